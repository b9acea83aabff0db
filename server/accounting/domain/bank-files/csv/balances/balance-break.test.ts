import { expect, it } from 'vitest';
import { readBankFile } from '../../read-bank-file';

const breakOf = (rows: readonly string[]) => {
  const text = ['Date,Description,Amount,Balance', ...rows, ''].join('\n');
  const file = readBankFile(new TextEncoder().encode(text));
  return file.ok ? file.value.statements[0]?.balanceBreak : file.problem.message;
};

const whole = [
  '2026-03-14,Cafe,-3.50,96.50',
  '2026-03-15,Rent,-90.00,6.50',
  '2026-03-16,Customer,50.00,56.50',
  '2026-03-17,Customer,20.00,76.50',
  '2026-03-18,Shop,-6.50,70.00',
  '2026-03-19,Shop,-10.00,60.00',
  '2026-03-20,Fee,-1.00,59.00',
];

it('finds none where every balance follows, in either order', () => {
  expect(breakOf(whole)).toBeNull();
  expect(breakOf([...whole].reverse())).toBeNull();
});

it('names the line after a missing record', () => {
  const sentence =
    'The balances do not follow from the amounts: in line 4 the balance is 76.50, but 6.50 and the amount of 20.00 make 26.50. A record may be missing, or an amount may not be what moved the account.';
  expect(breakOf(whole.toSpliced(2, 1))).toBe(sentence);
  expect(breakOf(whole.toSpliced(2, 1).reverse())).toBe(sentence.replace('line 4', 'line 5'));
});

it('names the line of an amount that is not what moved the account', () => {
  expect(breakOf([...whole.slice(0, -1), '2026-03-20,Fee,1.00,59.00'])).toContain('in line 8');
});

it.each([
  ['a row that is refused already', whole.with(2, '2026-03-33,Customer,50.00,56.50')],
  ['too few balances to tell', whole.slice(0, 3).with(2, '2026-03-16,Customer,50.00,55.00')],
  ['balances of another kind', whole.map((row, at) => row.replace(/[\d.]+$/, String(at * 7)))],
  ['no balances', whole.map((row) => row.replace(/[\d.]+$/, ''))],
])('says nothing of %s', (_, rows) => {
  expect(breakOf(rows)).toBeNull();
});
