import { refuse } from '@/lib/result';
import type { BankStatement, StatementsOutcome } from '../bank-file';
import { quote } from '../printed-text';
import { collectStatements } from '../statement-collection';
import { readMt940Closing } from './closing';
import { draftMt940Messages } from './drafts';
import { readMt940Entry } from './entry';

/** Statements of a file of SWIFT MT940 messages; the messages of one account are one statement. */
export function readMt940(text: string): StatementsOutcome {
  const drafts = draftMt940Messages(text);
  if (drafts.isInterim) {
    const message = 'The file holds interim reports (MT942). Import the statement (MT940) that follows them.';
    return refuse({ code: 'no_statement', message });
  }
  const collection = collectStatements();
  let lastStatement: BankStatement | null = null;
  for (const message of drafts.messages) {
    const accountId = message.account?.replace(/\s+[A-Z]{3}$/, '') ?? null;
    const statement = collection.open({ accountId, kind: 'bank', currency: message.currency });
    lastStatement = statement;
    for (const entry of message.entries) collection.add(statement, entry.line, readMt940Entry(entry));
    collection.closeAt(statement, readMt940Closing(message.closing));
    if (message.isClosed || message !== drafts.messages.at(-1)) continue;
    const reason =
      'The file ends before the closing balance (:62F:): records may be missing after this line.';
    collection.cut(statement, drafts.lastLine, reason);
  }
  for (const stray of drafts.strays) {
    const statement = lastStatement ?? collection.open({ accountId: null, kind: 'bank', currency: null });
    const reason = `The statement line (:61:) ${quote(stray.entry[0] ?? '')} is outside any message, so its account is unknown.`;
    collection.add(statement, stray.line, refuse(reason));
  }
  return collection.finish('The file holds MT940 fields, but no statement.');
}
