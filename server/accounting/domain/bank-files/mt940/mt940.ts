import { refuse } from '@/lib/result';
import type { BankStatement, RecordOutcome, StatementsOutcome } from '../bank-file';
import { quote } from '../printed-text';
import { bookedOf } from '../statement-balances';
import { collectStatements } from '../statement-collection';
import { readMt940Balance } from './balance';
import { draftMt940Messages, type Mt940MessageDraft } from './drafts';
import { readMt940Entry } from './entry';

/**
 * Statements of a file of SWIFT MT940 messages; the messages of one account are one statement. Interim reports (MT942) are left
 * out: what they announce comes again when it is booked.
 */
export function readMt940(text: string): StatementsOutcome {
  const drafts = draftMt940Messages(text);
  const booked = drafts.messages.filter(({ isInterim }) => !isInterim);
  const interim = drafts.messages.filter(({ isInterim }) => isInterim);
  if (booked.length === 0 && interim.length > 0) {
    const message =
      'The file holds interim reports (MT942), which do not tell what is booked from what is only announced. Import the statement (MT940) that follows them.';
    return refuse({ code: 'no_statement', message });
  }
  const collection = collectStatements();
  const statementOf = new Map<string | null, BankStatement>();
  let lastStatement: BankStatement | null = null;
  for (const message of booked) {
    const accountId = accountOf(message);
    const statement = collection.open({ accountId, kind: 'bank', currency: message.currency });
    lastStatement = statement;
    statementOf.set(accountId, statement);
    const outcomes: RecordOutcome[] = [];
    for (const entry of message.entries) {
      const outcome = readMt940Entry(entry);
      outcomes.push(outcome);
      collection.add(statement, entry.line, outcome);
    }
    const closing = readMt940Balance(message.closing);
    collection.closeAt(statement, closing);
    collection.balance(statement, {
      opening: readMt940Balance(message.opening),
      closing: closing ?? readMt940Balance(message.carriedForward),
      movements: bookedOf(outcomes),
      isPage: false,
    });
    if (message.isClosed || message !== drafts.messages.at(-1)) continue;
    const reason =
      'The file ends before the closing balance (:62F:): records may be missing after this line.';
    collection.cut(statement, drafts.lastLine, reason);
  }
  for (const report of interim) {
    const statement = statementOf.get(accountOf(report));
    const note = `An interim report (MT942) announces ${countOf(report.entries.length)} here, to come with the statement (MT940) that books what is announced.`;
    if (statement && report.entries.length > 0) collection.add(statement, report.line, refuse(note));
  }
  for (const stray of drafts.strays) {
    const statement = lastStatement ?? collection.open({ accountId: null, kind: 'bank', currency: null });
    const reason = `The statement line (:61:) ${quote(stray.entry[0] ?? '')} is outside any message, so its account is unknown.`;
    collection.add(statement, stray.line, refuse(reason));
  }
  return collection.finish('The file holds MT940 fields, but no statement.');
}

/** `:25:` without the currency of the statement that some banks print behind the number, with a blank or without. */
function accountOf({ account, currency }: Mt940MessageDraft): string | null {
  if (account === null) return null;
  if (currency === null) return account.replace(/\s[A-Z]{3}$/, '').trimEnd();
  return account.endsWith(currency) ? account.slice(0, -currency.length).trimEnd() : account;
}

function countOf(movements: number): string {
  return movements === 1 ? '1 movement' : `${movements} movements`;
}
