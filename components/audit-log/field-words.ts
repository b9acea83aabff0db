import { dayOf, isDay } from '@/lib/dates/instant';
import { formatAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { formatMoment } from '@/lib/format/moment';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';
import { type Leaf, textOf } from './record-changes';
import { worded } from './record-words';

/** What is needed to write a value for a reader. */
export type Wording = {
  currency: string;
  locale: string;
  /** Names by identifier, of ledgers and whatever else is known. */
  names: ReadonlyMap<string, string>;
  /** The clock of this machine, unless given. */
  timeZone?: string | undefined;
};

const fieldNames: Record<string, string> = {
  datetime: 'Date',
  debit_credit: 'Side',
  ledger_id: 'Ledger',
  parent_id: 'Parent',
  metadata_: 'Metadata',
  external_id: 'Reference',
  report_cash_flow: 'In the cash flow report',
  financial_account_type: 'Kind of account',
  books_locked_through: 'Closed through',
  entries_start: 'Books start on',
  is_reconciled: 'Reconciled',
  categorization_method: 'Categorized by',
  line_entries: 'Line',
  lines: 'Line',
};

/** `Line 2 · Amount` of the path to it. */
export function fieldName(path: readonly string[]): string {
  return path
    .map((part) => (part.startsWith('#') ? part : (fieldNames[part] ?? capitalized(worded(part)))))
    .join(' · ')
    .replaceAll(' · #', ' ');
}

/** Free text stays as it was typed, whatever it looks like. */
const FREE_TEXT = /name|description|number|notes|reason|body|message|external_id|metadata_/;
const AMOUNT_FIELD = /amount|_paid$|^unit_price$|^balance$/;
const DAY_FIELD = /^(datetime|entries_start|due_at|issued_at|sent_at)$/;

/** A value as the reader writes it: amounts, days, names of ledgers, words for codes. */
export function valueText(path: readonly string[], leaf: Leaf, wording: Wording): string {
  const field = path.at(-1) ?? '';
  const text = textOf(leaf);
  if (typeof leaf === 'boolean') return leaf ? 'Yes' : 'No';
  if (typeof leaf !== 'string') return AMOUNT_FIELD.test(field) ? amountText(text, wording) : text;
  if (path.some((part) => FREE_TEXT.test(part))) return text;
  if (isDay(text)) return formatDayOfYear(text, wording.locale);
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) {
    return DAY_FIELD.test(field)
      ? formatDayOfYear(dayOf(text), wording.locale)
      : formatMoment(text, wording.locale, wording.timeZone);
  }
  if (/_ids?$|_of$/.test(field)) return namesText(text, wording);
  return /^[a-z]+([_-][a-z]+)*$/.test(text) ? capitalized(worded(text)) : text;
}

function amountText(text: string, { currency, locale }: Wording): string {
  const units = minorUnitsOf(text, decimalsOf(currency));
  return units.ok ? formatAmount(units.value, currency, locale) : text;
}

function namesText(text: string, { names }: Wording): string {
  return text
    .split(', ')
    .map((id) => names.get(id) ?? id)
    .join(', ');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
