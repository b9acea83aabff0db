import type { Instant } from '@/lib/dates/instant';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import { firstUnlocked } from '../journal-entry/books-lock';
import type { Entry } from '../journal-entry/entry';
import { newEntry, newLine } from '../journal-entry/new-entry';
import { reversalOf, wordsAfter } from '../journal-entry/reversal';
import { type AnyItem, totalOfItem } from './any-item';
import { documentWords } from './document-words';
import { controlLedgerOf } from './item-parts';
import type { ItemPosting } from './item-posting';
import { creditOf, isPosted, postingRules, type SettlementStep, totalCredited, totalPaid } from './open-item';

/**
 * What a status that a person sets does besides: a bill or invoice that is called paid although something is left has
 * the rest posted against the uncategorized asset ledger, pending review, now, but not before it is posted, nor before
 * what settled it so earlier was taken back. What is from before the start of the books is settled when it is posted.
 * Opening it again or voiding it takes that back, and with it the question from where it was paid. A total that is
 * less than it was leaves no credit of what was only called paid: as much of it is settled anew as is owed, from where it was.
 * @param asked the status that the request names; null when it names none
 * @param entries all that the item is posted or settled by
 */
export function settleByStatus<Item extends AnyItem>(
  books: Books,
  change: ItemPosting<Item>,
  asked: string | null,
  entries: readonly Entry[],
  chart: Chart,
): ItemPosting<Item> {
  const { after, posting } = change;
  const wanted = wantedAmount(change, asked);
  if (wanted === null || wanted === (after.settlement?.amount ?? 0n)) return change;
  const made: SettlementStep[] = [];
  const created: Entry[] = [];
  const add = (entry: Entry, amount: bigint) => {
    created.push(entry);
    made.push({ journalEntryId: entry.id, amount, datetime: entry.datetime });
  };
  const former = entries.find((entry) => entry.id === after.settlement?.journalEntryId);
  const back = former && {
    datetime: firstUnlocked(books, former.datetime),
    ...wordsAfter('Not paid:', former),
    // Where nobody has said from where it was paid, nobody needs to any more.
    ...(former.reviewStatus !== 'confirmed' && { reviewStatus: 'confirmed' as const }),
  };
  if (back && after.settlement) add(reversalOf(books, former, back), -after.settlement.amount);
  const isLess = wanted < (after.settlement?.amount ?? 0n) && (asked !== 'paid' || creditMade(change) > 0n);
  const less = back && isLess ? { former, datetime: back.datetime } : null;
  const at = less?.datetime ?? firstUnlocked(books, settledAt(books, change, entries));
  const settling =
    wanted > 0n ? settlingEntry(books, after, { at, amount: wanted, former: less?.former }, chart) : null;
  if (settling) add(settling, wanted);
  const datetimePath = asked === null ? '' : '/status';
  return {
    after: {
      ...after,
      settlement: settling && { journalEntryId: settling.id, amount: wanted },
      settlements: [...after.settlements, ...made],
    },
    posting: {
      ...posting,
      changed: posting.changed.map((each) =>
        each.before.id === former?.id
          ? { ...each, after: { ...each.after, reviewStatus: 'confirmed' } }
          : each,
      ),
      created: [...posting.created, ...created.map((entry) => ({ after: entry, datetimePath }))],
    },
  };
}

/** What is to be settled otherwise, in minor units; null where the request does not say and it stays as it is. */
function wantedAmount(change: ItemPosting, asked: string | null): bigint | null {
  const { after: item } = change;
  if (asked === 'open' || asked === 'voided') return 0n;
  if (!isPosted(item)) return null;
  if (asked === 'paid') return notNegative(totalOfItem(item) - totalPaid(item) - totalCredited(item));
  return item.settlement && notNegative(item.settlement.amount - creditMade(change));
}

/** What of it becomes credit as its total is less than it was, in minor units; not what was credit before. */
function creditMade({ after, posting }: ItemPosting): bigint {
  const posted = posting.changed.find(({ before }) => before.id === after.journalEntryId);
  if (!posted) return 0n;
  const { controlSide } = postingRules[after.kind];
  const owed = ({ lines }: Entry) =>
    lines.reduce((sum, { side, amount }) => sum + (side === controlSide ? amount : 0n), 0n);
  const less = notNegative(owed(posted.before) - owed(posted.after));
  const credit = creditOf(after, totalOfItem(after));
  if (credit < less) return credit;
  return less;
}

/** Nobody pays what is not owed yet. What is from before the books start is settled there, or the settlement alone would be in them. */
function settledAt(
  { now, entriesStart }: Books,
  { after, posting: { created, changed } }: ItemPosting,
  entries: readonly Entry[],
): Instant {
  const posted = [...created, ...changed].find((each) => each.after.id === after.journalEntryId)?.after;
  if (posted?.isBeforeStart && now >= entriesStart) return posted.datetime;
  return [now, posted?.datetime ?? now, ...takenBackAt(entries)].sort().at(-1) ?? now;
}

/** When earlier settlements were taken back, where they lay in a locked period and so stand until then. */
function takenBackAt(entries: readonly Entry[]): Instant[] {
  const datetimes = new Map(entries.map(({ id, datetime }) => [id, datetime]));
  return entries.flatMap(({ reversalOf: of, datetime }) =>
    datetime > (datetimes.get(of ?? '') ?? datetime) ? datetime : [],
  );
}

/** @param settled when and how much, in minor units; and by what more of it was settled before, where its total became less */
function settlingEntry(
  books: Books,
  item: AnyItem,
  { at, amount, former }: { at: Instant; amount: bigint; former: Entry | undefined },
  chart: Chart,
): Entry {
  const { partSide, controlSide } = postingRules[item.kind];
  const answered = former?.lines.length === 2 ? former : null;
  const categorizationMethod = answered?.categorizationMethod ?? 'uncategorized';
  const hasLedger = categorizationMethod !== 'uncategorized';
  const isAnswered = hasLedger && answered?.reviewStatus === 'confirmed';
  const isNotAsked = !hasLedger && at < books.entriesStart;
  return newEntry(books, {
    ...wordsAfter('Paid otherwise:', documentWords(item.kind, item)),
    datetime: at,
    billId: item.kind === 'bill' ? item.id : null,
    invoiceId: item.kind === 'invoice' ? item.id : null,
    categorizationMethod,
    // From where it was paid is a question that somebody must answer, where it is in the books.
    reviewStatus: isAnswered || isNotAsked ? 'confirmed' : 'bookkeeper_pending',
    lines: answered?.lines.map((line) => newLine(books, { ...line, amount })) ?? [
      newLine(books, { position: 0, ledgerId: controlLedgerOf(item, chart), side: partSide, amount }),
      newLine(books, {
        position: 1,
        ledgerId: chart.ledgerFor('uncategorized_asset'),
        side: controlSide,
        amount,
      }),
    ],
  });
}

function notNegative(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}
