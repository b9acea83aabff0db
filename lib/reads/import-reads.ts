import type { z } from 'zod';
import type { Pagination } from '../contract/primitives';
import type {
  TransactionImport,
  TransactionImportRead,
  TransactionImportUndone,
  transactionImportListQuery,
} from '../contract/transaction-import';
import { composed, type ReadAnswer } from './read';

/** Names by the labels of those who imported and undid; a label that is no user of this dashboard has none. */
type People = { people: Record<string, string> };

export const importReads = {
  list: composed<
    { data: TransactionImport[]; pagination: Pagination } & People,
    z.input<typeof transactionImportListQuery>
  >()('transaction-imports'),
  one: composed<{ data: TransactionImportRead } & People>()('transaction-imports/{transaction_import_id}'),
  /** What undoing the import would remove and keep. */
  undoing: composed<{ data: TransactionImportUndone }>()('transaction-imports/{transaction_import_id}/undo'),
};

export type ImportsPage = ReadAnswer<typeof importReads.list>;
