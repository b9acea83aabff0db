import type { ClientProblem } from './client';

/** The detail as people read it: where in a request a fault lies is for programs. `/0/amount: is too large` is `Is too large`. */
export function shownDetail({ detail, errors = [] }: Pick<ClientProblem, 'detail' | 'errors'>): string {
  const places = errors.map(({ path }) => `${path || 'The body'}: `);
  const place = places.find((each) => detail.startsWith(each));
  if (place === undefined) return detail;
  const told = detail.slice(place.length);
  return told.charAt(0).toUpperCase() + told.slice(1);
}
