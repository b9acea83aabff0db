import type { DaySpan } from '@/lib/dates/day-span';
import { addDays } from '@/lib/dates/instant';
import { lastDaysOfMonths, monthlyDays } from '../calendar';
import { type DemoEvent, spend } from '../demo-event';
import { opening } from './opening';

const workstation = 4_680_00n;

/** A workstation bought in the first summer; computers wear off in equal months (five years, the new one three). */
export function equipmentEvents(span: DaySpan): DemoEvent[] {
  const boughtOn = addDays(span.first, 245);
  const wear = lastDaysOfMonths(span).map((day): DemoEvent => {
    const cents = opening.computers / 60n + (day > boughtOn ? workstation / 36n : 0n);
    return {
      day,
      description: 'Depreciation of the month',
      lines: [
        ['Depreciation', cents],
        ['Accumulated depreciation', -cents],
      ],
    };
  });
  return [spend(boughtOn, 'Checking', 'KESTREL COMPUTER ORDER 55817', 'Computers', workstation), ...wear];
}

const payment = 569_16n;
/** 6.5 % a year on what is still owed, in basis points. */
const yearlyRate = 650n;

/** A loan of 48 equal payments: less interest and more principal each month. */
export function loanEvents(span: DaySpan): DemoEvent[] {
  let owed: bigint = opening.loan;
  return monthlyDays(span, 5).map((day) => {
    const interest = (owed * yearlyRate + 60_000n) / 120_000n;
    owed -= payment - interest;
    return {
      day,
      description: 'CEDAR COUNTY CU LOAN PMT 0031',
      lines: [
        ['Long-term loans', payment - interest],
        ['Interest expense', interest],
        ['Checking', -payment],
      ],
    };
  });
}
