import { type DecimalStyle, decimalMarkOf, readDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import { balanceIn, statesBalance } from '../balance-names';
import type { ClosingBalance, RecordOutcome, StatementsOutcome } from '../bank-file';
import { noStatement } from '../no-statement';
import { describeRecord, externalIdOf, metadataOf, quote, typeOf } from '../printed-text';
import { collectStatements } from '../statement-collection';
import { calendarDay } from '../written-date';
import { draftOfxStatements, type OfxDrafts, type OfxRecordDraft, type OfxStatementDraft } from './drafts';
import { directed, directionsOf, type OfxDirections, type OfxMovement } from './signs';

/** Our names for what OFX 2.2 §11.4.4 calls otherwise; any other field keeps its tag, in lower case. */
const METADATA_NAMES: Record<string, string> = {
  NAME: 'payee',
  'PAYEE.NAME': 'payee',
  'EXTDPAYEE.NAME': 'extended_payee',
  CHECKNUM: 'check_number',
  REFNUM: 'reference',
  DTPOSTED: 'date_text',
  DTTRAN: 'date_text',
  DTUSER: 'user_date',
  DTAVAIL: 'available_date',
  SRVRTID: 'server_transaction_id',
  'BANKACCTTO.ACCTID': 'counterparty_account',
  'CCACCTTO.ACCTID': 'counterparty_account',
  'ORIGCURRENCY.CURSYM': 'original_currency',
  'ORIGCURRENCY.CURRATE': 'original_currency_rate',
};
const READ_ELSEWHERE = new Set(['TRNTYPE', 'TRNAMT', 'FITID']);

const endsInRecord = 'The file ends inside this record (no </STMTTRN>).';

/** Statements of an OFX 1, OFX 2 or QFX file. */
export function readOfx(text: string): StatementsOutcome {
  const drafts = draftOfxStatements(text);
  const style: DecimalStyle = { mark: decimalMarkOf(printedAmounts(drafts)), ungrouped: true };
  const collection = collectStatements();
  for (const draft of drafts.statements) {
    const accountId =
      draft.fields.get('BANKACCTFROM.ACCTID') ?? draft.fields.get('CCACCTFROM.ACCTID') ?? null;
    const currency = draft.fields.get('CURDEF')?.toUpperCase() ?? null;
    const statement = collection.open({ accountId, kind: draft.kind, currency });
    const movements = draft.records.flatMap((record) => printedMovement(record, style) ?? []);
    const directions = directionsOf(movements, draft.kind === 'credit_card');
    for (const record of draft.records) {
      collection.add(statement, record.line, readRecord(record, { style, currency, directions }));
    }
    if (draft.records.at(-1)?.isComplete === false) statement.cutOff = endsInRecord;
    const closing = readClosing(draft, style);
    if (closing?.ok) collection.closeAt(statement, closing.value);
    else if (closing) statement.uncomparedBalance = closing.problem;
    const missing = missingEnd(draft, drafts);
    if (missing !== null) collection.cut(statement, drafts.lastLine, missing);
  }
  return collection.finish(noStatement('OFX', 'bank or card statement', contentsOf(drafts.messageSets)));
}

function* printedAmounts(drafts: OfxDrafts): Generator<string> {
  for (const { records } of drafts.statements) {
    for (const { fields } of records) yield fields.get('TRNAMT') ?? '';
  }
}

/** How the records of one statement are read. */
type Reading = { style: DecimalStyle; currency: string | null; directions: OfxDirections };

function readRecord(draft: OfxRecordDraft, reading: Reading): RecordOutcome {
  const { fields } = draft;
  if (!draft.isComplete) return refuse(endsInRecord);
  const balance = balanceIn(textsOf(fields));
  if (balance) return refuse(statesBalance(balance.text));
  const correction = correctionOf(fields);
  if (correction !== null) return refuse(correction);
  const dateText = fields.get('DTPOSTED') ?? fields.get('DTTRAN');
  const date = readDay(dateText);
  const amount = readAmount(draft, reading);
  if (!date.ok) return refuse(amount.ok ? date.problem : `${date.problem} ${amount.problem}`);
  if (!amount.ok) return amount;
  return accept({
    line: draft.line,
    externalId: externalIdOf(fields.get('FITID')),
    date: date.value,
    amount: amount.value,
    description: describeRecord([
      ...textsOf(fields),
      [fields.get('TRNTYPE'), fields.get('CHECKNUM')].filter(Boolean).join(' '),
    ]),
    type: typeOf(fields.get('TRNTYPE')),
    posted: !draft.isPending,
    metadata: metadataOf(renamed(fields)),
  });
}

/** Why a record that corrects an earlier one is refused (OFX 2.2 §11.4.4): it is no further movement. Null for others. */
function correctionOf(fields: OfxRecordDraft['fields']): string | null {
  const id = externalIdOf(fields.get('CORRECTFITID'));
  if (id === null) return null;
  const action = fields.get('CORRECTACTION')?.toUpperCase();
  const verb = action === 'DELETE' ? 'deletes' : action === 'REPLACE' ? 'replaces' : 'corrects';
  const amount = action === 'REPLACE' ? `, with the amount ${quote(fields.get('TRNAMT') ?? '')}` : '';
  return `The record ${verb} the bank’s record ${quote(id)}${amount}: change that transaction by hand.`;
}

/** What describes the movement, the best first. */
function textsOf(fields: OfxRecordDraft['fields']): (string | undefined)[] {
  return ['NAME', 'PAYEE.NAME', 'EXTDPAYEE.NAME', 'MEMO'].map((tag) => fields.get(tag));
}

/**
 * LEDGERBAL, or why it is not compared with the books; null where there is none. It is without what is only announced.
 * Of a day after those of the list it says nothing of the books: what was booked in between is not in the file. Some
 * banks print what is owed on a card as positive, others as negative: a positive balance of a card says nothing.
 */
function readClosing(
  { fields, kind, records }: OfxStatementDraft,
  style: DecimalStyle,
): Result<ClosingBalance, string> | null {
  const day = readDay(fields.get('LEDGERBAL.DTASOF'));
  const amount = readDecimalText(fields.get('LEDGERBAL.BALAMT') ?? '', style);
  if (!day.ok || amount === null) return null;
  const balance = `The balance of ${amount} on ${day.value} is not compared with the books`;
  const last = lastDayOf(fields, records);
  if (day.value > last)
    return refuse(
      last === ''
        ? `${balance}: the file has no movements up to that day.`
        : `${balance}: the file has movements only up to ${last}.`,
    );
  const isOpen = kind === 'credit_card' && !amount.startsWith('-') && /[1-9]/.test(amount);
  return isOpen
    ? refuse(`${balance}: of a card it may be what is owed, or what was paid too much.`)
    : accept({ day: day.value, amount });
}

/** The last day of the list (DTEND), or of its movements where that is later or not printed; empty where there is neither. */
function lastDayOf(fields: OfxRecordDraft['fields'], records: readonly OfxRecordDraft[]): string {
  const booked = records.filter(({ isPending }) => !isPending).map((record) => record.fields);
  const days = [fields.get('DTEND'), ...booked.map((each) => each.get('DTPOSTED'))].map(readDay);
  return days.reduce((last, day) => (day.ok && day.value > last ? day.value : last), '');
}

/** The day as printed: the first eight digits, whatever time and zone follow (OFX 2.2 §3.2.8.2). */
function readDay(text: string | undefined): Result<string, string> {
  if (text === undefined) return refuse('The date (DTPOSTED) is missing.');
  const match = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})(?:\d{2}){0,3}(?!\d)/.exec(text);
  const day = match ? calendarDay(Number(match[1]), Number(match[2]), Number(match[3])) : null;
  return day ? accept(day) : refuse(`The date (DTPOSTED) ${quote(text)} is not a valid calendar date.`);
}

/** What a record prints of the movement; null where it states a balance instead, or its amount cannot be read. */
function printedMovement({ fields }: OfxRecordDraft, style: DecimalStyle): OfxMovement | null {
  const text = fields.get('TRNAMT') ?? '';
  const amount = readDecimalText(text, style);
  if (amount === null || balanceIn(textsOf(fields)) !== null) return null;
  return { kind: fields.get('TRNTYPE')?.toUpperCase() ?? '', text, amount };
}

/** TRNAMT is in the CURRENCY aggregate's currency where there is one (OFX 2.2 §5.2): not ours to convert. */
function readAmount(draft: OfxRecordDraft, { style, currency, directions }: Reading): Result<string, string> {
  const text = draft.fields.get('TRNAMT');
  if (text === undefined) return refuse('The amount (TRNAMT) is missing.');
  const movement = printedMovement(draft, style);
  if (movement === null) return refuse(`The amount (TRNAMT) ${quote(text)} is not a number.`);
  const own = draft.fields.get('CURRENCY.CURSYM')?.toUpperCase();
  if (own === undefined || currency === null || own === currency) return directed(movement, directions);
  return refuse(
    `The amount (TRNAMT) ${quote(text)} is in ${quote(own)}, the statement in ${quote(currency)}.`,
  );
}

function renamed(fields: Map<string, string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [tag, value] of fields) {
    if (READ_ELSEWHERE.has(tag)) continue;
    const name = METADATA_NAMES[tag] ?? tag.toLowerCase().replaceAll('.', '_');
    kept[name] ??= value;
  }
  return kept;
}

/** A list that just stops would otherwise pass for a whole one. */
function missingEnd(draft: OfxStatementDraft, drafts: OfxDrafts): string | null {
  if (draft.isComplete || draft.records.at(-1)?.isComplete === false) return null;
  const isLast = draft === drafts.statements.at(-1);
  return isLast ? 'The file ends inside this statement: records may be missing after this line.' : null;
}

function contentsOf(messageSets: Set<string>): string[] {
  const names: [RegExp, string][] = [
    [/^INVSTMT/, 'an investment account (INVSTMTMSGSRS)'],
    [/^PROF/, "the bank's profile (PROFMSGSRS)"],
    [/^SIGNUP/, 'account enrolment (SIGNUPMSGSRS)'],
    [/^SECLIST/, 'a list of securities (SECLISTMSGSRS)'],
    [/^SIGNON/, 'a sign-on (SIGNONMSGSRS)'],
  ];
  return names.flatMap(([pattern, name]) =>
    [...messageSets].some((messageSet) => pattern.test(messageSet)) ? [name] : [],
  );
}
