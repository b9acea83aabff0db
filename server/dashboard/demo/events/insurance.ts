import type { DaySpan } from '@/lib/dates/day-span';
import { addDays } from '@/lib/dates/instant';
import { lastDaysOfMonths } from '../calendar';
import { type DemoEvent, spend } from '../demo-event';
import { opening } from './opening';

const premium = 2_640_00n;
const perMonth = 220_00n;

/** A year's liability insurance, paid ahead and used up month by month. */
export function insuranceEvents(span: DaySpan): DemoEvent[] {
  const paidOn = [70, 435].map((days) => addDays(span.first, days));
  const payments = paidOn
    .filter((day) => day <= span.last)
    .map((day) => spend(day, 'Checking', 'STONEBRIDGE MUTUAL INS PREM', 'Prepaid expenses', premium));
  let used = 0n;
  const months = lastDaysOfMonths(span).map((day): DemoEvent => {
    const bought = opening.prepaid + premium * BigInt(paidOn.filter((each) => each <= day).length);
    const left = bought - used;
    const cents = left < perMonth ? left : perMonth;
    used += cents;
    return {
      day,
      description: 'Insurance of the month',
      lines: [
        ['Insurance', cents],
        ['Prepaid expenses', -cents],
      ],
    };
  });
  return [...payments, ...months.filter((event) => event.lines.some(([, cents]) => cents > 0n))];
}
