import { describe, expect, it } from 'vitest';
import type { Movement } from '../movement';
import { dayFit, emptyHabits, learnHabits, sizeFit } from './habits';

const movement = (amount: bigint, day: string): Movement => ({
  payee: 'Harbor',
  text: 'Harbor',
  accountLedgerId: 'bank',
  amount,
  day,
});
const [rent, meals, unused] = [0, 1, 2];
const habits = emptyHabits(3);
for (let month = 1; month <= 9; month += 1) {
  learnHabits(habits, movement(-200_000n, `2026-0${month}-01`), rent);
  learnHabits(habits, movement(-1500n, `2026-0${month}-11`), meals);
  learnHabits(habits, movement(-2100n, `2026-0${month}-23`), meals);
}

describe('an amount', () => {
  it.each([
    ['as the ledger usually has', -200_000n, rent, 1],
    ['as another ledger has', -1500n, rent, -1],
    ['near what the ledger has', -1700n, meals, 1],
    ['on a ledger never used', -1500n, unused, 0],
  ] as const)('%s', (_name, amount, ledger, sign) => {
    expect(Math.sign(sizeFit(habits, movement(amount, '2026-10-05'), ledger))).toBe(sign);
  });
});

describe('a day of the month', () => {
  it.each([
    ['on which the ledger is used', '2026-10-02', 1],
    ['around the end of the month', '2026-10-31', 1],
    ['on which it is not', '2026-10-16', -1],
  ] as const)('%s', (_name, day, sign) => {
    expect(Math.sign(dayFit(habits, movement(-200_000n, day), rent))).toBe(sign);
  });
});
