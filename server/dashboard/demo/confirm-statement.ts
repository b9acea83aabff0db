import type { Client, ClientResult } from '@/lib/client/client';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { accept } from '@/lib/result';
import { everyPage } from '../accounting/every-page';
import type { DemoEvent } from './demo-event';
import type { LedgerIds } from './ensure-ledgers';
import { entryLines } from './entry-lines';
import type { StatementAccount } from './ofx-statement';

type Statement = {
  account: StatementAccount;
  externalAccountId: string;
  /** By the bank's own id. */
  records: ReadonlyMap<string, DemoEvent>;
  ledgerIds: LedgerIds;
};

/** Puts the imported movements where they belong and confirms them; those confirmed before are left alone. */
export async function confirmStatement(
  client: Client,
  businessId: string,
  statement: Statement,
): Promise<ClientResult<null>> {
  const parameters = { business_id: businessId };
  const transactions = await everyPage((page_token) =>
    client.listTransactions({
      parameters,
      query: { external_account_id: statement.externalAccountId, page_token },
    }),
  );
  if (!transactions.ok) return transactions;
  const pending = await everyPage((page_token) =>
    client.listJournalEntries({ parameters, query: { review_status: 'bookkeeper_pending', page_token } }),
  );
  if (!pending.ok) return pending;

  const entries = new Map(pending.value.map((entry) => [entry.id, entry]));
  const changes = transactions.value.flatMap((transaction) => {
    const event = statement.records.get(transaction.external_id ?? '');
    const entry = entries.get(transaction.journal_entry_id ?? '');
    return event && entry ? [changeOfEntry(entry, event, statement)] : [];
  });
  if (changes.length === 0) return accept(null);
  const changed = await client.bulkUpdateJournalEntries({ parameters, body: changes });
  return changed.ok ? accept(null) : changed;
}

/** The bank's line stays; what the import supposed about the rest is replaced by what happened. */
function changeOfEntry(entry: JournalEntry, event: DemoEvent, { account, ledgerIds }: Statement) {
  const bankLedger = ledgerIds.get(account.ledger);
  const others = event.lines.filter(([ledger]) => ledger !== account.ledger);
  // A later step applies it to its bill or invoice: until then it stays where the import put it.
  const settles = others.some(
    ([ledger]) => ledger === 'Accounts payable' || ledger === 'Accounts receivable',
  );
  const review_status = 'confirmed' as const;
  return {
    journal_entry_id: entry.id,
    version: entry.version,
    changes: settles
      ? { review_status }
      : {
          review_status,
          line_changes: {
            delete_lines: entry.line_entries
              .filter((line) => line.ledger_id !== bankLedger)
              .map((line) => line.id),
            create_lines: entryLines(others, ledgerIds),
          },
        },
  };
}
