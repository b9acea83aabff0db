import { describe, expect, it } from 'vitest';
import { faultsOfChange, faultsOfNewBills } from './bill-faults';

const rows = [
  { bill: 0, lines: [0] },
  { bill: 2, lines: [1, 3] },
];

const problem = (path: string) => ({
  code: 'validation_failed',
  status: 422,
  detail: 'Refused.',
  errors: [{ path, code: 'x', message: 'is wrong' }],
});

describe('faultsOfNewBills', () => {
  it.each([
    ['/0/vendor_id', 'bills.0.vendorId'],
    ['/1/issued_at', 'bills.2.issued'],
    ['/bills/1/due_at', 'bills.2.due'],
    ['/1/lines/1/amount', 'bills.2.lines.3.amount'],
    ['/bills/0/lines/0/ledger_id', 'bills.0.lines.0.ledgerId'],
    ['/1/lines/0', 'bills.2.lines.1.amount'],
  ])('puts %s at %s', (path, name) => {
    const told = { fields: [{ name, message: 'Is wrong' }], others: [] };
    expect(faultsOfNewBills(problem(path), rows)).toEqual(told);
  });

  it.each(['/7/vendor_id', '/1/lines', '/0/business_id', ''])('tells %s above the form', (path) => {
    expect(faultsOfNewBills(problem(path), rows)).toEqual({ fields: [], others: ['Is wrong'] });
  });

  it('tells a refusal without faults in its own words', () => {
    const refusal = { code: 'unreachable', status: 0, detail: 'Nobody answers.' };
    expect(faultsOfNewBills(refusal, rows)).toEqual({ fields: [], others: ['Nobody answers.'] });
  });
});

describe('faultsOfChange', () => {
  it.each([
    ['/changes/number', 'number'],
    ['/vendor_id', 'vendorId'],
    ['/line_changes/create_lines/1/amount', 'lines.4.amount'],
    ['/changes/line_changes/create_lines/0/ledger_id', 'lines.2.ledgerId'],
  ])('puts %s at %s', (path, name) => {
    expect(faultsOfChange(problem(path), [2, 4]).fields).toEqual([{ name, message: 'Is wrong' }]);
  });

  it.each(['/line_changes', '/line_changes/delete_lines/0', '/status'])('tells %s above the form', (path) => {
    expect(faultsOfChange(problem(path), [0]).others).toEqual(['Is wrong']);
  });
});
