import type { z } from 'zod';
import type { Business, businessListQuery } from '@/lib/contract/business';
import { accept } from '@/lib/result';
import { listBusinesses } from '../../store/business-store';
import type { BusinessContext, Context, Outcome, PageOutcome } from '../context';
import { paginationOf, readKeyset } from '../paging';

export async function getBusiness(ctx: BusinessContext): Promise<Outcome<Business>> {
  return accept(ctx.business);
}

/** The tenant's businesses, newest first. */
export async function pageBusinesses(
  ctx: Context,
  query: z.output<typeof businessListQuery>,
): Promise<PageOutcome<Business>> {
  const keyset = readKeyset(ctx.pageTokenKey, 'businesses', query, 'descending');
  if (!keyset.ok) return keyset;
  const page = await listBusinesses(ctx.db, keyset.value);
  return accept({ items: page.items, pagination: paginationOf(ctx.pageTokenKey, 'businesses', query, page) });
}
