import type { ExportFormat, ExportQuery } from '@/lib/contract/report';
import { dayOf } from '@/lib/dates/instant';
import { accept, refuse } from '@/lib/result';
import { fileName } from '@/lib/tables/file-name';
import { booksText } from '../../domain/reports/export/books-text';
import { accrualEntry } from '../../domain/reports/export/plain-text';
import type { Queryable } from '../../store/database';
import { firstEntryDay, sumLeftOut } from '../../store/export-store';
import { listEntries } from '../../store/journal-entry/list-entries';
import type { Keyset } from '../../store/keyset';
import { listLedgers } from '../../store/ledger-store';
import type { BusinessContext, Outcome } from '../context';
import type { FileToSend } from '../requests/file-to-send';
import { streamText } from './stream-text';

const extensions: Record<ExportFormat, string> = { hledger: 'journal', beancount: 'beancount' };

/** The number of entries per batch. */
const pageSize = 500;

/** Each export holds a database connection until it is sent, so the number of concurrent exports is limited. */
const mostAtOnce = 3;
let running = 0;

/**
 * The whole books from entries_start on, accrual basis, as plain text. It is read from one snapshot while it is sent,
 * in memory that does not grow with the books.
 */
export async function exportBooks(
  ctx: BusinessContext,
  { format }: ExportQuery,
): Promise<Outcome<FileToSend>> {
  return accept({
    name: fileName(ctx.business.name, `books ${dayOf(ctx.now)}`, extensions[format]),
    mediaType: 'text/plain; charset=utf-8',
    async open() {
      if (running >= mostAtOnce) {
        const detail = `${mostAtOnce} exports are in progress, the maximum. Retry the request.`;
        return refuse({ code: 'unavailable', detail });
      }
      return accept(streamText((write) => writeBooks(ctx, format, write)));
    },
  });
}

async function writeBooks(
  ctx: BusinessContext,
  format: ExportFormat,
  write: (text: string) => Promise<void>,
): Promise<void> {
  running += 1;
  try {
    await ctx.snapshot((db) => writeFrom(db, ctx, format, write));
  } finally {
    running -= 1;
  }
}

async function writeFrom(
  db: Queryable,
  { business, now }: BusinessContext,
  format: ExportFormat,
  write: (text: string) => Promise<void>,
): Promise<void> {
  const { id, entries_start: start } = business;
  const text = booksText(format, {
    business,
    ledgers: await listLedgers(db, id),
    leftOut: await sumLeftOut(db, id, start),
    exportedAt: now,
    firstDay: await firstEntryDay(db, id, start),
  });
  await write(text.head);
  let entries = 0;
  let key: Keyset['key'] = null;
  do {
    const keyset: Keyset = { size: pageSize, order: 'ascending', walk: 'forward', key };
    const page = await listEntries(db, id, { from: start }, keyset);
    const shown = page.items.flatMap((entry) => accrualEntry(entry) ?? []);
    entries += shown.length;
    if (shown.length > 0) await write(shown.map(text.entry).join(''));
    key = page.next;
  } while (key !== null);
  await write(text.end(entries));
}
