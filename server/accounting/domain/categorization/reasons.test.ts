import { describe, expect, it } from 'vitest';
import { defaultChart } from '../chart-of-accounts/default-chart';
import { learn } from './learning/learn';
import { suggest } from './suggest';

const chart = defaultChart('llc').map((ledger) => ({ ...ledger, id: ledger.key }));

describe('in a business without one confirmed entry, the reason of a guess', () => {
  it.each([
    ['Github 4411', 'The word “github” suggests Software.'],
    ['Gusto payroll tax', 'The words “payroll tax” suggest Payroll taxes.'],
    ["Owner's draw", "The words “owner's draw” suggest Member distributions."],
    ['Computers', 'The text has words of the name “Computers”.'],
    ['Jonathan Berg', 'The name of a person suggests Contract labor.'],
  ])('%s: %s', (text, reason) => {
    const movement = { payee: text, text, accountLedgerId: 'checking', amount: -1234n, day: '2026-06-01' };
    expect(suggest(learn([], chart), movement)?.reasons).toEqual([reason]);
  });
});
