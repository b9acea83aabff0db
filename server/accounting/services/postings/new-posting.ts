import { addDays, type Instant, startOfDay } from '@/lib/dates/instant';
import { newIdentifier } from '@/lib/ids/identifier';
import { markCashMovements, nothingToLookThrough } from '../../domain/cash-movements/cash-movement';
import { cleanDescription } from '../../domain/categorization/clean-description';
import { isLocked } from '../../domain/journal-entry/books-lock';
import type { Entry } from '../../domain/journal-entry/entry';
import { reversalOf } from '../../domain/journal-entry/reversal';
import type { AnyItem } from '../../domain/postings/any-item';
import { postingRules } from '../../domain/postings/open-item';
import { postingLines } from '../../domain/postings/posting-lines';
import type { BusinessContext } from '../context';
import { controlLedgerOf, type PostingChart, partsOf } from './control-ledgers';

const lastDay = '9999-12-31';

export const newLineId = (): string => newIdentifier('line_entry');

/** The entry that posts a bill or invoice at the instant. */
export function newPosting(ctx: BusinessContext, item: AnyItem, chart: PostingChart, at: Instant): Entry {
  const description = postingDescription(item);
  const lines = postingLines(item.kind, partsOf(item, chart), controlLedgerOf(item, chart), newLineId);
  return {
    id: newIdentifier('journal_entry'),
    description,
    cleanDescription: cleanDescription(description),
    datetime: at,
    isReconciled: false,
    reviewStatus: 'bookkeeper_pending',
    transactionId: null,
    billId: item.kind === 'bill' ? item.id : null,
    invoiceId: item.kind === 'invoice' ? item.id : null,
    reversalOf: null,
    categorizationMethod: postingRules[item.kind].method,
    isBeforeStart: at < ctx.business.entries_start,
    notes: null,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    lines: markCashMovements(lines, chart.cash, nothingToLookThrough),
  };
}

/** The entry that takes a posting back, at the posting's own time or, when that is locked, right after the lock. */
export function newReversal(ctx: BusinessContext, posting: Entry): Entry {
  const description = `Void: ${posting.description}`.slice(0, 512).toWellFormed();
  const datetime = unlocked(ctx, posting.datetime);
  return {
    ...reversalOf(posting, {
      id: newIdentifier('journal_entry'),
      lineIds: posting.lines.map(newLineId),
      description,
      cleanDescription: cleanDescription(description),
      datetime,
      isBeforeStart: datetime < ctx.business.entries_start,
      now: ctx.now,
    }),
    categorizationMethod: posting.categorizationMethod,
  };
}

/** The instant, or the first one after the lock when it is locked. */
export function unlocked(ctx: BusinessContext, instant: Instant): Instant {
  const { books_locked_through: lockedThrough } = ctx.business;
  if (lockedThrough === null || !isLocked(lockedThrough, instant)) return instant;
  // There is no day after the last one: the instant stays locked, and so the change is refused.
  return lockedThrough === lastDay ? instant : startOfDay(addDays(lockedThrough, 1));
}

export function postingDescription(item: AnyItem): string {
  if (item.description.trim() !== '') return item.description;
  return `${item.kind === 'bill' ? 'Bill' : 'Invoice'} ${item.number}`.trim();
}
