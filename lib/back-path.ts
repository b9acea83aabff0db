import { paths } from './paths';

type Address = { pathname: string; search: string };

/**
 * The screen that one leaves for an entry, as it is, for the entry's address: its path below that of the business, with its
 * search. From one entry to another it stays the screen that the first was opened from.
 */
export function backPath(businessId: string, { pathname, search }: Address): string | null {
  const desk = `${paths.business(businessId)}/`;
  if (!pathname.startsWith(desk)) return null;
  const path = pathname.slice(desk.length);
  return /^journal\/./.test(path) ? new URLSearchParams(search).get('back') : `${path}${search}`;
}
