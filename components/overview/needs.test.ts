import { describe, expect, it } from 'vitest';
import { sampleEntry } from '@/components/journal-entries/testing/sample-entry';
import type { Aging } from '@/lib/contract/aging';
import type { Task } from '@/lib/contract/task';
import type { Overview } from '@/lib/reads/overview-reads';
import { needsOf } from './needs';

const none = { count: 0, amount: 0 };
const nothingDue: Aging = {
  as_of: '2026-11-21',
  count: 0,
  amount: 0,
  basis: 'accrual',
  parties: [],
  bands: [],
  outlook: {
    overdue: none,
    due_in_7_days: none,
    due_in_30_days: none,
    due_later: none,
    probably_paid: none,
    on_account: none,
  },
};
const late = (count: number, amount: number): Aging => ({
  ...nothingDue,
  bands: [
    { band: 'current', count: 9, amount: 900, probably_paid: none, on_account: none },
    {
      band: '1_30',
      count: count + 1,
      amount: amount + 50,
      probably_paid: { count: 1, amount: 50 },
      on_account: none,
    },
  ],
  outlook: { ...nothingDue.outlook, overdue: { count, amount }, probably_paid: { count: 1, amount: 50 } },
});

const quiet: Overview = {
  today: '2026-11-21',
  cash_flow: [],
  cash_before: null,
  results: [],
  probable: [],
  cash_accounts: [],
  bank_differences: [],
  tasks: [],
  task_counts: { open: 0, answered: 0 },
  entry_counts: { bookkeeper_pending: 0, business_pending: 0 },
  bills: nothingDue,
  invoices: nothingDue,
  documents: [],
  unlinked_receipts: 0,
};

const task = (kind: Task['kind']): Task => ({
  id: 'tsk_1',
  business_id: 'biz_1',
  journal_entry_id: 'je_1',
  journal_entry: sampleEntry('je_1'),
  kind,
  status: 'open',
  body: 'What was this?',
  messages: [],
  version: 1,
  created_at: '2026-11-20T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
});

const titles = (overview: Partial<Overview>, canWrite: boolean) =>
  needsOf({ ...quiet, ...overview }, { id: 'biz_1', currency: 'USD', canWrite }, 'en-US').map(
    ({ title, note, act, href }) => [title, note, act, href.replace('/b/biz_1', '')],
  );

describe('what needs somebody', () => {
  it('is nothing in quiet books', () => {
    expect([titles({}, true), titles({}, false)]).toEqual([[], []]);
  });

  it('is for an owner what was asked, by its words, and how much more there is', () => {
    const asked = {
      tasks: [task('question'), task('receipt_request')],
      task_counts: { open: 3, answered: 7 },
    };
    expect(titles(asked, false)).toEqual([
      ['What was this?', 'Figma, Nov 3', 'Answer', '/tasks?task=tsk_1'],
      ['What was this?', 'Figma, Nov 3', 'Add it', '/tasks?task=tsk_1'],
      ['1 more question', 'from your bookkeeper', 'See all', '/tasks'],
    ]);
  });

  it('is for a bookkeeper an account of which the bank says something else', () => {
    const bank_differences = [
      { ledger_id: 'ldg_1', name: 'Checking', day: '2026-03-05', bank: 28764.28, books: -590.22 },
    ];
    expect(titles({ bank_differences }, true)).toEqual([
      [
        'Checking differs from the bank',
        '28,764.28 by the bank, (590.22) by the books on Mar 5, 2026',
        'Compare',
        '/reports/ledger-statement/ldg_1?start=2026-03-01&end=2026-03-05&report=overview',
      ],
    ]);
    expect(titles({ bank_differences }, false)).toEqual([]);
  });

  it('is for a bookkeeper what awaits review, what was answered and what waits for the owner', () => {
    const pending = { bookkeeper_pending: 45, business_pending: 2 };
    const counts = {
      entry_counts: pending,
      task_counts: { open: 2, answered: 1 },
      tasks: [task('question')],
    };
    expect(titles(counts, true)).toEqual([
      ['45 entries to review', '', 'Review', '/review'],
      ['1 answer from the owner', '', 'Read', '/tasks?status=answered'],
      ['2 questions wait for the owner', '', 'See questions', '/tasks?status=open'],
    ]);
  });

  it.each([true, false])('is for both what is overdue and unmatched (may write: %s)', (canWrite) => {
    const owed = { bills: late(2, 420.5), invoices: late(1, 1850), unlinked_receipts: 4 };
    expect(titles(owed, canWrite)).toEqual([
      ['2 bills are overdue', '420.50 USD', 'See bills', '/bills?status=open&to=2026-11-20&probable=none'],
      [
        '1 invoice is overdue',
        '1,850.00 USD',
        'See invoices',
        '/invoices?status=open&to=2026-11-20&probable=none',
      ],
      ['4 receipts without a transaction', '', 'Match', '/documents?type=receipt&linked=no'],
    ]);
  });
});
