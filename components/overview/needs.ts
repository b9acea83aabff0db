import { titleOf } from '@/components/journal-entries/entry-summary';
import { addDays } from '@/lib/dates/instant';
import { firstDayOfMonth } from '@/lib/dates/months';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { countOf } from '@/lib/format/count';
import { formatDay } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import type { Overview } from '@/lib/reads/overview-reads';
import { differenceWords } from './bank-words';
import { dueSearch } from './due-search';

/** One thing that somebody should do, and the way there. */
export type Need = { id: string; title: string; note: string; act: string; href: string };

type Desk = { id: string; currency: string; canWrite: boolean };

/**
 * What needs the current user's attention: an owner has questions and requests for documents, a bookkeeper has answers
 * and entries to review.
 */
export function needsOf(overview: Overview, desk: Desk, locale: string): Need[] {
  return [
    ...(desk.canWrite ? bookkeepersNeeds(overview, desk, locale) : ownersNeeds(overview, desk, locale)),
    ...(desk.canWrite ? differingNeeds(overview, desk, locale) : []),
    ...overdueNeeds(overview, desk, locale),
    ...receiptNeeds(overview, desk, locale),
  ];
}

function ownersNeeds({ tasks, task_counts }: Overview, { id }: Desk, locale: string): Need[] {
  const asked = tasks.map((task) => ({
    id: task.id,
    title: task.body,
    note: task.journal_entry
      ? `${titleOf(task.journal_entry)}, ${formatDay(task.journal_entry.datetime, locale)}`
      : '',
    act: task.kind === 'receipt_request' ? 'Add it' : 'Answer',
    href: paths.tasks(id, { task: task.id }),
  }));
  const more = task_counts.open - tasks.length;
  if (more <= 0) return asked;
  const title = `${countOf(more, 'more question', 'more questions', locale)}`;
  return [
    ...asked,
    { id: 'more', title, note: 'from your bookkeeper', act: 'See all', href: paths.tasks(id) },
  ];
}

function bookkeepersNeeds({ entry_counts, task_counts }: Overview, { id }: Desk, locale: string): Need[] {
  const needs: Need[] = [];
  const { bookkeeper_pending: pending } = entry_counts;
  if (pending > 0) {
    const title = countOf(pending, 'entry to review', 'entries to review', locale);
    needs.push({ id: 'review', title, note: '', act: 'Review', href: paths.review(id) });
  }
  if (task_counts.answered > 0) {
    const title = countOf(task_counts.answered, 'answer from the owner', 'answers from the owner', locale);
    needs.push({
      id: 'answers',
      title,
      note: '',
      act: 'Read',
      href: paths.tasks(id, { status: 'answered' }),
    });
  }
  if (task_counts.open > 0) {
    const title = countOf(task_counts.open, 'question waits', 'questions wait', locale);
    const href = paths.tasks(id, { status: 'open' });
    needs.push({ id: 'questions', title: `${title} for the owner`, note: '', act: 'See questions', href });
  }
  return needs;
}

/** A missing opening balance, a statement that was not imported, or an entry on the wrong account. */
function differingNeeds({ bank_differences }: Overview, { id, currency }: Desk, locale: string): Need[] {
  return bank_differences.map((each) => ({
    id: `differs ${each.name} ${each.ledger_id}`,
    title: `${each.name} differs from the bank`,
    note: differenceWords(each, currency, locale),
    act: 'Compare',
    href: paths.ledgerStatement(id, each.ledger_id, {
      start: firstDayOfMonth(each.day),
      end: each.day,
      report: 'overview',
    }),
  }));
}

function overdueNeeds({ bills, invoices, today }: Overview, { id, currency }: Desk, locale: string): Need[] {
  const late = dueSearch({ to: addDays(today, -1) });
  const kinds = [
    { name: 'bill', late: bills.outlook.overdue, href: paths.bills(id, late) },
    { name: 'invoice', late: invoices.outlook.overdue, href: paths.invoices(id, late) },
  ];
  return kinds.flatMap(({ name, late: { count, amount }, href }) =>
    count === 0
      ? []
      : [
          {
            id: name,
            title: countOf(count, `${name} is overdue`, `${name}s are overdue`, locale),
            note: `${formatAmount(unitsOfAmount(amount, currency), currency, locale)} ${currency}`,
            act: `See ${name}s`,
            href,
          },
        ],
  );
}

function receiptNeeds({ unlinked_receipts: count }: Overview, { id }: Desk, locale: string): Need[] {
  if (count === 0) return [];
  const title = countOf(count, 'receipt without a transaction', 'receipts without a transaction', locale);
  const href = paths.documents(id, { type: 'receipt', linked: 'no' });
  return [{ id: 'receipts', title, note: '', act: 'Match', href }];
}
