import { describe, expect, it } from 'vitest';
import type { InvoiceUpdate } from '@/lib/contract/invoice';
import type { Fault } from '@/lib/contract/problem';
import { invoice, payment } from '../postings/testing/small-items';
import { testBooks, testChart } from '../testing/test-books';
import { editInvoice } from './edit-invoice';
import type { Invoice } from './invoice';

const chart = testChart();
const unknown: Fault[] = [
  { path: '/customer_id', code: 'not_found', message: 'is not a customer of this business' },
];
const edit = (
  input: InvoiceUpdate,
  { before = invoice(), faults = [], ...special }: { before?: Invoice; faults?: Fault[] } & object = {},
) => editInvoice(testBooks(special), before, input, { chart, partyFaults: faults, partyName: null });
const adding = (ledger_id: string, unit_price: number) => ({
  line_changes: { create_lines: [{ ledger_id, unit_price }] },
});
const draft = invoice({ status: 'draft', postedAt: null, journalEntryId: null });

describe('editInvoice', () => {
  it.each<[string, InvoiceUpdate, Invoice, object]>([
    [
      'nothing that is absent or null',
      { number: null },
      invoice(),
      { number: '1042', partyId: 'vendor', version: 2 },
    ],
    ['what is given', { customer_id: 'other', number: '7' }, invoice(), { partyId: 'other', number: '7' }],
    ['when a draft is sent: now', { status: 'open' }, draft, { status: 'open', postedAt: testBooks().now }],
    [
      'when a draft is sent: as it says',
      { status: 'open', sent_at: '2026-02-02T00:00:00.000Z' },
      draft,
      { postedAt: '2026-02-02T00:00:00.000Z' },
    ],
    ['a draft, which is not sent', { number: '7' }, draft, { status: 'draft', postedAt: null }],
    ['when it is voided', { status: 'voided' }, invoice(), { status: 'voided', voidedAt: testBooks().now }],
    [
      'the status, when the total outgrows what settles it',
      adding('sales', 1),
      invoice({ status: 'paid', payments: [payment('p', 99n)] }),
      { status: 'open' },
    ],
  ])('changes %s', (_, input, before, expected) => {
    expect(edit(input, { before })).toMatchObject({ ok: true, value: expected });
  });

  const large = { ledger_id: 'sales', quantity: 9_000, unit_price: 9_000_000_000 };
  const tooMuch = { line_changes: { create_lines: [large, large] } };
  const voided = invoice({ status: 'voided' });
  /** Each row breaks its own rule and every later one. */
  it.each<[string, InvoiceUpdate, object, string, string[]]>([
    [
      'every fault of its lines, beside an unknown customer',
      {
        line_changes: {
          create_lines: [{ ledger_id: 'receivable', unit_price: -1 }],
          delete_lines: ['line-9'],
        },
      },
      { faults: unknown, before: voided },
      'validation_failed',
      [
        '/customer_id not_found',
        '/line_changes/delete_lines/0 not_found',
        '/line_changes/create_lines/0/ledger_id ledger_not_allowed',
        '/line_changes/create_lines/0/unit_price out_of_range',
      ],
    ],
    [
      'no line left',
      { line_changes: { delete_lines: ['line-1'] } },
      { faults: unknown },
      'validation_failed',
      ['/customer_id not_found', '/line_changes out_of_range'],
    ],
    [
      'an unknown customer',
      tooMuch,
      { faults: unknown, before: voided },
      'validation_failed',
      ['/customer_id not_found'],
    ],
    [
      'a total beyond what answers carry',
      tooMuch,
      { before: voided },
      'validation_failed',
      ['/line_changes amount_out_of_range'],
    ],
    [
      'an open one that comes to nothing',
      { line_changes: { delete_lines: ['line-1'], create_lines: [{ ledger_id: 'sales', unit_price: 0 }] } },
      { lockedThrough: '2026-12-31' },
      'validation_failed',
      ['/line_changes amount_not_positive'],
    ],
    [
      'lines of a voided one',
      adding('sales', 1),
      { before: voided, lockedThrough: '2026-12-31' },
      'conflict',
      [' invoice_voided'],
    ],
    [
      'a draft of what was sent',
      { status: 'draft' },
      { lockedThrough: '2026-12-31' },
      'conflict',
      ['/status invoice_sent'],
    ],
  ])('refuses %s', (_, input, special, code, faults) => {
    const refused = edit(input, special);
    expect(refused).toMatchObject({ ok: false, problem: { code } });
    expect(!refused.ok && refused.problem.errors?.map((each) => `${each.path} ${each.code}`)).toEqual(faults);
  });
});
