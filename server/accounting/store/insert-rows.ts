import sql, { join, raw, Sql } from 'sql-template-tag';
import { stringifyJson } from '@/lib/json';
import { columnTypes } from './column-types';
import { isAlike, rowsAsColumns } from './rows-as-columns';

/** A row to insert: members are named after columns, amounts are text, JSON is a plain object. */
export type NewRow = object;

/** Rows by table, in insertion order: referenced tables first. */
export type NewRows = Readonly<Record<string, readonly NewRow[]>>;

/** How rows are inserted; both ways have the same result. */
export type InsertWay = (lots: readonly NewRows[]) => Sql[];

/**
 * All rows in one statement whose text is always the same, so that it is planned once: few rows travel as JSON, many as
 * columns. The fastest way where the tables lie in the database that is asked.
 */
export function insertAtOnce(lots: readonly NewRows[]): Sql[] {
  const byTable = new Map<string, readonly NewRow[]>();
  for (const [table, rows] of lots.flatMap(Object.entries<readonly NewRow[]>)) {
    byTable.set(table, [...(byTable.get(table) ?? []), ...rows]);
  }
  const inserts = [...byTable].map(([table, rows]) => insertInto(table, rows));
  const last = inserts.pop();
  if (!last) return [];
  if (inserts.length === 0) return [last];
  const earlier = inserts.map((insert, index) => sql`${raw(`rows_${index}`)} AS (${insert})`);
  return [sql`WITH ${join(earlier)} ${last}`];
}

function insertInto(table: string, rows: readonly NewRow[]): Sql {
  const types = columnTypes[table];
  if (!types || rows.length < manyRows) {
    return sql`INSERT INTO ${raw(table)} SELECT * FROM ${rowsAsJson(table, rows)}`;
  }
  const names = raw(Object.keys(types).join(', '));
  return sql`INSERT INTO ${raw(table)} (${names}) SELECT * FROM ${rowsAsColumns(types, rows)} AS rows_of`;
}

/** From this many rows on, sending common values once is cheaper than in each row. */
const manyRows = 16;

/** Rows of a table for a FROM; of many there are only the columns that they name. */
export function rowsOf(table: string, rows: readonly NewRow[]): Sql {
  const types = columnTypes[table];
  if (!types || rows.length < manyRows) return rowsAsJson(table, rows);
  const named = new Set(namesOf(rows));
  return rowsAsColumns(Object.fromEntries(Object.entries(types).filter(([name]) => named.has(name))), rows);
}

/** Rows of a table for a FROM, as JSON; columns that are not named are NULL. */
function rowsAsJson(table: string, rows: readonly NewRow[]): Sql {
  const none = sql`NULL::${raw(table)}`;
  if (rows.length < manyRows) return sql`json_populate_recordset(${none}, ${stringifyJson(rows)})`;
  const { common, own } = apart(rows);
  const first = sql`json_populate_record(${none}, ${stringifyJson(common)})`;
  return sql`json_populate_recordset(${first}, ${stringifyJson(own)})`;
}

/** The values that are the same in all rows, and the remaining values of each row. */
function apart(rows: readonly NewRow[]): { common: NewRow; own: NewRow[] } {
  const cells = rows as readonly Readonly<Record<string, unknown>>[];
  const [first = {}] = cells;
  const columns = namesOf(cells);
  const differing = columns.filter((column) => cells.some((row) => !isAlike(row[column], first[column])));
  const alike = columns.filter((column) => !differing.includes(column));
  return { common: pick(first, alike), own: cells.map((row) => pick(row, differing)) };
}

/** The columns that any row has; nearly always those of the first. */
function namesOf(cells: readonly object[]): string[] {
  const names = new Set<string>();
  for (const row of cells) for (const name in row) names.add(name);
  return [...names];
}

function pick(row: Readonly<Record<string, unknown>>, columns: readonly string[]): NewRow {
  const picked: Record<string, unknown> = {};
  for (const column of columns) picked[column] = row[column];
  return picked;
}

/** A statement has at most 65 535 parameters; each number of rows is a text of its own, so there are few of them. */
const rowsOfStatements = [256, 64, 16, 8, 4, 3, 2, 1];

/**
 * Rows as values. A distributed database finds the node of each row by its values alone; rows that are the outcome of a
 * query it would copy there, and COPY does not go through row-level security.
 */
export function insertAsValues(lots: readonly NewRows[]): Sql[] {
  return lots.flatMap((rows) =>
    Object.entries(rows).flatMap(([table, rowsOfTable]) =>
      inParts(rowsOfTable).map((part) => insertOfValues(table, part)),
    ),
  );
}

/** The rows in batches of few different sizes, so that few statements are prepared. */
export function inParts<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const parts: (readonly Row[])[] = [];
  for (let start = 0; start < rows.length; ) {
    const size = rowsOfStatements.find((each) => each <= rows.length - start) ?? 1;
    parts.push(rows.slice(start, start + size));
    start += size;
  }
  return parts;
}

function insertOfValues(table: string, rows: readonly NewRow[]): Sql {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values = rows.flatMap((row) => {
    const cells = new Map<string, unknown>(Object.entries(row));
    return columns.map((column) => cellOf(cells.get(column)));
  });
  // Written out, not joined: a nested template for each of thousands of cells would cost more than the statement.
  const betweenCells = values
    .slice(1)
    .map((_, index) => ((index + 1) % columns.length === 0 ? '), (' : ', '));
  const before = `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(', ')}) VALUES (`;
  return new Sql([before, ...betweenCells, ')'], values);
}

/** Arrays are arrays of the database; what is JSON is written digit for digit. */
function cellOf(value: unknown): unknown {
  if (value === undefined) return null;
  const isJson = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isJson ? stringifyJson(value) : value;
}
