import type { LedgerType } from '@/lib/contract/ledger-kinds';
import type { Side } from '@/lib/contract/primitives';
import type { Reading } from './find-readings';
import { kindFields } from './ledger-kind';
import { proposeKinds } from './propose-kinds';
import type { PrintedAccount } from './read-accounts';
import type { FileAccount } from './trial-balance-file';

/**
 * How a column of balances can be read: as it is printed and, where that does not come to zero, with each balance on the normal side of
 * its account, as programs mean it that print no signs. That comes first where no balance is negative: all of them debits cannot be right.
 */
export function withNormalSides(reading: Reading, printed: readonly PrintedAccount[]): Reading[] {
  const { id, name, columns } = reading;
  const sum = printed.reduce((total, { units }) => total + units, 0n);
  if (!('balance' in columns) || columns.mark !== null || sum === 0n) return [reading];
  const normal = onNormalSides(printed);
  if (normal.every(({ units }, index) => units === printed[index]?.units)) return [reading];
  const onSides: Reading = {
    ...reading,
    id: `${id}-normal`,
    name: `${name}, each on its normal side`,
    isOnNormalSides: true,
  };
  return printed.some(({ units }) => units < 0n) ? [reading, onSides] : [onSides, reading];
}

/** The accounts with their balances on the normal side of what they probably are, or on the other side where they are negative. */
export function onNormalSides(printed: readonly PrintedAccount[]): PrintedAccount[] {
  // The side of a balance is not known yet, so that it may say nothing of the kind.
  const proposed = proposeKinds(printed.map((account) => ({ ...account, units: 0n })));
  return printed.map((account, index) => {
    const kind = proposed[index]?.proposal?.kind;
    return kind ? { ...account, units: unitsOn(account.units, kindFields[kind]) } : account;
  });
}

/** An account whose ledger has been chosen: a balance without a sign goes to the side of that ledger. */
export function onSideOf(account: FileAccount, ledger: Sides | null): FileAccount {
  const { unsigned } = account;
  return unsigned === null || ledger === null ? account : { ...account, units: unitsOn(unsigned, ledger) };
}

type Sides = { type: LedgerType; side: Side };

/** What is taken off others of its type, such as depreciation, is printed with a minus sign or without, and means the same. */
function unitsOn(printed: bigint, { type, side }: Sides): bigint {
  const isOfDebits = type === 'asset' || type === 'expense';
  const isTakenOff = isOfDebits !== (side === 'debit');
  const onSide = isTakenOff && printed < 0n ? -printed : printed;
  return side === 'debit' ? onSide : -onSide;
}
