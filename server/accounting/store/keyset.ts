import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Where a page begins: after (or, walking back, before) the row with this key; null at the list's start. */
export type Keyset = {
  size: number;
  order: 'ascending' | 'descending';
  walk: 'forward' | 'backward';
  key: readonly string[] | null;
  /** The last row that is listed, by its key; null or absent for the list's end. */
  through?: readonly string[] | null;
};

/** A page in list order, with the keys of the next and previous page; null at the ends of the list. */
export type Page<Item> = {
  items: Item[];
  next: readonly string[] | null;
  previous: readonly string[] | null;
};

/** Key columns by name, whichever their table, each with the type its text is read as. */
const keyTypes: Record<string, string> = {
  id: 'uuid',
  journal_entry_id: 'uuid',
  datetime: 'timestamptz',
  due_at: 'timestamptz',
  created_at: 'timestamptz',
  issued_at: 'timestamptz',
  doubt: 'integer',
  answered_rank: 'integer',
};

/** The condition that keeps the rows beyond the key: (a, b) > (x, y); and through the last one that is listed. */
export function keysetWindow(keyset: Keyset, columns: readonly string[]): Sql {
  const { key, through, order } = keyset;
  const bounds: Sql[] = [];
  if (key) bounds.push(compare(columns, goesUp(keyset) ? '>' : '<', key));
  if (through) bounds.push(compare(columns, order === 'ascending' ? '<=' : '>=', through));
  return bounds.length === 0 ? sql`true` : join(bounds, ' AND ');
}

function compare(columns: readonly string[], operator: string, key: readonly string[]): Sql {
  const values = columns.map(
    (column, index) => sql`${key[index]}::${raw(keyTypes[column.replace(/^.*\./, '')] ?? 'text')}`,
  );
  return sql`(${raw(columns.join(', '))}) ${raw(operator)} (${join(values)})`;
}

export function keysetOrder(keyset: Keyset, columns: readonly string[]): Sql {
  const direction = goesUp(keyset) ? 'ASC' : 'DESC';
  return raw(columns.map((column) => `${column} ${direction}`).join(', '));
}

/** Uses the extra row to detect further pages, and restores the order of a page read backwards. */
export function cutPage<Row, Item>(
  rows: readonly Row[],
  keyset: Keyset,
  keyOf: (row: Row) => readonly string[],
  itemOf: (row: Row) => Item,
): Page<Item> {
  const more = rows.length > keyset.size;
  const page = rows.slice(0, keyset.size);
  if (keyset.walk === 'backward') page.reverse();
  const first = page[0];
  const last = page.at(-1);
  const hasNext = keyset.walk === 'forward' ? more : keyset.key !== null;
  const hasPrevious = keyset.walk === 'forward' ? keyset.key !== null : more;
  return {
    items: page.map(itemOf),
    next: hasNext && last ? keyOf(last) : null,
    previous: hasPrevious && first ? keyOf(first) : null,
  };
}

/** The maximum number of lines of a page with several rows, because a response is built in memory. */
export const mostLinesOfPage = 5_000;

/**
 * Reads a page, and one half as long where more lines hang on its rows than are read at once. A page of one row has all
 * of its lines.
 * @param read gets how many lines it may read; null when there are more
 */
export async function readFittingPage<Item>(
  keyset: Keyset,
  read: (keyset: Keyset, mostLines: number) => Promise<Page<Item> | null>,
): Promise<Page<Item>> {
  for (let { size } = keyset; size > 1; size = Math.floor(size / 2)) {
    const page = await read({ ...keyset, size }, mostLinesOfPage);
    if (page) return page;
  }
  const page = await read({ ...keyset, size: 1 }, Number.MAX_SAFE_INTEGER);
  if (!page) throw new Error('a page of one row has all of its lines');
  return page;
}

function goesUp(keyset: Keyset): boolean {
  return (keyset.order === 'ascending') === (keyset.walk === 'forward');
}
