import type { DaySpan } from '@/lib/dates/day-span';
import { addDays } from '@/lib/dates/instant';
import { type DemoEvent, receive, spend } from '../demo-event';

/** What the bookkeeper has never seen before and must decide: seven movements of the last weeks. */
export function unusualEvents(span: DaySpan): DemoEvent[] {
  const daysBefore = (days: number) => addDays(span.last, -days);
  return [
    spend(daysBefore(29), 'Checking', 'CHECK 1187', 'Repairs and maintenance', 385_00n),
    spend(daysBefore(25), 'Credit card', 'SQ *HARBOR ROW CERAMICS 8842', 'Office supplies', 216_40n),
    receive(daysBefore(21), 'ACH CREDIT LOWLAND REBATE PROG', 'Utilities', 120_00n),
    spend(daysBefore(16), 'Credit card', 'MARLOW BOOKS & MAPS 12', 'Training and education', 58_75n),
    spend(daysBefore(12), 'Checking', 'ATM WITHDRAWAL 0412 WEIR ST', 'Office supplies', 80_00n),
    spend(daysBefore(6), 'Credit card', 'PP*LINDENLEAF PHOTO', 'Advertising and marketing', 149_00n),
    spend(daysBefore(2), 'Credit card', 'NORTHERN RAIL 88FD20', 'Travel', 64_30n),
  ];
}
