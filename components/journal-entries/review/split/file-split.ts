import type { PrintedSplit } from '@/lib/contract/printed-splits';
import { formatAmount } from '@/lib/format/amount';
import { unitsOfTyped } from '@/lib/format/typed-amount';
import { decimalsOf } from '@/lib/money/currency';
import type { LedgerIndex } from '../../entry-summary';
import type { Writing } from '../../form/check-entry';
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
  { currency, locale }: Writing,
): LineValues[] | null {
  if (side === null || splits.length < 2) return null;
  let sum = 0n;
  const rows: LineValues[] = [];
  for (const { category, memo, amount } of splits) {
    const read = unitsOfTyped(amount, decimalsOf(currency), locale);
    if (!read.ok || read.value === 0n) return null;
    // A file prints money out as negative; rows are positive where they go the way of the movement.
    const units = side === 'debit' ? -read.value : read.value;
    sum += units;
    const ledgerId = ledgerNamed(category, ledgers);
    const words = ledgerId === null ? [category, memo] : [memo];
    rows.push({
      ...blankLine,
      ledgerId,
      description: words.filter((text) => text !== '').join(' · '),
      [side]: formatAmount(units, currency, locale),
    });
  }
  return sum === target ? rows : null;
}

function ledgerNamed(category: string, ledgers: LedgerIndex): string | null {
  const isNamed = (name: string) => name.trim().toLowerCase() === category.trim().toLowerCase();
  const [found, ...others] = [...ledgers.values()].filter(({ archived, name }) => !archived && isNamed(name));
  return found && others.length === 0 ? found.id : null;
}
