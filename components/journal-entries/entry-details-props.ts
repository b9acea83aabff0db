import type { ReactNode } from 'react';
import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import type { LedgerIndex } from './entry-summary';

export type EntryDetailsProps = {
  entry: JournalEntry;
  ledgers: LedgerIndex;
  currency: string;
  /** In place of the ledger of a line: the field that changes it, or the button that opens the field. */
  renderLedger?: ((line: LineEntry, name: string) => ReactNode) | undefined;
  /** Says where the ledger comes from; not where a link says more than the ledger behind it. */
  hasReasons?: boolean;
  /** A button beside the date. */
  action?: ReactNode;
};
