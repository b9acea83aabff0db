import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import type { Entry } from '../../domain/journal-entry/entry';
import { totalChanges } from '../../domain/journal-entry/period-totals';
import type { AnyItem } from '../../domain/postings/any-item';
import { completePosting } from '../../domain/postings/complete-posting';
import { type Change, changesLines, type Posting } from '../../domain/postings/posting';
import { refusePosting } from '../../domain/postings/refuse-posting';
import type { BankMovements } from '../../domain/transactions/refuse-bank-mismatch';
import { insertEntries, removeEntries, saveEntries } from '../../store/journal-entry/save-entries';
import { findBankMovements, markOwnWords, markReviewed } from '../../store/transaction-store';
import { askForJudging } from '../categorization/ask-for-judging';
import { booksOf, type PostingContext } from '../context';
import { auditPosting } from './audit-posting';
import { readLookThrough } from './read-look-through';

/** Data that the service has already loaded for the posting. */
export type LoadedForPosting = {
  /** At least the ledgers of all lines of the posting, and of the bills and invoices that they pay. */
  chart: Chart;
  /** A bill or invoice that is being changed: its payments are shared over its new lines. */
  item?: AnyItem;
  /** The cash pool or a section of the cash flow has changed: cash movements are recomputed. */
  chartChanged?: boolean;
  /** The bank ledger and amount of the transactions of the new entries. */
  bank?: BankMovements;
};

/**
 * The only door to the ledger. It holds the posting to the rules that no entry may break, tells each line what it counts
 * on in the cash flow report, and saves the entries with their versions, the period totals and the audit log.
 * Gives the entries as the contract shows them, by identifier; those that did not change are not among them.
 */
export async function post(
  ctx: PostingContext,
  posting: Posting,
  known: LoadedForPosting,
): Promise<Result<ReadonlyMap<string, JournalEntry>, Problem>> {
  const checked = await checkPosting(ctx, posting, known);
  if (!checked.ok) return checked;
  const { created, changed, removed = [] } = checked.value;
  const isMany = created.length + changed.length + removed.length > 1;
  save(ctx, checked.value);
  if (isMany) await ctx.db.dispatched();
  const shown = auditPosting(ctx, checked.value);
  if (isMany) await ctx.db.dispatched();
  return accept(shown);
}

/** The posting as it would be saved, or why it is refused. Changes nothing. */
export async function checkPosting(
  ctx: PostingContext,
  posting: Posting,
  known: LoadedForPosting,
): Promise<Result<Posting, Problem>> {
  const books = booksOf(ctx);
  const recomputes = known.item !== undefined || known.chartChanged === true;
  const toMark = [
    ...posting.created.map(({ after }) => after),
    ...posting.changed.filter((change) => recomputes || changesLines(change)).map(({ after }) => after),
  ];
  const lookThrough = await readLookThrough(ctx, toMark, known.chart, known.item ?? null);
  const marked = completePosting(books, posting, known.chart, lookThrough, recomputes);
  const bank = await readBank(ctx, marked, known.bank ?? new Map());
  const refusal = refusePosting(books, marked, { chart: known.chart, bank });
  return refusal ? refuse(refusal) : accept(marked);
}

function save(ctx: PostingContext, { created, changed, removed = [] }: Posting): void {
  const { db, business } = ctx;
  let count = 0;
  if (created.length > 0) {
    const changes = totalChanges(created.map(({ after }) => ({ before: null, after })));
    insertEntries(
      db,
      business.id,
      created.map(({ after }) => after),
      changes,
    );
    count += changes.length;
  }
  if (changed.length > 0) {
    const changes = totalChanges(changed);
    saveEntries(db, business.id, changed, changes);
    markReviewed(db, business.id, reviewsOf(changed), ctx.now);
    markOwnWords(db, business.id, rewordedOf(changed));
    count += changes.length;
    // The database counts the unreviewed entries of a month anew.
    if (changed.some(({ before, after }) => before.reviewStatus !== after.reviewStatus)) count += 1;
  }
  if (removed.length > 0) {
    const changes = totalChanges(removed.map(({ before }) => ({ before, after: null })));
    removeEntries(
      db,
      business.id,
      removed.map(({ before }) => before.id),
      changes,
    );
    count += changes.length;
  }
  if (changed.some(decidesAnother)) askForJudging(ctx);
  ctx.totalsChanged(business.id, count);
}

/** Whether a change adds to what suggestions are learned from, or takes from it. */
function decidesAnother({ before, after }: Change): boolean {
  if (after.transactionId === null) return false;
  const [was, is] = [before, after].map(({ reviewStatus }) => reviewStatus === 'confirmed');
  return was !== is || (is === true && changesLines({ before, after }));
}

/** The transactions whose entries got another description. */
function rewordedOf(changed: Posting['changed']): string[] {
  return changed.flatMap(({ before, after }) =>
    before.description === after.description ? [] : (after.transactionId ?? []),
  );
}

/** A transaction is reviewed once its entry is confirmed, and no longer when the entry is put back. */
function reviewsOf(changed: Posting['changed']): { transactionId: string; reviewed: boolean }[] {
  return changed.flatMap(({ before, after }) => {
    const [was, is] = [before, after].map((entry) => entry.reviewStatus === 'confirmed');
    return after.transactionId === null || was === is
      ? []
      : [{ transactionId: after.transactionId, reviewed: is === true }];
  });
}

/** The bank ledger and amount of every transaction whose entry is new or has changed lines. */
async function readBank(
  ctx: PostingContext,
  { created, changed }: Posting,
  known: BankMovements,
): Promise<BankMovements> {
  const entries: Entry[] = [...created, ...changed.filter(changesLines)].map(({ after }) => after);
  const unknown = entries.flatMap(({ transactionId }) =>
    transactionId === null || known.has(transactionId) ? [] : [transactionId],
  );
  if (unknown.length === 0) return known;
  return new Map([...known, ...(await findBankMovements(ctx.db, ctx.business.id, unknown))]);
}
