import type { CsvRow } from '../table';

/** What a header or a line above the table calls a card; a purchase by card in a row is one of any account. */
const CARD =
  /(?<!\p{L})(?:(?:credit ?)?card(?! ?holder)|carte|cart[aã]o|carta di credito|(?:kredit)?karte(?:nnummer)?|kreditkarte\p{L}*|tarjeta|creditcard)(?!\p{L})/iu;

/** What only statements of cards call a purchase: its amount, its shop. */
const PURCHASE = /利用(?:金?額|店|先)/;
/** The number of a card with all but its ends left out. */
const MASKED_NUMBER = /^['"]?\d{4,6}[ -]?[X*•]{4,}[X*• -]*\d{4}$/i;

function namesCard(cells: readonly string[]): boolean {
  return cells.some((cell) => CARD.test(cell.slice(0, 200)) || PURCHASE.test(cell.trim()));
}

/** Whether a header or a line above the table names a card, or a line has its number alone. */
export function isOfCard(rows: readonly CsvRow[], headerRow: number): boolean {
  const above = rows.slice(0, headerRow + 1).flatMap(({ cells }) => cells);
  return namesCard(above) || rows.some(({ cells }) => isNumberOfCard(cells));
}

/** Whether a line has nothing but the number of a card, as above the purchases by it. */
function isNumberOfCard(cells: readonly string[]): boolean {
  const [only, ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return only !== undefined && others.length === 0 && MASKED_NUMBER.test(only.slice(0, 40));
}
