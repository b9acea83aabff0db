import type { JournalEntryChange } from '@/lib/contract/journal-entry';
import { accept, refuse } from '@/lib/result';
import { listHistory } from '../../store/audit-store';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { listSupersededLines } from '../../store/journal-entry/superseded-lines';
import { type BusinessContext, notFound, type Outcome } from '../context';
import { presentLine } from './present-entry';

/** What was changed of the entry, oldest first. The lines that a change replaced bear its time. */
export async function listEntryHistory(
  ctx: BusinessContext,
  parameters: { journal_entry_id: string },
): Promise<Outcome<JournalEntryChange[]>> {
  const { journal_entry_id: id } = parameters;
  const [entry] = await findEntries(ctx.db, ctx.business.id, [id]);
  if (!entry) return refuse(notFound);
  const changes = await listHistory(ctx.db, ctx.author.tenantId, 'journal_entry', id);
  const superseded = await listSupersededLines(ctx.db, ctx.business.id, id);
  return accept(
    changes.map((change) => ({
      ...change,
      superseded_lines: superseded
        .filter(({ at }) => at === change.at)
        .map(({ line }) => presentLine(ctx.business, entry, line)),
    })),
  );
}
