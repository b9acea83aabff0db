import { type DecimalStyle, isAmbiguous, readDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import { balanceIn, statesBalance } from '../balance-names';
import type { RecordOutcome } from '../bank-file';
import { ambiguousAmount, describeRecord, metadataOf, quote, typeOf } from '../printed-text';
import { readWrittenDate, resolveDate } from '../written-date';
import type { QifField, QifRecordDraft } from './drafts';

export type QifStyle = { numbers: DecimalStyle; dayFirst: boolean };

/** T is the amount; U repeats it for larger values and is the only one in some programs' files. */
export const AMOUNT_CODES = 'TU';
const SPLIT_CODES = 'SE$%';
const METADATA_NAMES: Record<string, string> = {
  D: 'date_text',
  P: 'payee',
  M: 'memo',
  L: 'category',
  C: 'cleared',
  F: 'reimbursable',
};

/** The first field with one of the codes that holds anything. */
export function fieldText(record: QifRecordDraft, codes: string): string | undefined {
  return record.fields.find(({ code, text }) => codes.includes(code) && text !== '')?.text;
}

export function readQifRecord(record: QifRecordDraft, style: QifStyle): RecordOutcome {
  const balance = balanceOf(record);
  if (balance !== null) return refuse(statesBalance(balance));
  const date = readDay(record, style.dayFirst);
  if (!date.ok) return date;
  const amount = readAmount(record, style.numbers);
  if (!amount.ok) return amount;
  const number = fieldText(record, 'N');
  const isCheck = number !== undefined && /^\d+$/.test(number);
  return accept({
    line: record.line,
    externalId: null,
    date: date.value,
    amount: amount.value,
    description: describeRecord([
      fieldText(record, 'P'),
      fieldText(record, 'M'),
      isCheck ? `Check ${number}` : number,
    ]),
    type: isCheck ? 'check' : typeOf(number),
    posted: true,
    metadata: metadataOf({
      ...plainFields(record.fields),
      [isCheck ? 'check_number' : 'number']: number,
      address: joined(record.fields, 'A'),
      splits: splitsOf(record.fields),
    }),
  });
}

/**
 * The name of the balance that a bank prints among the movements. A program's register opens with its balance as a record, and one
 * with a category was booked.
 */
function balanceOf(record: QifRecordDraft): string | null {
  if (fieldText(record, `L${SPLIT_CODES}`) !== undefined) return null;
  const balance = balanceIn([fieldText(record, 'P'), fieldText(record, 'M')]);
  return balance === null || balance.kind === 'opening' ? null : balance.text;
}

function readDay(record: QifRecordDraft, dayFirst: boolean): Result<string, string> {
  const text = fieldText(record, 'D');
  if (text === undefined) return refuse('The date (D) is missing.');
  const written = readWrittenDate(text);
  if (written === null) return refuse(`The date (D) ${quote(text)} cannot be read.`);
  const day = resolveDate(written, dayFirst);
  const order = dayFirst ? 'day first' : 'month first';
  return day
    ? accept(day)
    : refuse(`The date (D) ${quote(text)} is not a valid calendar date (read ${order}).`);
}

function readAmount(record: QifRecordDraft, numbers: DecimalStyle): Result<string, string> {
  const text = fieldText(record, AMOUNT_CODES);
  if (text === undefined) return refuse('The amount (T) is missing.');
  const amount = readDecimalText(text, numbers);
  if (amount === null && isAmbiguous(text, numbers)) return refuse(ambiguousAmount('The amount (T)', text));
  return amount === null ? refuse(`The amount (T) ${quote(text)} is not a number.`) : accept(amount);
}

function plainFields(fields: QifField[]): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const { code, text } of fields) {
    if (`${AMOUNT_CODES}${SPLIT_CODES}NA`.includes(code) || !/^[A-Z\d]$/.test(code)) continue;
    kept[METADATA_NAMES[code] ?? `field_${code.toLowerCase()}`] ??= text;
  }
  return kept;
}

function joined(fields: QifField[], wanted: string): string {
  return fields.flatMap(({ code, text }) => (code === wanted && text !== '' ? [text] : [])).join(', ');
}

/** The parts of a split as JSON, texts as printed: `[{"category":"Rent","memo":"May","amount":"-40.00"}]`. */
function splitsOf(fields: QifField[]): string | undefined {
  const names: Record<string, string> = { E: 'memo', $: 'amount', '%': 'percent' };
  const splits: Record<string, string>[] = [];
  for (const { code, text } of fields) {
    if (code === 'S') splits.push({ category: text });
    const name = names[code];
    const split = splits.at(-1);
    if (name !== undefined && split !== undefined && text !== '') split[name] = text;
  }
  return splits.length === 0 ? undefined : JSON.stringify(splits);
}
