import type { Search } from '@/lib/paths';

/** The list of bills or invoices that a sum of the outlook counts: open, due on these days, and not probably paid. */
export function dueSearch(days: { from?: string; to?: string }): Search {
  return { status: 'open', ...days, probable: 'none' };
}

/** What the outlook calls probably paid. */
export const probablyPaidSearch: Search = { status: 'open', probable: 'only' };
