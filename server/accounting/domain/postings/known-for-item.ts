import type { Fault } from '@/lib/contract/problem';
import type { Chart } from '../chart-of-accounts/chart';

/** What is known of the business when a bill, an invoice or a credit note is entered or changed. */
export type KnownForItem = {
  chart: Chart;
  /** Of the vendor or customer that the request names. */
  partyFaults: readonly Fault[];
  /** What it is called; null where the request names none, or one that is not there. */
  partyName: string | null;
};
