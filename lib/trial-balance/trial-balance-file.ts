import type { Day } from '@/lib/dates/instant';
import type { LedgerKind } from './ledger-kind';

/** One account of the file. */
export type FileAccount = {
  /** The line of the file, from 1. */
  line: number;
  code: string | null;
  name: string;
  /** The balance in minor units; a debit is positive. */
  units: bigint;
  /** The balance as it is printed where no sign tells its side, which is then that of its ledger; null where the file tells it. */
  unsigned: bigint | null;
  /** What the ledger probably is; null where nothing tells. Never certain. */
  proposal: KindProposal | null;
};

export type KindProposal = { kind: LedgerKind; by: 'type' | 'name' | 'heading' | 'code' };

/** A row that is no account. Where `isFault` it may have been meant as one. */
export type LeftOutRow = { line: number; text: string; reason: string; isFault: boolean };

/** Which columns the balances are read from. */
export type ReadingChoice = { id: string; name: string };

export type TrialBalanceFile = {
  accounts: FileAccount[];
  leftOut: LeftOutRow[];
  /** The day that the header of the balances names, or the lines above the table; null where these name none. */
  asOf: Day | null;
  /** Every way in which the balances can be read, the likeliest first; none in a chart without balances. */
  readings: ReadingChoice[];
  reading: string | null;
  /** The currency that is written beside amounts, by its code; null where none is. */
  currency: string | null;
};
