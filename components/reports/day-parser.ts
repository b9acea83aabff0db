import { createParser } from 'nuqs/server';
import { isDay } from '@/lib/dates/instant';

/** A calendar day in the address, `YYYY-MM-DD`. */
export const parseAsDay = createParser({
  parse: (text) => (isDay(text) ? text : null),
  serialize: (day: string) => day,
});
