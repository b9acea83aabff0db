import { describe, expect, it } from 'vitest';
import type { BillUpdate } from '@/lib/contract/bill';
import type { Fault } from '@/lib/contract/problem';
import { bill, payment } from '../postings/testing/small-items';
import { testBooks, testChart } from '../testing/test-books';
import type { Bill } from './bill';
import { editBill } from './edit-bill';

const chart = testChart();
const unknown: Fault[] = [
  { path: '/vendor_id', code: 'not_found', message: 'is not a vendor of this business' },
];
const edit = (
  input: BillUpdate,
  { before = bill(), faults = [], ...special }: { before?: Bill; faults?: Fault[] } & object = {},
) => editBill(testBooks(special), before, input, { chart, partyFaults: faults, partyName: null });
const adding = (ledger_id: string, amount: number) => ({
  line_changes: { create_lines: [{ ledger_id, amount }] },
});
const paid = bill({ status: 'paid', payments: [payment('p', 100n)] });

describe('editBill', () => {
  it.each<[string, BillUpdate, Bill, object]>([
    [
      'nothing that is absent or null',
      { number: null },
      bill(),
      { number: '1042', partyId: 'vendor', version: 2 },
    ],
    [
      'what is given',
      { vendor_id: 'other', number: '7', issued_at: '2026-02-02T00:00:00.000Z', metadata_: { a: 1 } },
      bill(),
      { partyId: 'other', number: '7', postedAt: '2026-02-02T00:00:00.000Z', metadata: { a: 1 } },
    ],
    ['the status that is given', { status: 'paid' }, bill(), { status: 'paid', voidedAt: null }],
    ['when it is voided', { status: 'voided' }, bill(), { status: 'voided', voidedAt: testBooks().now }],
    [
      'its voiding, when it is opened',
      { status: 'open' },
      bill({ status: 'voided', voidedAt: testBooks().now }),
      { voidedAt: null },
    ],
    ['the status, when the total outgrows what settles it', adding('costs', 1), paid, { status: 'open' }],
    [
      'the status, not when credit settles the rest',
      { line_changes: { delete_lines: ['line-1'], create_lines: [{ ledger_id: 'costs', amount: 0.9 }] } },
      bill({ credits: [{ id: 'cap', amount: 90n, datetime: '', createdAt: '' }] }),
      { status: 'paid' },
    ],
  ])('changes %s', (_, input, before, expected) => {
    expect(edit(input, { before })).toMatchObject({ ok: true, value: expected });
  });

  const huge = 90_071_992_547_409.91;
  const voided = bill({ status: 'voided' });
  /** Each row breaks its own rule and every later one. */
  it.each<[string, BillUpdate, object, string, string[]]>([
    [
      'every fault of its lines, beside an unknown vendor',
      { line_changes: { create_lines: [{ ledger_id: 'payable', amount: 0 }], delete_lines: ['line-9'] } },
      { faults: unknown, before: voided },
      'validation_failed',
      [
        '/vendor_id not_found',
        '/line_changes/delete_lines/0 not_found',
        '/line_changes/create_lines/0/amount amount_not_positive',
        '/line_changes/create_lines/0/ledger_id ledger_not_allowed',
      ],
    ],
    [
      'no line left',
      { line_changes: { delete_lines: ['line-1'] } },
      { faults: unknown },
      'validation_failed',
      ['/vendor_id not_found', '/line_changes out_of_range'],
    ],
    [
      'an unknown vendor',
      adding('rent', huge),
      { faults: unknown, before: voided },
      'validation_failed',
      ['/vendor_id not_found'],
    ],
    [
      'a total beyond what answers carry',
      adding('rent', huge),
      { before: voided },
      'validation_failed',
      ['/line_changes amount_out_of_range'],
    ],
    [
      'lines of a voided bill',
      adding('rent', 1),
      { before: voided, lockedThrough: '2026-12-31' },
      'conflict',
      [' bill_voided'],
    ],
  ])('refuses %s', (_, input, special, code, faults) => {
    const refused = edit(input, special);
    expect(refused).toMatchObject({ ok: false, problem: { code } });
    expect(!refused.ok && refused.problem.errors?.map((each) => `${each.path} ${each.code}`)).toEqual(faults);
  });
});
