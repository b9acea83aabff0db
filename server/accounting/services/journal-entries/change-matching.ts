import type { EntryChange, EntryChangeRequest } from '@/lib/contract/entry-change';
import { isOfAnswer } from '@/lib/contract/owner-answer';
import { conflict, invalid, type Problem } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import { bulkChangeOf } from '../../domain/journal-entry/bulk-change';
import type { Entry } from '../../domain/journal-entry/entry';
import { insertEntryChange } from '../../store/entry-change-store';
import { findEveryEntryId } from '../../store/journal-entry/find-every-entry-id';
import { findEntries, lockEntries } from '../../store/journal-entry/journal-entry-store';
import type { BusinessContext, Outcome } from '../context';
import { linkedTransactions } from '../links/linked-refunds';
import { linksOfTransactions } from '../links/read-links';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { batch, changeAsManyAsMayBe, Left, type OneChange } from './change-many';
import { countedIn, countedText } from './counted-entries';
import { filterOf } from './read-journal-entries';

const mostChanged = 50_000;

/** Changes all entries that a query finds, in one transaction, except those that may not be changed so. */
export async function changeMatching(
  given: BusinessContext,
  input: EntryChangeRequest,
): Promise<Outcome<EntryChange>> {
  const ctx = await relyOnBooks(given);
  const { db, business } = ctx;
  const chart = await readChart(ctx);
  const refusal = refuseLedger(chart, input.changes);
  if (refusal) return refuse(refusal);
  const filter = await filterOf(ctx, input.query);
  const found = await findEveryEntryId(db, business.id, filter, mostChanged + 1);
  if (found.length > mostChanged) {
    const message = `finds more than ${mostChanged} entries: narrow it, such as by dates`;
    return refuse(invalid([{ path: '/query', code: 'too_many', message }]));
  }
  const most = input.at_most ?? found.length;
  if (found.length > most) {
    const message = `${found.length} entries are found by now, of ${most} that were counted. Nothing was changed: count them again.`;
    return refuse(conflict('/at_most', 'more_than_counted', message));
  }
  const except = new Set(input.except_ids ?? []);
  const ids = found.filter((id) => !except.has(id));
  const left = new Left();
  const changed: Entry[] = [];
  let counted = '';
  const isCounted = typeof input.counted === 'string' ? countedIn(input.counted) : () => true;
  for (let start = 0; start < ids.length; start += batch) {
    const readOrLock = input.dry_run ? findEntries : lockEntries;
    const entries = await readOrLock(db, business.id, ids.slice(start, start + batch));
    // An entry that left the review status meanwhile is no longer asked about.
    const asked = entries.filter(({ reviewStatus }) => reviewStatus === input.query.review_status);
    const same = asked.filter(isCounted);
    left.add('changed_since', asked.length - same.length);
    counted += input.dry_run ? countedText(asked) : '';
    const ready = await sortOut(ctx, input, same, chart, left);
    const done = await changeAsManyAsMayBe(ctx, ready, chart, left, input.dry_run === true);
    if (!done.ok) return done;
    changed.push(...done.value);
  }
  const id = input.dry_run || changed.length === 0 ? null : keep(ctx, input, changed);
  return accept({ id, changed: changed.length, left: left.list(), counted: input.dry_run ? counted : null });
}

function refuseLedger({ ledgers }: Chart, changes: EntryChangeRequest['changes']): Problem | null {
  if (!('ledger_id' in changes)) return null;
  const ledger = ledgers.get(changes.ledger_id);
  if (ledger && !ledger.archived) return null;
  const message = ledger ? 'is archived' : 'is not a ledger of this business';
  return invalid([{ path: '/changes/ledger_id', code: ledger ? 'archived' : 'not_found', message }]);
}

/** The changes of the entries that may be changed. */
async function sortOut(
  ctx: BusinessContext,
  { changes }: EntryChangeRequest,
  entries: readonly Entry[],
  chart: Chart,
  left: Left,
): Promise<OneChange[]> {
  const confirms = 'review_status' in changes && changes.review_status === 'confirmed';
  const asked = confirms ? await openLinksOf(ctx, entries) : noLinks;
  const linked = 'ledger_id' in changes ? await linkedTransactions(ctx, entries) : new Set<string>();
  return entries.flatMap((before) => {
    const { transactionId } = before;
    const isIn = (ids: ReadonlySet<string>) => transactionId !== null && ids.has(transactionId);
    const { categorizationMethod: method, suggestion } = before;
    const isAnswered = isOfAnswer(method, suggestion?.reasons ?? []);
    const links = { isAsked: isIn(isAnswered ? asked.twice : asked.any), isLinked: isIn(linked) };
    const one = bulkChangeOf(before, changes, chart, ctx.business.currency, links);
    if (one === null) return [];
    if ('changes' in one) return [{ before, changes: one.changes }];
    left.add(one.left);
    return [];
  });
}

type OpenLinks = { any: ReadonlySet<string>; twice: ReadonlySet<string> };

const noLinks: OpenLinks = { any: new Set(), twice: new Set() };

/**
 * The transactions with a suggested link that is decided with them: a refund and a duplicate are with the later transaction. An answer
 * goes before all but that the movement is in the books twice.
 */
async function openLinksOf(ctx: BusinessContext, entries: readonly Entry[]): Promise<OpenLinks> {
  const ids = entries.flatMap(({ transactionId }) => transactionId ?? []);
  const linksOf = await linksOfTransactions(ctx, ids);
  const openOf = (id: string) =>
    linksOf(id).filter(
      ({ status, kind, transaction_id }) =>
        status === 'suggested' && ((kind !== 'refund' && kind !== 'same') || transaction_id === id),
    );
  return {
    any: new Set(ids.filter((id) => openOf(id).length > 0)),
    twice: new Set(ids.filter((id) => openOf(id).some(({ kind }) => kind === 'same'))),
  };
}

function keep(ctx: BusinessContext, input: EntryChangeRequest, changed: readonly Entry[]): string {
  const id = newIdentifier('entry_change');
  insertEntryChange(ctx.db, ctx.business.id, {
    id,
    reviewStatus: input.query.review_status,
    changesLines: 'ledger_id' in input.changes,
    statusAfter: 'review_status' in input.changes ? input.changes.review_status : null,
    entries: changed.map((entry) => ({ id: entry.id, version: entry.version })),
    createdAt: ctx.now,
    undoneAt: null,
  });
  return id;
}
