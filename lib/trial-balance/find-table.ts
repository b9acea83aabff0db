import type { CsvRow } from '@/lib/csv/csv-rows';
import { accept, type Result, refuse } from '@/lib/result';
import { isNothing, readAmountCell, signOfMark } from './amount-cell';
import {
  type AmountRole,
  accountRoleOf,
  amountRoleOf,
  isDateHeader,
  isDayOrYear,
  isYear,
  type Moment,
  momentOf,
} from './header-words';

export type AmountColumn = { at: number; role: AmountRole; moment: Moment; header: string };

/** Where the table begins, and what its columns are. */
export type AccountTable = {
  above: string[];
  rows: CsvRow[];
  /** `account` is a column that has the name, or code and name. */
  code: number | null;
  name: number | null;
  type: number | null;
  mark: number | null;
  amounts: AmountColumn[];
};

const headRows = 60;
const anyStyle = { mark: null, decorated: true } as const;

export function findTable(rows: readonly CsvRow[]): Result<AccountTable, string> {
  const at = rows.slice(0, headRows).findIndex(isHeader);
  const found = at === -1 ? withoutHeader(rows) : withHeader(rows, at);
  if (!found)
    return refuse('No columns of debit and credit, or of balances, were found. Is this a trial balance?');
  const isList = at !== -1 && rows[at]?.cells.some(isDateHeader);
  if (isList)
    return refuse(
      'The file has a column of dates, so it is a list of transactions. Bank files are imported under Transactions.',
    );
  return accept(found);
}

export function isHeader({ cells }: CsvRow): boolean {
  const amounts = cells.filter((cell) => amountRoleOf(cell) !== null).length;
  const roles = new Set(cells.map(accountRoleOf));
  const hasCodeAndName = roles.has('code') && (roles.has('name') || roles.has('account'));
  if (cells.some((cell) => isAmount(cell) && !isDayOrYear(cell))) return false;
  const hasAccount = cells.some((cell) => accountRoleOf(cell) !== null);
  if (cells.some(isYear) && !hasAccount && !areTimes(cells)) return false;
  if (amounts === 0) return hasCodeAndName || (roles.has('name') && roles.has('type'));
  // A blank cell above the accounts; a title alone is no header.
  return amounts >= 2 || (cells.length > 1 && (roles.size > 1 || isNothing(cells[0] ?? '')));
}

/**
 * Days and years alone, behind a blank cell above the accounts also with words for amounts behind them. Beside any other text, which may
 * be an account, "2025" is rather its balance.
 */
function areTimes(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.filter((cell) => !isNothing(cell));
  const hasBlankFirst = isNothing(cells[0] ?? '');
  return (
    isDayOrYear(first) &&
    others.every((cell) => isDayOrYear(cell) || (hasBlankFirst && amountRoleOf(cell) !== null))
  );
}

function textsOf(rows: readonly CsvRow[]): string[] {
  return rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').join(' '));
}

function isAmount(cell: string): boolean {
  return !isNothing(cell) && readAmountCell(cell, anyStyle, 2).ok;
}

/** A header may have two rows: the balance above, its sides below. */
function withHeader(rows: readonly CsvRow[], first: number): AccountTable {
  const next = rows[first + 1];
  const isDouble = next !== undefined && isHeader(next) && !next.cells.every((cell) => isNothing(cell));
  const at = isDouble ? first + 1 : first;
  const headers = (rows[at]?.cells ?? []).map((cell) => cell.trim());
  const groups = groupsAbove(rows[at - 1]?.cells ?? []);
  const roles = headers.map(accountRoleOf);
  const placeOf = (role: string) => {
    const place = roles.indexOf(role as (typeof roles)[number]);
    return place === -1 ? null : place;
  };
  const body = rows.slice(at + 1);
  const amounts = headers.flatMap((header, column): AmountColumn[] => {
    const role = amountRoleOf(header);
    const whole = [groups[column], header].filter(Boolean).join(' ');
    if (role) return [{ at: column, role, moment: momentOf(whole), header: whole }];
    if (header === '' || accountRoleOf(header) !== null || !hasCents(body, column)) return [];
    return [{ at: column, role: 'balance', moment: 'unknown', header: whole }];
  });
  const account = placeOf('account');
  const [code, name] = [placeOf('code'), placeOf('name')];
  return {
    above: textsOf(rows.slice(0, at)),
    rows: body,
    code: code ?? (name === null ? null : account),
    name: name ?? account ?? textColumn(body, [code, ...amounts.map((amount) => amount.at)]),
    type: placeOf('type'),
    mark: placeOf('mark'),
    amounts,
  };
}

/** Whether a column under words that are not known has amounts, and nothing else. */
function hasCents(rows: readonly CsvRow[], at: number): boolean {
  const cells = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => !isNothing(cell));
  return cells.length > 0 && cells.every((cell) => isAmount(cell) && /\d[.,]\d\d\D*$/.test(cell));
}

/** Above several columns stands a word once, over the first; a title stands over the first column of all. */
function groupsAbove(cells: readonly string[]): string[] {
  let group = '';
  return cells.map((cell, column) => {
    if (column > 0 && cell.trim() !== '') group = cell.trim();
    return group;
  });
}

/** Whether two columns can be debits and credits: each row has only one of them, or both columns have one sum, as all that was posted has. */
function canBeSides(rows: readonly CsvRow[], columns: readonly number[]): boolean {
  if (columns.length !== 2) return false;
  const units = rows.map(({ cells }) =>
    columns.map((at) => {
      const read = readAmountCell(cells[at] ?? '', anyStyle, 2);
      return read.ok ? read.value : 0n;
    }),
  );
  const [left, right] = [0, 1].map((side) => units.reduce((sum, row) => sum + (row[side] ?? 0n), 0n));
  return units.every((row) => row.includes(0n)) || (left === right && left !== 0n);
}

function widthOf(rows: readonly CsvRow[]): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
}

function textColumn(rows: readonly CsvRow[], taken: readonly (number | null)[]): number | null {
  const width = widthOf(rows);
  const columns = Array.from({ length: width }, (_, column) => column).filter((at) => !taken.includes(at));
  const texts = (at: number) => rows.filter(({ cells }) => /\p{L}{2}/u.test(cells[at] ?? '')).length;
  const best = columns.reduce<number | null>(
    (found, at) => (found === null || texts(at) > texts(found) ? at : found),
    null,
  );
  return best !== null && texts(best) > 0 ? best : null;
}

/** The first row with an amount; several years are a header where no other one stands above them. */
function firstAccount(rows: readonly CsvRow[]): number {
  const filled = ({ cells }: CsvRow) => cells.filter((cell) => !isNothing(cell)).length;
  const at = rows.findIndex(({ cells }) => cells.some(isAmount));
  const row = rows[at];
  const amounts = new Set(row?.cells.filter(isAmount));
  if (!row || amounts.size < 2 || ![...amounts].every(isDayOrYear)) return at;
  // A number before the name is the code of an account.
  const name = row.cells.findIndex((cell) => /\p{L}/u.test(cell));
  if (row.cells.slice(0, Math.max(0, name)).some(isAmount)) return at;
  return rows.slice(0, at).some((above) => filled(above) >= filled(row)) ? at : at + 1;
}

/**
 * Below a header that is not known, or none, by what the columns hold: names, whole numbers before them as codes, and
 * one or two columns of amounts behind.
 */
function withoutHeader(all: readonly CsvRow[]): AccountTable | null {
  const first = firstAccount(all);
  const rows = all.slice(Math.max(0, first));
  const headers = all[first - 1]?.cells ?? [];
  const name = textColumn(rows, []);
  if (name === null) return null;
  const width = widthOf(rows);
  const cellsAt = (at: number) => rows.map(({ cells }) => cells[at] ?? '').filter((cell) => !isNothing(cell));
  const places = Array.from({ length: width }, (_, column) => column);
  const code = places.find((at) => at < name && cellsAt(at).every((cell) => /^\d[\d.-]*$/.test(cell.trim())));
  const amounts = places.filter((at) => at > name && cellsAt(at).length > 0 && cellsAt(at).every(isAmount));
  const mark = places.find(
    (at) => at > name && cellsAt(at).length > 0 && cellsAt(at).every((cell) => signOfMark(cell) !== null),
  );
  if (amounts.length === 0 || amounts.length > 2) return null;
  const roles: AmountRole[] = canBeSides(rows, amounts) ? ['debit', 'credit'] : ['balance', 'balance'];
  return {
    above: textsOf(all.slice(0, Math.max(0, first - 1))),
    rows,
    code: code ?? null,
    name,
    type: null,
    mark: mark ?? null,
    amounts: amounts.map((at, index) => ({
      ...{
        at,
        role: roles[index] ?? 'balance',
        moment: 'plain',
        header: headers[at]?.trim() || `Column ${at + 1}`,
      },
    })),
  };
}
