import type { DaySpan } from '@/lib/dates/day-span';
import { addDays } from '@/lib/dates/instant';
import { lastDaysOfMonths, monthlyDays, monthOfYear } from '../calendar';
import { type DemoEvent, receive, spend } from '../demo-event';
import { opening } from './opening';

/** The members put money in once, early, and take some out each quarter. */
export function ownerEvents(span: DaySpan): DemoEvent[] {
  const contribution = receive(
    addDays(span.first, 52),
    'ONLINE TRANSFER FROM MEMBER',
    'Member contributions',
    10_000_00n,
  );
  const distributions = monthlyDays(span, 28)
    .filter((day) => monthOfYear(day) % 3 === 0)
    .map((day) => spend(day, 'Checking', 'ONLINE TRANSFER TO MEMBERS', 'Member distributions', 4_500_00n));
  return [contribution, ...distributions];
}

const saved = 1_500_00n;
/** 3.6 % a year, in basis points. */
const savingsRate = 360n;

/** Money put aside every quarter, and the interest on it. */
export function savingsEvents(span: DaySpan): DemoEvent[] {
  const transfers = monthlyDays(span, 27)
    .filter((day) => monthOfYear(day) % 3 === 1)
    .map((day) => spend(day, 'Checking', 'ONLINE TRANSFER TO SAV 7781', 'Savings', saved));
  let interestSoFar = 0n;
  const interest = lastDaysOfMonths(span).map((day): DemoEvent => {
    const put = saved * BigInt(transfers.filter((transfer) => transfer.day <= day).length);
    const cents = ((opening.savings + put + interestSoFar) * savingsRate) / 120_000n;
    interestSoFar += cents;
    return {
      day,
      description: 'Savings interest',
      lines: [
        ['Savings', cents],
        ['Interest income', -cents],
      ],
    };
  });
  return [...transfers, ...interest];
}
