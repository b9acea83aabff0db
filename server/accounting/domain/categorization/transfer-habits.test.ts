import { describe, expect, it } from 'vitest';
import { reasonsForTransfer, transferHabitOf, transferHabits } from './transfer-habits';

const transfers = 'led_transfers';

/** Each line: day, amount in minor units, ledger, payee. */
function habitOf(history: string[], asked: string) {
  const decisions = history.map((line) => ({ ...movement(line), ledgerId: line.split(' ')[2] ?? '' }));
  return transferHabitOf(transferHabits(decisions, transfers), movement(asked));
}

function movement(line: string) {
  const [day = '', amount = '', , ...words] = line.split(' ');
  const payee = words.join(' ');
  return { payee, text: payee, accountLedgerId: 'led_checking', amount: BigInt(amount), day };
}

describe('what a payee’s latest entries say of a leg without its other', () => {
  it.each([
    {
      case: 'every earlier one was a transfer',
      history: ['2026-03-24 -9000 led_transfers Card Autopay', '2026-04-24 -7000 led_transfers Card Autopay'],
      asked: '2026-05-24 -8100 - CARD AUTOPAY',
      expected: { times: 2, lastDay: '2026-04-24' },
    },
    {
      case: 'the latest one was an expense',
      history: ['2026-03-24 -9000 led_transfers Card Autopay', '2026-04-24 -7000 led_travel Card Autopay'],
      asked: '2026-05-24 -8100 - Card Autopay',
      expected: null,
    },
    {
      case: 'transfers since an expense',
      history: ['2026-03-24 -9000 led_travel Card Autopay', '2026-04-24 -7000 led_transfers Card Autopay'],
      asked: '2026-05-24 -8100 - Card Autopay',
      expected: { times: 1, lastDay: '2026-04-24' },
    },
    {
      case: 'money the other way',
      history: ['2026-03-24 -9000 led_transfers Card Autopay'],
      asked: '2026-05-24 8100 - Card Autopay',
      expected: null,
    },
    {
      case: 'another payee',
      history: ['2026-03-24 -9000 led_transfers Card Autopay'],
      asked: '2026-05-24 -8100 - Rent Autopay',
      expected: null,
    },
    {
      case: 'a text that names nobody',
      history: ['2026-03-24 -9000 led_transfers Withdrawal'],
      asked: '2026-05-24 -9000 - Withdrawal',
      expected: null,
    },
    { case: 'nothing decided', history: [], asked: '2026-05-24 -9000 - Card Autopay', expected: null },
  ])('$case', ({ history, asked, expected }) => {
    expect(habitOf(history, asked)).toEqual(expected && expect.objectContaining(expected));
  });

  it('gives its reasons with numbers', () => {
    expect(reasonsForTransfer({ times: 5, lastDay: '2026-10-24', names: new Map() }, 'Savings 1')[0]).toBe(
      'The last 5 entries of this payee were transfers between own accounts; last on Oct 24, 2026.',
    );
    expect(reasonsForTransfer({ times: 1, lastDay: '2026-10-24', names: new Map() }, 'Savings 1')[0]).toBe(
      'The last entry of this payee was a transfer between own accounts; last on Oct 24, 2026.',
    );
    const other = habitOf(['2026-04-24 -7000 led_transfers Savings 2'], '2026-05-24 -8100 - Savings 1');
    expect(other && reasonsForTransfer(other, 'Savings 1')[0]).toBe(
      'The last entry of a similar payee, Savings 2, was a transfer between own accounts; last on Apr 24, 2026.',
    );
  });
});
