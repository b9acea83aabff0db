import type { Instant } from '@/lib/dates/instant';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import { firstUnlocked } from '../journal-entry/books-lock';
import type { Entry } from '../journal-entry/entry';
import { newEntry } from '../journal-entry/new-entry';
import { reversalOf, wordsAfter } from '../journal-entry/reversal';
import type { AnyItem } from './any-item';
import { documentWords } from './document-words';
import { controlLedgerOf, itemPartsOf } from './item-parts';
import { postingRules } from './open-item';
import { postingLines } from './posting-lines';

/** The entry that posts a bill or invoice at the instant. */
export function postItem(books: Books, item: AnyItem, chart: Chart, at: Instant): Entry {
  return newEntry(books, {
    ...documentWords(item.kind, item),
    datetime: at,
    billId: item.kind === 'bill' ? item.id : null,
    invoiceId: item.kind === 'invoice' ? item.id : null,
    categorizationMethod: postingRules[item.kind].method,
    lines: postingLines(books, item.kind, itemPartsOf(item, chart), controlLedgerOf(item, chart)),
  });
}

/** The reversal of the posting of a voided item, at the posting's own time or, when that is locked, right after the lock. */
export function voidPosting(books: Books, posting: Entry): Entry {
  return reversalOf(books, posting, {
    datetime: firstUnlocked(books, posting.datetime),
    ...wordsAfter('Void:', posting),
    categorizationMethod: posting.categorizationMethod,
  });
}
