import type { DaySpan } from '@/lib/dates/day-span';
import { addDays } from '@/lib/dates/instant';
import { monthlyDays, monthOfYear } from '../calendar';
import { chanceOf } from '../chance';
import { type DemoEvent, spend } from '../demo-event';
import type { DemoLedgerName } from '../demo-ledgers';
import { reportedFrom } from '../reported-days';
import { accountantBills, subcontractorBills } from './bills';

/** What leaves checking every month: rent, services, and the bank's own fee. */
export function overheadEvents(span: DaySpan): DemoEvent[] {
  return [
    ...rentEvents(span),
    ...utilityEvents(span),
    ...monthly(span, 11, 'BRIGHTLINE FIBER 8005550142', 'Phone and internet', 94_99n),
    ...monthly(span, 31, 'MONTHLY SERVICE FEE', 'Bank fees', 15_00n),
    ...billed(subcontractorEvents(span), span, subcontractorBills),
    ...billed(accountantEvents(span), span, accountantBills),
    ...yearlyEvents(span),
  ];
}

function monthly(
  span: DaySpan,
  dayOfMonth: number,
  description: string,
  ledger: DemoLedgerName,
  cents: bigint,
): DemoEvent[] {
  return monthlyDays(span, dayOfMonth).map((day) => spend(day, 'Checking', description, ledger, cents));
}

function rentEvents(span: DaySpan): DemoEvent[] {
  const raise = addDays(span.first, 400);
  return monthlyDays(span, 1).map((day) =>
    spend(day, 'Checking', 'WEIR STREET LOFTS RENT', 'Rent', day < raise ? 2_350_00n : 2_450_00n),
  );
}

/** Heating in winter, cooling in July and August. */
function utilityEvents(span: DaySpan): DemoEvent[] {
  const chance = chanceOf('utilities');
  const extra = [90, 85, 50, 15, 0, 20, 60, 55, 10, 15, 45, 80];
  return monthlyDays(span, 13).map((day) => {
    const cents = chance.cents(132_00, 168_00) + BigInt(extra[monthOfYear(day) - 1] ?? 0) * 100n;
    return spend(day, 'Checking', 'LOWLAND POWER & WATER BILLPAY', 'Utilities', cents);
  });
}

const subcontractors = [
  'BILLPAY M. ARDENWOOD ILLUSTR',
  'BILLPAY OKORO-LIND ANIMATION',
  'BILLPAY FERNHOLT TYPESETTING',
] as const;

function subcontractorEvents(span: DaySpan): DemoEvent[] {
  const chance = chanceOf('subcontractors');
  return monthlyDays(span, 26).map((day) =>
    spend(
      day,
      'Checking',
      chance.pick(subcontractors),
      'Subcontractors',
      BigInt(chance.between(16, 44) * 50_00),
    ),
  );
}

function accountantEvents(span: DaySpan): DemoEvent[] {
  return monthlyDays(span, 8)
    .filter((day) => monthOfYear(day) % 3 === 2)
    .map((day) => spend(day, 'Checking', 'CHECK TO ABACUS & WREN CPA', 'Accounting fees', 650_00n));
}

/** What the banks' files report was billed before it was paid; older payments stand for themselves. */
function billed(
  payments: readonly DemoEvent[],
  span: DaySpan,
  bill: (payments: readonly DemoEvent[], span: DaySpan) => DemoEvent[],
): DemoEvent[] {
  const since = reportedFrom(span);
  return [
    ...payments.filter(({ day }) => day < since),
    ...bill(
      payments.filter(({ day }) => day >= since),
      span,
    ),
  ];
}

function yearlyEvents(span: DaySpan): DemoEvent[] {
  const inMonth = (month: number, dayOfMonth: number) =>
    monthlyDays(span, dayOfMonth).filter((day) => monthOfYear(day) === month);
  return [
    ...inMonth(1, 22).map((day) =>
      spend(day, 'Checking', 'CITY CLERK BUSINESS LICENSE', 'Taxes and licenses', 150_00n),
    ),
    ...inMonth(4, 14).map((day) =>
      spend(day, 'Checking', 'SEC OF STATE LLC ANNUAL FEE', 'Taxes and licenses', 500_00n),
    ),
    ...inMonth(9, 4).map((day) =>
      spend(day, 'Checking', 'HOLLOWAY PRIMM LAW RETAINER', 'Legal fees', 1_200_00n),
    ),
  ];
}
