type LooseRow = { start: number; cells: string[] };

/**
 * The rows of a piece of CSV in which quotation marks within texts are not doubled, or follow a backslash, as some banks write them: a mark ends a
 * cell only before a delimiter or the end of its line; or, where all cells have marks, only before a delimiter and the next mark.
 * @param isWhole whether cells are those of a row
 * @returns each row with the place in the piece where it begins; null where they do not come out
 */
export function rowsOfLooseQuotes(
  piece: string,
  delimiter: string,
  isWhole: (cells: string[]) => boolean,
): LooseRow[] | null {
  const isEnd = (index: number) => index >= piece.length || piece[index] === '\n';
  const isDelimiter = (index: number) => piece[index] === delimiter;
  for (const endsAt of [
    (index: number) => isEnd(index) || isDelimiter(index),
    (index: number) => isEnd(index) || (isDelimiter(index) && piece[index + 1] === '"'),
  ]) {
    const rows = rowsOf(piece, delimiter, endsAt);
    if (rows?.every(({ cells }) => isWhole(cells))) return rows;
  }
  return null;
}

function rowsOf(piece: string, delimiter: string, endsAt: (index: number) => boolean): LooseRow[] | null {
  const rows: LooseRow[] = [];
  let at = 0;
  while (at < piece.length) {
    const row: LooseRow = { start: at, cells: [] };
    let isMore = true;
    while (isMore) {
      const cell = piece[at] === '"' ? quotedCell(piece, at + 1, endsAt) : plainCell(piece, at, delimiter);
      if (cell === null) return null;
      row.cells.push(cell.text);
      isMore = piece[cell.end] === delimiter;
      at = cell.end + 1;
    }
    rows.push(row);
  }
  return rows;
}

type Cell = { text: string; end: number };

function plainCell(piece: string, start: number, delimiter: string): Cell {
  let end = start;
  while (end < piece.length && piece[end] !== delimiter && piece[end] !== '\n') end += 1;
  return { text: piece.slice(start, end), end };
}

/**
 * @param start behind the mark that opens the cell
 * @returns null where no mark ends it
 */
function quotedCell(piece: string, start: number, endsAt: (index: number) => boolean): Cell | null {
  let text = '';
  let at = start;
  while (at < piece.length) {
    const [mark, next] = [piece[at], piece[at + 1]];
    if (mark === '"' && endsAt(at + 1)) return { text, end: at + 1 };
    if (mark === '"' && next === '"' && endsAt(at + 2)) return { text: `${text}"`, end: at + 2 };
    const isEscaped = next === '"' && (mark === '"' || (mark === '\\' && !endsAt(at + 2)));
    text += isEscaped ? '"' : mark;
    at += isEscaped ? 2 : 1;
  }
  return null;
}
