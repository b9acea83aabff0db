import type { AuditRecord } from '@/lib/contract/audit-log';
import type { JournalEntryChange } from '@/lib/contract/journal-entry';
import { accept, refuse } from '@/lib/result';
import type { Entry } from '../../domain/journal-entry/entry';
import { listHistory } from '../../store/audit-store';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { listSupersededLines } from '../../store/journal-entry/superseded-lines';
import { findTransaction } from '../../store/transaction-store';
import { type BusinessContext, notFound, type Outcome } from '../context';
import { presentLine } from '../postings/present-entry';

/**
 * What was changed of the entry, oldest first, and how it came to be: its creation, or in its place the import that made
 * it among others, which names the file. The lines that a change replaced bear its time.
 */
export async function listEntryHistory(
  ctx: BusinessContext,
  parameters: { journal_entry_id: string },
): Promise<Outcome<JournalEntryChange[]>> {
  const { journal_entry_id: id } = parameters;
  const [entry] = await findEntries(ctx.db, ctx.business.id, [id]);
  if (!entry) return refuse(notFound);
  const changes = await listHistory(ctx.db, ctx.author, ctx.business.id, 'journal_entry', id);
  const imported = await importOf(ctx, entry);
  const later = imported.length > 0 ? changes.filter(({ action }) => action !== 'create') : changes;
  const superseded = await listSupersededLines(ctx.db, ctx.business.id, id);
  return accept(
    [...imported, ...later].map((change) => ({
      ...change,
      superseded_lines: superseded
        .filter(({ at }) => at === change.at)
        .map(({ line }) => presentLine(ctx.business, entry, line)),
    })),
  );
}

/** The audit record of an import has the same time as the entries it created. */
async function importOf(ctx: BusinessContext, { transactionId, createdAt }: Entry): Promise<AuditRecord[]> {
  if (transactionId === null) return [];
  const transaction = await findTransaction(ctx.db, ctx.business.id, transactionId);
  if (!transaction) return [];
  const { externalAccountId } = transaction;
  const imports = await listHistory(
    ctx.db,
    ctx.author,
    ctx.business.id,
    'external_account',
    externalAccountId,
  );
  return imports.filter(({ action, at }) => action === 'import' && at === createdAt);
}
