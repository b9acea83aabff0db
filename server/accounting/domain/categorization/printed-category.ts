import { comparable } from '@/lib/comparable';
import { readPrintedSplits } from '@/lib/contract/printed-splits';
import { decimalsInText, readDecimalText } from '@/lib/money/decimal-text';
import { type Chart, type ChartLedger, isUncategorized } from '../chart-of-accounts/chart';

/** A part of a bank record under a category that another program gave it; `amount` is null for the whole record. */
export type PrintedPart = { category: string; amount: string | null };

/** A part of the movement on a ledger; `amount` in minor units, greater than 0. */
export type FittingPart = { ledgerId: string; amount: bigint };

/** The categories that a record of a file prints: those of its splits, else its own. A transfer (`[Savings]`) has none. */
export function printedParts(metadata: Readonly<Record<string, unknown>>): PrintedPart[] {
  const splits = readPrintedSplits(metadata.splits).map(({ category, amount }) => ({ category, amount }));
  const own = typeof metadata.category === 'string' ? [{ category: metadata.category, amount: null }] : [];
  const parts = splits.length > 0 ? splits : own;
  return parts.some(({ category }) => category.startsWith('[')) ? [] : parts;
}

/** The category of the whole record; null where it is split, or has none. */
export function wholeCategory([part, ...others]: readonly PrintedPart[]): string | null {
  return part && part.amount === null && others.length === 0 ? part.category : null;
}

/**
 * The ledgers that the printed categories name, with amounts that sum to the movement's; null where a category names no
 * ledger or several, or the amounts do not sum to it.
 * @param amount of the movement, minor units, money in positive
 */
export function ledgersOfParts(
  parts: readonly PrintedPart[],
  amount: bigint,
  chart: Pick<Chart, 'ledgers'>,
): FittingPart[] | null {
  const amounts = amountsOf(parts, amount);
  if (parts.length === 0 || amounts === null) return null;
  const fitting: FittingPart[] = [];
  for (const [index, { category }] of parts.entries()) {
    const ledgerId = ledgerNamed(category, chart);
    const own = amounts[index] ?? 0n;
    if (ledgerId === null || own <= 0n) return null;
    fitting.push({ ledgerId, amount: own });
  }
  return fitting;
}

/** In the direction of the movement. The texts show as many decimals as the currency has, so they sum to it exactly. */
function amountsOf(parts: readonly PrintedPart[], amount: bigint): bigint[] | null {
  const direction = amount < 0n ? -1n : 1n;
  if (parts.length === 1 && parts[0]?.amount === null) return [amount * direction];
  const texts = parts.map((part) => readDecimalText(part.amount ?? '', { mark: null, decorated: true }));
  const read = texts.filter((text) => text !== null);
  const decimals = Math.max(0, ...read.map(decimalsInText));
  const units = read.map((text) => scaled(text, decimals) * direction);
  const sum = units.reduce((total, each) => total + each, 0n);
  return read.length === parts.length && sum === amount * direction ? units : null;
}

function scaled(text: string, decimals: number): bigint {
  const missing = decimals - decimalsInText(text);
  return BigInt(text.replace('.', '') + '0'.repeat(missing));
}

/** `Auto:Fuel` is the ledger Fuel below Auto; a class behind a slash is no part of the name. */
function ledgerNamed(category: string, { ledgers }: Pick<Chart, 'ledgers'>): string | null {
  const [printed = ''] = category.split('/');
  const path = printed.split(':').map(plain);
  const found = [...ledgers.values()].filter(
    (ledger) =>
      isForCategories(ledger) &&
      (plain(ledger.name) === plain(printed) || endsWithPath(ledger, path, ledgers)),
  );
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

function endsWithPath(
  ledger: ChartLedger,
  path: readonly string[],
  ledgers: ReadonlyMap<string, ChartLedger>,
): boolean {
  let at: ChartLedger | undefined = ledger;
  for (const name of [...path].reverse()) {
    if (!at || plain(at.name) !== name) return false;
    at = at.parent_id === null ? undefined : ledgers.get(at.parent_id);
  }
  return true;
}

function isForCategories(ledger: ChartLedger): boolean {
  return !ledger.archived && ledger.financial_account_type === null && !isUncategorized(ledger);
}

function plain(text: string): string {
  return comparable(text.trim());
}
