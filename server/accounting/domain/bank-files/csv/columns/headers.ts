import { isCurrency } from '@/lib/money/currency';
import { type CsvRole, HEADER_NAMES } from './header-names';

/** What a header in brackets says that is no mere remark: "记账金额(收入)" is money in. */
const SIDE_IN_BRACKETS = /[(（](收入|支出)[)）]/g;

const longestHeader = 200;
const WITH_CURRENCY = /^(.+?) (?:(?:in|en|em) )?([a-z]{3}|euros?)$/;
/** Columns that are looked at: no bank prints more, a hostile file might. */
export const mostColumns = 500;

const ROLE_RANKS = new Map<CsvRole, Map<string, number>>(
  Object.entries(HEADER_NAMES).map(([role, names]) => [role as CsvRole, ranksOf(names)]),
);

/** So long a name of several words is known without blanks, too: "BookingDate". A shorter one may mean something else. */
const shortestJoined = 8;
const WORDS_OF_JOINED = new Map(
  [...ROLE_RANKS.values()]
    .flatMap((ranks) => [...ranks.keys()])
    .filter((name) => name.includes(' '))
    .map((name) => [name.replaceAll(' ', ''), name] as const)
    .filter(([joined]) => joined.length >= shortestJoined),
);

/** Lower case, without accents, punctuation and anything in brackets: "Amount (EUR)" and "AMOUNT" are one. */
export function plainHeader(text: string): string {
  return text
    .slice(0, longestHeader)
    .replace(SIDE_IN_BRACKETS, ' $1')
    .replace(/ß/g, 'ss')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[([（][^)\]）]*[)\]）]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Which column has which role. A column has one role at most; two that compete go to the better known header. */
export function rolesOfHeaders(cells: readonly string[]): Map<CsvRole, number> {
  const plain = plainHeaders(cells);
  const roles = new Map<CsvRole, number>();
  for (const role of ROLE_RANKS.keys()) {
    const [best] = columnsOfRole(plain, role);
    if (best !== undefined) roles.set(role, best);
  }
  // Beside a fee "Netto" is what is left of a payment; beside a tax it would be the price without it.
  const amount = roles.get('net') ?? roles.get('gross');
  if (!roles.has('amount') && roles.has('fee') && amount !== undefined) roles.set('amount', amount);
  return roles;
}

/** Whether banks print the text as the header of a column. */
export function isKnownHeader(text: string): boolean {
  const plain = plainHeader(text);
  return [...ROLE_RANKS.values()].some((ranks) => ranks.has(plain));
}

export function plainHeaders(cells: readonly string[]): string[] {
  return cells
    .slice(0, mostColumns)
    .map((cell) => plainHeader(cell) || plainHeader(cell.replace(/[()[\]]/g, ' ')));
}

/** All columns whose header says the role, the best known header first. */
export function columnsOfRole(plain: readonly string[], role: CsvRole): number[] {
  const ranks = ROLE_RANKS.get(role) ?? new Map<string, number>();
  return plain
    .map((header, column) => ({ column, rank: rankOf(header, ranks) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((left, right) => left.rank - right.rank)
    .map(({ column }) => column);
}

function ranksOf(names: readonly string[]): Map<string, number> {
  const plain = names.flatMap((each) => each.split('|')).map(plainHeader);
  return new Map(plain.map((name, rank) => [name, rank] as const).reverse());
}

/**
 * A trailing currency does not change a header ("Importe EUR", "Gutschrift in CHF", "Débit en CHF", "Débit euros"); the same header without one
 * goes before it.
 */
function rankOf(header: string, ranks: Map<string, number>): number {
  const exact = ranks.get(header);
  if (exact !== undefined) return exact;
  const rank = ranks.get(withoutCurrency(header)) ?? ranks.get(inWords(header));
  return rank === undefined ? Number.POSITIVE_INFINITY : rank + 0.5;
}

function inWords(header: string): string {
  return WORDS_OF_JOINED.get(header) ?? header;
}

/** A plain header without the currency at its end. */
export function withoutCurrency(header: string): string {
  const [, stripped = '', currency = ''] = WITH_CURRENCY.exec(header) ?? [];
  return isCurrency(currency.toUpperCase()) || currency.startsWith('euro') ? stripped : header;
}
