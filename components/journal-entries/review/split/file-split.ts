import { comparable } from '@/lib/comparable';
import type { PrintedSplit } from '@/lib/contract/printed-splits';
import { formatAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { unitsOfTyped } from '@/lib/format/typed-amount';
import { decimalsOf } from '@/lib/money/currency';
import type { LedgerIndex } from '../../entry-summary';
import { blankLine, type LineValues } from '../../form/entry-values';
import type { Division } from './split-lines';

/**
 * The parts into which the bank file splits the movement, as rows with their amounts. A part has the one ledger with the name of its
 * category; without one the category is its description, and the ledger is asked for. Null where the parts do not come to what is
 * divided.
 */
export function rowsOfFile(
  splits: readonly PrintedSplit[],
  { side, target }: Division,
  ledgers: LedgerIndex,
  { currency, locale }: AmountFormat,
): LineValues[] | null {
  if (side === null || splits.length < 2) return null;
  const printed = unitsOf(splits, currency, side === 'debit' ? -target : target);
  if (printed === null) return null;
  return splits.map(({ category, memo }, index) => {
    // A file prints money out as negative; rows are positive where they go the way of the movement.
    const units = (printed[index] ?? 0n) * (side === 'debit' ? -1n : 1n);
    const ledgerId = ledgerNamed(category, ledgers);
    const words = ledgerId === null ? [category, memo] : [memo];
    return {
      ...blankLine,
      ledgerId,
      description: words.filter((text) => text !== '').join(' · '),
      [side]: formatAmount(units, currency, locale),
    };
  });
}

/** The amounts, read with the decimal mark of the file, whoever reads it: the one with which they come to the sum. Null with neither. */
function unitsOf(splits: readonly PrintedSplit[], currency: string, sum: bigint): bigint[] | null {
  for (const locale of ['en-US', 'de-DE']) {
    const read = splits.map(({ amount }) => unitsOfTyped(amount, decimalsOf(currency), locale));
    const units = read.flatMap((each) => (each.ok && each.value !== 0n ? [each.value] : []));
    const isWhole = units.length === splits.length;
    if (isWhole && units.reduce((total, each) => total + each, 0n) === sum) return units;
  }
  return null;
}

function ledgerNamed(category: string, ledgers: LedgerIndex): string | null {
  const isNamed = (name: string) => comparable(name.trim()) === comparable(category.trim());
  const [found, ...others] = [...ledgers.values()].filter(({ archived, name }) => !archived && isNamed(name));
  return found && others.length === 0 ? found.id : null;
}
