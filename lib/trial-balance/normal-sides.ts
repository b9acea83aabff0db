import type { LedgerType } from '@/lib/contract/ledger-kinds';
import type { Side } from '@/lib/contract/primitives';
import type { BalanceReading } from './find-readings';
import { kindFields } from './ledger-kind';
import { type KindsOfTexts, kindProposals, proposeKinds } from './propose-kinds';
import type { PrintedAccount } from './read-accounts';
import type { FileAccount, KindProposal } from './trial-balance-file';

/** The balances as one reading has them, as far as the names and types of the accounts tell their sides. */
export type ReadBalances = {
  reading: BalanceReading;
  /** The balances as the column has them. */
  printed: readonly PrintedAccount[];
  balances: readonly PrintedAccount[];
  /** Debits less credits, in minor units. */
  sum: bigint;
};

export function balancesAsPrinted(reading: BalanceReading, printed: readonly PrintedAccount[]): ReadBalances {
  return { reading, printed, balances: printed, sum: sumOf(printed) };
}

/**
 * How a column of balances can be read: as it is printed and, where that does not come to zero, with each balance on the normal side of
 * its account, as programs mean it that print no signs; the likelier first.
 */
export function withNormalSides(asPrinted: ReadBalances, kinds: KindsOfTexts): ReadBalances[] {
  const { reading, printed, sum } = asPrinted;
  const { id, name, columns } = reading;
  if (!('balance' in columns) || columns.mark !== null || sum === 0n) return [asPrinted];
  const proposals = kindProposals(printed, { kinds, areSidesOpen: true });
  const balances = placed(printed, proposals);
  const areNoneNegative = printed.every(({ units }) => units >= 0n);
  const isMoved = balances.some(({ units }, index) => units !== printed[index]?.units);
  const waitsForLedger = printed.some(({ units }, index) => units !== 0n && !proposals[index]);
  if (!isMoved && !(areNoneNegative && waitsForLedger)) return [asPrinted];
  const onSides: ReadBalances = {
    reading: {
      ...reading,
      id: `${id}-normal`,
      name: `${name}, each on its normal side`,
      isOnNormalSides: true,
    },
    ...{ printed, balances, sum: sumOf(balances) },
  };
  // All of them debits cannot be right. A few that are taken off others may have a sign where no other has one.
  const isLikelier =
    areNoneNegative || (isNearer(onSides.sum, sum) && areCreditsPositive(printed, proposals));
  return isLikelier ? [onSides, asPrinted] : [asPrinted, onSides];
}

/**
 * The accounts of a reading with what each probably is. Where the balances on normal sides do not come to zero, nothing proves that what
 * only by its name is income or an expense is so, and its side would follow from that: nothing is proposed, and it stays as printed.
 */
export function accountsOf(
  { reading, printed, balances, sum }: ReadBalances,
  kinds: KindsOfTexts,
): FileAccount[] {
  if (!reading.isOnNormalSides || sum === 0n)
    return proposeKinds(balances, { kinds }).map((account, index) => ({
      ...account,
      unsigned: reading.isOnNormalSides ? (printed[index]?.units ?? null) : null,
    }));
  const proposals = kindProposals(printed, { kinds, areSidesOpen: true, areResultsOpen: true });
  return placed(printed, proposals).map(({ line, code, name, units }, index) => ({
    ...{ line, code, name, units },
    unsigned: printed[index]?.units ?? null,
    proposal: proposals[index] ?? null,
  }));
}

/** An account whose ledger has been chosen: a balance without a sign goes to the side of that ledger. */
export function onSideOf(account: FileAccount, ledger: Sides | null): FileAccount {
  const { unsigned } = account;
  return unsigned === null || ledger === null ? account : { ...account, units: unitsOn(unsigned, ledger) };
}

function placed(
  printed: readonly PrintedAccount[],
  proposals: readonly (KindProposal | null)[],
): PrintedAccount[] {
  return printed.map((account, index) => {
    const kind = proposals[index]?.kind;
    return kind ? { ...account, units: unitsOn(account.units, kindFields[kind]) } : account;
  });
}

type Sides = { type: LedgerType; side: Side };

/** What is taken off others of its type, such as depreciation, is printed with a minus sign or without, and means the same. */
function unitsOn(printed: bigint, sides: Sides): bigint {
  const onSide = isTakenOff(sides) && printed < 0n ? -printed : printed;
  return sides.side === 'debit' ? onSide : -onSide;
}

function isTakenOff({ type, side }: Sides): boolean {
  const isOfDebits = type === 'asset' || type === 'expense';
  return isOfDebits !== (side === 'debit');
}

/** Whether most liabilities, equity and income have no minus sign, as they would where debits and credits are told by signs. */
function areCreditsPositive(
  printed: readonly PrintedAccount[],
  proposals: readonly (KindProposal | null)[],
): boolean {
  const credits = printed.filter((_, index) => {
    const kind = proposals[index]?.kind;
    return kind && kindFields[kind].side === 'credit' && !isTakenOff(kindFields[kind]);
  });
  const [positive, negative] = [
    credits.filter(({ units }) => units > 0n),
    credits.filter(({ units }) => units < 0n),
  ];
  return positive.length > negative.length;
}

function isNearer(sum: bigint, other: bigint): boolean {
  return sum * sum < other * other;
}

function sumOf(accounts: readonly { units: bigint }[]): bigint {
  return accounts.reduce((sum, { units }) => sum + units, 0n);
}
