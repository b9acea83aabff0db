import { createLoader } from 'nuqs/server';
import { type Day, endOfDay } from '@/lib/dates/instant';
import { daySearch } from '../day/day-search';

export const loadTrialBalanceSearch = createLoader(daySearch);

export type TrialBalanceChoice = { date: Day };

export function trialBalanceQueryOf({ date }: TrialBalanceChoice) {
  return { end_datetime: endOfDay(date) };
}
