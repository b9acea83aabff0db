import type { CsvColumn, CsvMapping } from '@/lib/contract/csv-mapping';
import { accept, type Result, refuse } from '@/lib/result';
import type { BankFileProblem } from '../bank-file';
import { quote } from '../printed-text';
import { readWrittenDate } from '../written-date';
import { isOfCard } from './amounts/card-names';
import { chargesIn, takeChargesForDebits, takeChargesForFees } from './columns/charges';
import { preferFilled } from './columns/filled-columns';
import { guessColumns, spareText } from './columns/guess';
import type { CsvRole } from './columns/header-names';
import { findHeaderRow, mappedRoles } from './columns/header-row';
import { columnsOfRole, plainHeader, plainHeaders, rolesOfHeaders } from './columns/headers';
import { headersOfPairs } from './columns/headers-of-pairs';
import { keptNames } from './columns/kept-names';
import { numberedDescriptions } from './columns/numbered-descriptions';
import { preferCurrency } from './columns/prefer-currency';
import { datedRows, hasSign, rolesOfValues } from './columns/roles-of-values';
import { type PendingFlag, pendingFlags } from './pending/pending';
import { type CsvRow, cellsOf, namesAmounts, usualWidth } from './table';

/** The column of each part of a record. */
export type CsvLayout = {
  /** The printed headers; empty when the table has none. */
  headers: string[];
  /** Index of the first row of values. */
  firstRow: number;
  columns: Map<CsvRole, number>;
  /** Neither headers nor a person told money out from money in, but the balances or signs. */
  areSidesGuessed: boolean;
  /** All columns whose header is that of a day. */
  days: number[];
  /** Under which name the text of each column is kept beside the record; null where it is a member of that. */
  keptNames: (string | null)[];
  /** Columns of the description, the best first. */
  description: number[];
  /** Who paid and who was paid, where the table names both: one of them is the own business. */
  parties: { payer: number; recipient: number } | null;
  /** Of a description in several columns of which any may name the other party; empty where a table has none. */
  numbered: number[];
  /** Columns of the memo, which banks cut into several. */
  memos: number[];
  /** Columns that describe a movement where those of the description are empty, the best first. */
  texts: number[];
  /** The column that describes a movement where all of these are empty; null where there is none. */
  spareText: number | null;
  /** The account column was named by a person, so its values split the file into statements. */
  isAccountMapped: boolean;
  /** Columns that may have the amount before the fee, other than that of the amount. */
  beforeFee: number[];
  /** The amount is that before the fee, by its header and not by what a person said. */
  isBeforeFee: boolean;
  /** Columns of yes and no that say what is not booked yet. */
  pendingFlags: PendingFlag[];
  /** A header, or a line above the table, names a card or purchases. */
  isOfCard: boolean;
};

const OWN_NAMES = [
  ['naam', 'naam tegenpartij'],
  ['name', 'counterparty name'],
  ['description', 'description 1'],
  ['beschreibung', 'beschreibung 1'],
  ['descrizione', 'descrizione 1'],
] as const;
/**
 * Finds every column: what the mapping says first, then known headers, then what the values look like.
 * @param currency that of the books
 */
export function findLayout(
  rows: readonly CsvRow[],
  mapping: CsvMapping,
  currency?: string | undefined,
): Result<CsvLayout, BankFileProblem> {
  const headerRow = findHeaderRow(rows, mapping);
  const headers = headerRow === -1 ? [] : (rows[headerRow]?.cells ?? []);
  const values = rows.slice(headerRow + 1);
  const meant = headersOfPairs(headers, values);
  const found = rolesOfHeaders(meant);
  const mapped = mappedColumns(headers, usualWidth(values), mapping);
  if (!mapped.ok) return mapped;
  const plain = plainHeaders(meant);
  preferFilled(found, plain, values);
  const columns = merge(found, mapped.value.columns, values);
  const direction = columns.get('direction');
  // "Soll/Haben" may as well be the header of amounts with signs.
  if (!namesAmounts(columns) && areAmounts(cellsOf(values, direction))) {
    columns.set('amount', direction ?? -1);
    columns.delete('direction');
  }
  const charges = chargesIn(columns, plain);
  takeChargesForFees(columns, charges);
  const named = new Map(columns);
  for (const [role, column] of guessColumns(values, columns, plain)) columns.set(role, column);
  const valueDate = columns.get('value_date');
  if (!columns.has('date') && valueDate !== undefined) columns.set('date', valueDate);
  preferCurrency(columns, headers, values, mapping, currency);
  for (const [role, column] of rolesOfValues(values, columns, headers.length > 0)) columns.set(role, column);
  takeChargesForDebits(columns, charges, { rows: values, named });
  const missing = missingFields(columns);
  if (missing.length > 0) return refuse(cannotTell(headers, usualWidth(values), missing, mapping));
  const payee = columnsOfRole(plain, 'payee').find((column) => !namesOwnAccount(plain, column));
  if (namesOwnAccount(plain, columns.get('payee') ?? -1) && payee !== undefined) columns.set('payee', payee);
  const texts = textsOf(plain, columns, mapped.value);
  const taken = new Set([...columns.values(), ...found.values(), ...texts.texts, ...texts.description]);
  return accept({
    headers,
    firstRow: headerRow + 1,
    columns,
    areSidesGuessed: !namesAmounts(named) && columns.has('debit') && columns.has('credit'),
    days: columnsOfRole(plain, 'date'),
    keptNames: keptNames(headers, columns),
    ...texts,
    spareText: spareText(values, taken),
    isAccountMapped: mapping.account !== undefined,
    beforeFee: [...columnsOfRole(plain, 'gross'), ...columnsOfRole(plain, 'amount')].filter(
      (column) => column !== columns.get('amount'),
    ),
    isBeforeFee:
      mapping.amount === undefined && found.has('gross') && found.get('gross') === columns.get('amount'),
    pendingFlags: pendingFlags(plain, datedRows(values, columns.get('date'))),
    isOfCard: isOfCard(rows, headerRow, columns),
  });
}

/** Beside the name of the other party, a mere name is that of the account. */
function namesOwnAccount(plain: readonly string[], column: number): boolean {
  return OWN_NAMES.some(([own, other]) => plain[column] === own && plain.includes(other));
}

function textsOf(
  plain: readonly string[],
  columns: ReadonlyMap<CsvRole, number>,
  mapped: Mapped,
): Pick<CsvLayout, 'description' | 'parties' | 'numbered' | 'memos' | 'texts'> {
  const [payer, recipient] = [columns.get('payer'), columns.get('recipient')];
  const areBoth = payer !== undefined && recipient !== undefined && mapped.description === null;
  const ownMemo = mapped.columns.get('memo');
  const status = columns.get('status');
  const memos =
    ownMemo === undefined ? columnsOfRole(plain, 'memo').filter((column) => column !== status) : [ownMemo];
  const payees = (['payee', 'recipient', 'payer'] as const)
    .flatMap((role) => (areBoth && role !== 'payee' ? [] : columnsOfRole(plain, role)))
    .filter((column) => !namesOwnAccount(plain, column));
  const best = [columns.get('payee'), columns.get('memo')].flatMap((column) => column ?? []);
  const [first] = best;
  const numbered = numberedDescriptions(plain);
  const isOfBest = mapped.description === null || mapped.description[0] === numbered[0];
  return {
    numbered: isOfBest ? numbered : [],
    description: mapped.description ?? (areBoth || first === undefined ? [] : [first]),
    parties: areBoth ? { payer, recipient } : null,
    memos,
    texts: [...payees, ...best, ...memos],
  };
}

type Mapped = { columns: Map<CsvRole, number>; description: number[] | null };

function mappedColumns(
  headers: readonly string[],
  width: number,
  mapping: CsvMapping,
): Result<Mapped, BankFileProblem> {
  const columns = new Map<CsvRole, number>();
  for (const role of mappedRoles) {
    const wanted = mapping[role];
    if (wanted === undefined) continue;
    const column = columnOf(wanted, headers, width);
    if (column === null) return refuse(noSuchColumn(role, wanted, headers, width));
    columns.set(role, column);
  }
  const description: number[] = [];
  for (const wanted of [mapping.description ?? []].flat()) {
    const column = columnOf(wanted, headers, width);
    if (column === null) return refuse(noSuchColumn('description', wanted, headers, width));
    description.push(column);
  }
  return accept({ columns, description: description.length > 0 ? description : null });
}

function columnOf(wanted: CsvColumn, headers: readonly string[], width: number): number | null {
  if (typeof wanted === 'number') {
    const isThere = Number.isInteger(wanted) && wanted >= 1 && wanted <= Math.max(width, headers.length);
    return isThere ? wanted - 1 : null;
  }
  const exact = headers.findIndex((header) => header.trim() === wanted.trim());
  const column =
    exact === -1 ? headers.findIndex((header) => plainHeader(header) === plainHeader(wanted)) : exact;
  return column === -1 ? null : column;
}

/**
 * A column that a person named loses the role that its header gave it; so do the other ways to say the amount. Of those that only
 * headers name, an amount without a sign is the lesser.
 */
function merge(
  found: Map<CsvRole, number>,
  mapped: Map<CsvRole, number>,
  values: readonly CsvRow[],
): Map<CsvRole, number> {
  const taken = new Set(mapped.values());
  const columns = new Map([...found].filter(([, column]) => !taken.has(column)));
  if (mapped.has('debit') || mapped.has('credit')) columns.delete('amount');
  for (const [role, column] of mapped) columns.set(role, column);
  if (!mapped.has('amount') && hasBetterSides(columns, values)) columns.delete('amount');
  if (columns.has('amount')) {
    columns.delete('debit');
    columns.delete('credit');
  }
  return columns;
}

/** Whether money out and in have a column each, and the amount beside them has no sign or is a day ("Valor"). */
function hasBetterSides(columns: ReadonlyMap<CsvRole, number>, values: readonly CsvRow[]): boolean {
  if (!columns.has('debit') || !columns.has('credit')) return false;
  const isDay = (text: string) => readWrittenDate(text) !== null;
  const textsOf = (role: CsvRole) =>
    cellsOf(values, columns.get(role)).filter((text) => /[\p{L}\d]/u.test(text));
  const sides = [...textsOf('debit'), ...textsOf('credit')];
  const areAmounts = sides.length > 0 && sides.every((text) => /\d/.test(text) && !isDay(text));
  return areAmounts && textsOf('amount').every((text) => isDay(text) || !hasSign(text));
}

function areAmounts(texts: readonly string[]): boolean {
  const printed = texts.filter((text) => text.trim() !== '');
  return printed.length > 0 && printed.every((text) => /^[-+]?\d[\d.,'’\s]*$/.test(text.trim()));
}

function missingFields(columns: Map<CsvRole, number>): string[] {
  const missing: string[] = [];
  if (!columns.has('date')) missing.push('mapping.date');
  if (!namesAmounts(columns)) {
    missing.push('mapping.amount (or mapping.debit and mapping.credit)');
  }
  return missing;
}

function cannotTell(
  headers: readonly string[],
  width: number,
  missing: string[],
  mapping: CsvMapping,
): BankFileProblem {
  const isSomeTable = missing.length > 1 && Object.keys(mapping).length === 0;
  return {
    code: isSomeTable ? 'unrecognized_file' : 'no_statement',
    message: `The file seems to be a table (CSV) with ${listColumns(headers, width)}, but its columns cannot be identified: give ${missing.join(' and ')}.`,
  };
}

function noSuchColumn(
  field: string,
  wanted: CsvColumn,
  headers: readonly string[],
  width: number,
): BankFileProblem {
  const message = `mapping.${field} names the column ${quote(String(wanted))}, but the table has ${listColumns(headers, width)}.`;
  return { code: 'no_statement', message };
}

/** How a sentence to a person calls the cell of a role. */
export function labelOf({ headers, columns }: CsvLayout, role: CsvRole, plain: string): string {
  const header = headers[columns.get(role) ?? -1]?.trim();
  return header ? `${plain} (${quote(header)})` : plain;
}

function listColumns(headers: readonly string[], width: number): string {
  if (headers.length === 0) return `${width} columns without headers`;
  const shown = headers.slice(0, 20).map(quote).join(', ');
  return `the columns ${shown}${headers.length > 20 ? ' and more' : ''}`;
}
