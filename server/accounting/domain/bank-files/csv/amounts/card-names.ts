import type { CsvRole } from '../columns/header-names';
import { datedRows } from '../columns/roles-of-values';
import { type CsvRow, cellsOf } from '../table';

/** What a header or a line above the table calls a card; a purchase by card in a row is one of any account. */
const CARD =
  /(?<!\p{L})(?:(?:credit ?)?card(?! ?holder)|carte|cart[aã]o|carta di credito|(?:kredit)?karte(?:nnummer)?|kreditkarte\p{L}*|tarjeta|creditcard)(?!\p{L})/iu;

/** The same in languages that join words, or bend them. */
const CARD_WITHIN =
  /כרטיס|信用卡|カード|신용카드|บัตรเครดิต|kredi kart|кредитн\p{L}+ карт|kreditt?kort|luottokort/iu;

/** What only statements of cards call a purchase: its amount, its shop. */
const PURCHASE = /利用(?:金?額|店|先)/;
/** Accounts with balances have such columns, too. */
const MERCHANT = /^(?:merchant ?(?:name)?|שם בית ה?עסק)$/i;
const DAY_OF_PURCHASE = /^(?:purchase|trans(?:action)?\.?) date$|^date of (?:purchase|transaction)$/i;
const DAY_OF_BOOKING = /^(?:post(?:ed|ing)?|booking) date$|^date posted$/i;
/** The number of a card with all but its ends left out. */
const MASKED_NUMBER = /^['"]?\d{4,6}[ -]?[X*•]{4,}[X*• -]*\d{4}$/i;

function namesCard(cells: readonly string[]): boolean {
  return cells
    .map((cell) => cell.slice(0, 200))
    .some((cell) => CARD.test(cell) || CARD_WITHIN.test(cell) || PURCHASE.test(cell.trim()));
}

/**
 * Whether headers are those of purchases: of shops that most rows name, or of the day of each beside that of its booking. An account
 * has balances, the accounts of others, or both who paid and who was paid.
 */
function namesPurchases(
  headers: readonly string[],
  values: readonly CsvRow[],
  columns: ReadonlyMap<CsvRole, number>,
): boolean {
  const hasBoth = columns.has('payer') && (columns.has('recipient') || columns.has('payee'));
  if (hasBoth || columns.has('balance') || columns.has('counterparty_account')) return false;
  const columnOf = (name: RegExp) => headers.findIndex((header) => name.test(header.trim()));
  const merchant = columnOf(MERCHANT);
  if (merchant !== -1) {
    const named = cellsOf(datedRows(values, columns.get('date')), merchant);
    // Fees and what was paid to a card name none.
    return named.filter((text) => text.trim() !== '').length > named.length / 2;
  }
  return columnOf(DAY_OF_PURCHASE) !== -1 && columnOf(DAY_OF_BOOKING) !== -1;
}

/** Whether a header or a line above the table names a card, or a line has its number alone; or the table is of purchases. */
export function isOfCard(
  rows: readonly CsvRow[],
  headerRow: number,
  columns: ReadonlyMap<CsvRole, number>,
): boolean {
  const above = rows.slice(0, headerRow + 1).flatMap(({ cells }) => cells);
  if (namesPurchases(rows[headerRow]?.cells ?? [], rows.slice(headerRow + 1), columns)) return true;
  return namesCard(above) || rows.some(({ cells }) => isNumberOfCard(cells));
}

/** Whether a line has nothing but the number of a card, as above the purchases by it. */
function isNumberOfCard(cells: readonly string[]): boolean {
  const [only, ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return only !== undefined && others.length === 0 && MASKED_NUMBER.test(only.slice(0, 40));
}
