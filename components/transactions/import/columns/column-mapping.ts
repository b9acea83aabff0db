import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';

/** What a person can say that a column is. */
export const columnRoles = [
  { id: 'unused', name: 'Not used' },
  { id: 'date', name: 'Date' },
  { id: 'description', name: 'Description' },
  { id: 'memo', name: 'Memo' },
  { id: 'amount', name: 'Amount, signed' },
  { id: 'debit', name: 'Money out' },
  { id: 'credit', name: 'Money in' },
  { id: 'direction', name: 'In or out' },
  { id: 'id', name: 'Bank’s own id' },
  { id: 'currency', name: 'Currency' },
  { id: 'balance', name: 'Balance' },
  { id: 'account', name: 'Account' },
] as const;
export type ColumnRole = (typeof columnRoles)[number]['id'];

export const dateOrders = [
  { id: 'found', name: 'As found' },
  { id: 'DMY', name: 'Day, month, year' },
  { id: 'MDY', name: 'Month, day, year' },
  { id: 'YMD', name: 'Year, month, day' },
] as const;
export type DateOrder = (typeof dateOrders)[number]['id'];

export const decimalMarks = [
  { id: 'found', name: 'As found' },
  { id: ',', name: 'Comma: 1.234,50' },
  { id: '.', name: 'Point: 1,234.50' },
] as const;
export type DecimalMark = (typeof decimalMarks)[number]['id'];

/** What a mapping says of amounts that can be meant in several ways, apart from whether all are exchanged. */
type AmountWords = Pick<CsvMapping, 'debit_sign' | 'credit_sign' | 'out_word' | 'in_word'>;

/** One way to read such amounts. */
export type AmountReading = TransactionPreview['amount_readings'][number];

/** What a person said about a file's columns; the roles by place, from the left. */
export type ColumnAnswers = {
  roles: readonly ColumnRole[];
  hasHeader: boolean;
  dateOrder: DateOrder;
  decimalMark: DecimalMark;
  /** Money out is printed as positive, as some card statements do; null where nobody said so. */
  isInverted: boolean | null;
  amountWords: AmountWords;
};

export const nothingSaid: ColumnAnswers = {
  roles: [],
  hasHeader: true,
  dateOrder: 'found',
  decimalMark: 'found',
  isInverted: null,
  amountWords: {},
};

/** A mapping of the service as answers, to be changed. */
export function answersOf(mapping: CsvMapping, columnCount: number): ColumnAnswers {
  const roles: ColumnRole[] = Array.from({ length: columnCount }, () => 'unused');
  for (const { id } of columnRoles) {
    if (id === 'unused') continue;
    for (const place of [mapping[id] ?? []].flat()) {
      if (typeof place === 'number' && place <= columnCount) roles[place - 1] = id;
    }
  }
  const format = mapping.date_format?.toUpperCase();
  return {
    roles,
    hasHeader: mapping.has_header ?? true,
    dateOrder: dateOrders.find(({ id }) => id === format)?.id ?? 'found',
    decimalMark: mapping.decimal_separator ?? 'found',
    isInverted: mapping.invert_amounts ?? null,
    amountWords: amountWordsOf(mapping),
  };
}

/** The answers with one of the ways to read amounts. All of one direction, they have no word for it. */
export function withReading(answers: ColumnAnswers, reading: AmountReading): ColumnAnswers {
  const { invert_amounts: isInverted, direction } = reading;
  const { debit_sign, credit_sign, ...words } = { ...answers.amountWords, ...amountWordsOf(reading) };
  const signs = amountWordsOf({ debit_sign, credit_sign });
  if (isInverted !== undefined)
    return { ...withoutRole(answers, 'direction'), isInverted, amountWords: signs };
  const amountWords = { ...signs, ...words };
  if (typeof direction !== 'number') return { ...answers, amountWords };
  return { ...withRole(answers, direction - 1, 'direction'), isInverted: null, amountWords };
}

/** Whether the answers are those of this way to read amounts. */
export function saysReading(answers: ColumnAnswers, reading: AmountReading): boolean {
  return JSON.stringify(toMapping(withReading(answers, reading))) === JSON.stringify(toMapping(answers));
}

function amountWordsOf({ debit_sign, credit_sign, out_word, in_word }: AmountWords): AmountWords {
  return {
    ...(debit_sign && { debit_sign }),
    ...(credit_sign && { credit_sign }),
    ...(out_word !== undefined && { out_word }),
    ...(in_word !== undefined && { in_word }),
  };
}

function withoutRole(answers: ColumnAnswers, role: ColumnRole): ColumnAnswers {
  return { ...answers, roles: answers.roles.map((each) => (each === role ? 'unused' : each)) };
}

/** The role of one column; a role that only one column can have is taken from the one that had it. */
export function withRole(answers: ColumnAnswers, place: number, role: ColumnRole): ColumnAnswers {
  const length = Math.max(answers.roles.length, place + 1);
  const roles = Array.from({ length }, (_, index): ColumnRole => {
    if (index === place) return role;
    const had = answers.roles[index] ?? 'unused';
    return had === role && role !== 'description' ? 'unused' : had;
  });
  return { ...answers, roles };
}

/** What is still missing before the file can be read, in words; null when it can. */
export function missingColumns({ roles }: ColumnAnswers): string | null {
  const has = (role: ColumnRole) => roles.includes(role);
  if (!has('date')) return 'Choose the column of the date.';
  if (!has('amount') && !has('debit') && !has('credit')) return 'Choose the column of the amount.';
  return null;
}

/** As the service takes it: columns by their place, counted from 1. */
export function toMapping(answers: ColumnAnswers): CsvMapping {
  const { roles, hasHeader, dateOrder, decimalMark, isInverted, amountWords } = answers;
  const mapping: CsvMapping = { has_header: hasHeader, ...amountWords };
  const descriptions: number[] = [];
  for (const [index, role] of roles.entries()) {
    if (role === 'unused') continue;
    if (role === 'description') descriptions.push(index + 1);
    else mapping[role] = index + 1;
  }
  if (descriptions.length > 0) mapping.description = descriptions;
  if (dateOrder !== 'found') mapping.date_format = dateOrder;
  if (decimalMark !== 'found') mapping.decimal_separator = decimalMark;
  if (isInverted !== null) mapping.invert_amounts = isInverted;
  return mapping;
}
