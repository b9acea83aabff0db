import { describe, expect, it } from 'vitest';
import { ExactNumber } from '@/lib/json';
import { testChart } from '../testing/test-books';
import { checkBalance, checkLines } from './check-lines';

const { ledgers } = testChart();

describe('checkLines', () => {
  it('reads amounts in minor units of the currency', () => {
    const lines = [
      { ledger_id: 'rent', amount: 12.5 },
      { ledger_id: 'bank', amount: new ExactNumber('1e2') },
    ];
    expect(checkLines(lines, ledgers, 'USD', '')).toEqual({ ok: true, value: [1250n, 10_000n] });
    expect(checkLines(lines.slice(1), ledgers, 'JPY', '')).toEqual({ ok: true, value: [100n] });
  });

  it.each([
    ['nowhere', 1, 'ledger_id not_found'],
    ['old', 1, 'ledger_id ledger_archived'],
    ['rent', 0, 'amount amount_not_positive'],
    ['rent', -1, 'amount amount_not_positive'],
    ['rent', 0.001, 'amount amount_precision'],
    ['rent', new ExactNumber('90071992547409.92'), 'amount amount_out_of_range'],
    ['nowhere', 0, 'ledger_id not_found, amount amount_not_positive'],
  ])('refuses a line on %s of %s', (ledger_id, amount, faults) => {
    const refused = checkLines([{ ledger_id, amount }], ledgers, 'USD', '/lines');
    const told = refused.ok
      ? []
      : refused.problem.map(({ path, code }) => `${path.slice('/lines/0/'.length)} ${code}`);
    expect(told.join(', ')).toBe(faults);
  });
});

describe('checkBalance', () => {
  const line = (text: string) => {
    const [side, amount = '0', basis = 'all'] = text.split(' ');
    return { side: side as 'debit', amount: BigInt(amount), basis: basis as 'all' };
  };

  it.each([
    [['debit 100', 'credit 100']],
    [['debit 60', 'debit 40', 'credit 100']],
    [['debit 100 cash', 'credit 100 cash', 'debit 5 accrual', 'credit 5 accrual']],
  ])('takes %j', (lines) => {
    expect(checkBalance(lines.map(line), 'USD', '/lines')).toBeNull();
  });

  it.each([
    [[], 'needs at least one debit and one credit; it has 0 and 0'],
    [['debit 100'], 'needs at least one debit and one credit; it has 1 and 0'],
    [['debit 100', 'credit 99'], 'debits 1.00, credits 0.99'],
    [['debit 100 cash', 'credit 100'], 'debits 0.00, credits 1.00'],
    [
      ['debit 7', 'credit 7', 'debit 100 accrual', 'credit 100 cash'],
      'debits 1.00, credits 0.00 of basis accrual',
    ],
  ])('refuses %j', (lines, numbers) => {
    expect(checkBalance(lines.map(line), 'USD', '/lines')).toMatchObject({
      code: 'unbalanced_entry',
      errors: [{ path: '/lines', code: 'unbalanced_entry', message: numbers }],
    });
  });
});
