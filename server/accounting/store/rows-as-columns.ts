import sql, { join, raw, type Sql } from 'sql-template-tag';
import { stringifyJson } from '@/lib/json';

type Cell = unknown;
type Row = Readonly<Record<string, Cell>>;

/**
 * Many rows for a FROM, each column as one array: PostgreSQL reads an array in half the time of the same values as JSON, which
 * it goes through three times. The text is the same whatever the rows hold, so that it is planned once: a column that is alike in
 * all rows comes as a single value beside an empty array.
 * @param types of the columns, in the order in which they are given
 */
export function rowsAsColumns(types: Readonly<Record<string, string>>, rows: readonly object[]): Sql {
  const cells = rows as readonly Row[];
  const columns = Object.entries(types).map(([name, type]) => columnOf(name, type, cells));
  // Rows that are alike in everything would have no array that says how many they are.
  const numbers = columns.some(({ differs }) => differs) ? '{}' : `{${rows.map((_, at) => at).join(',')}}`;
  const arrays = [...columns.map(({ array }) => array), sql`${numbers}::int[]`];
  const names = [...Object.keys(types), 'row_number'];
  return sql`(SELECT ${join(columns.map(({ value }) => value))} FROM unnest(${join(arrays)}) AS r (${raw(names.map(quoted).join(', '))}))`;
}

/** A column as an array, empty where all rows are alike, and what to read of each row: its own value, or the common one. */
function columnOf(name: string, type: string, rows: readonly Row[]) {
  const first = rows[0]?.[name];
  const differs = rows.some((row) => !isAlike(row[name], first));
  const own = differs ? rows.map((row) => row[name]) : [];
  const common = differs ? null : textOf(first, type);
  const typed = raw(type);
  const cell = raw(`r.${quoted(name)}`);
  // Neither JSON nor an array can be a member of an array as it is.
  const asText = type === 'jsonb' || type.endsWith('[]');
  return {
    differs,
    array: arrayOf(own, type),
    value: sql`coalesce(${asText ? sql`${cell}::${typed}` : cell}, ${common}::${typed}) AS ${raw(quoted(name))}`,
  };
}

function arrayOf(cells: readonly Cell[], type: string): Sql {
  // JSON on one line has no line breaks, and needs no quotes where lines are what separates it.
  if (type === 'jsonb') {
    return sql`string_to_array(${cells.map((cell) => textOf(cell, type) ?? '').join('\n')}, E'\n', '')`;
  }
  const isText = type === 'text' || type.endsWith('[]');
  const members = cells.map((cell) => {
    const text = textOf(cell, type);
    if (text === null) return 'NULL';
    return isText ? `"${text.replace(/[\\"]/g, '\\$&')}"` : text;
  });
  return sql`${`{${members.join(',')}}`}::${raw(isText ? 'text' : type)}[]`;
}

/** A value as PostgreSQL reads it; null is NULL. Members of arrays are identifiers, which need no quotes. */
function textOf(cell: Cell, type: string): string | null {
  if (cell === null || cell === undefined) return null;
  if (type === 'jsonb') return stringifyJson(cell);
  return Array.isArray(cell) ? `{${cell.join(',')}}` : String(cell);
}

/** Objects and arrays by what they hold, one level deep: what an audit record says of a confirmation, or no tags. */
export function isAlike(left: Cell, right: Cell): boolean {
  if (left === right) return true;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => name in right && left[name] === right[name])
  );
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

function quoted(name: string): string {
  return `"${name}"`;
}
