import type { DaySpan } from '@/lib/dates/day-span';
import { addDays, type Day } from '@/lib/dates/instant';
import { firstDayOfMonth } from '@/lib/dates/months';
import { lastDaysOfMonths, monthlyDays } from '../calendar';
import { type DemoEvent, spend } from '../demo-event';
import { opening } from './opening';

/** Three people paid twice a month, in cents before taxes; a raise after a year. */
const grossAtFirst = 7_900_00n;
const grossAfterRaise = 8_250_00n;

/** Kept back from the pay, and on top of it by the employer (26 U.S.C. §§ 3101, 3111), in basis points. */
const withheld = 2_200n;
const employerShare = 765n;

export function payrollEvents(span: DaySpan): DemoEvent[] {
  const raise = addDays(span.first, 365);
  const payDays = [...monthlyDays(span, 15), ...lastDaysOfMonths(span)].sort();
  const pays = payDays.map((day) => payEvent(day, day < raise ? grossAtFirst : grossAfterRaise));
  return [...pays, ...depositEvents(span, payDays, pays)];
}

function payEvent(day: Day, gross: bigint): DemoEvent {
  const taxes = (gross * employerShare) / 10_000n;
  const kept = (gross * withheld) / 10_000n;
  return {
    day,
    description: 'TALLYPAY PAYROLL QUILLFEATHER',
    lines: [
      ['Salaries and wages', gross],
      ['Payroll taxes', taxes],
      ['Payroll taxes payable', -(kept + taxes)],
      ['Checking', -(gross - kept)],
    ],
  };
}

/** On the 20th, everything owed for pay days before the month (and what was owed at the opening). */
function depositEvents(span: DaySpan, payDays: readonly Day[], pays: readonly DemoEvent[]): DemoEvent[] {
  let paid = 0n;
  return monthlyDays(span, 20)
    .map((day) => {
      const due = pays
        .filter((_, index) => (payDays[index] ?? day) < firstDayOfMonth(day))
        .flatMap((pay) => pay.lines)
        .filter(([ledger]) => ledger === 'Payroll taxes payable')
        .reduce((sum, [, cents]) => sum - cents, opening.payrollTaxes - paid);
      paid += due;
      return spend(day, 'Checking', 'FED TAX DEPOSIT EFT 940941', 'Payroll taxes payable', due);
    })
    .filter((event) => event.lines.some(([, cents]) => cents !== 0n));
}
