import type { ClientResult } from '@/lib/client/client';
import type { Pagination } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';

/** All items of a paged list, page after page. */
export async function everyPage<Item>(
  readPage: (
    pageToken: string | undefined,
  ) => Promise<ClientResult<{ data: Item[]; pagination: Pagination }>>,
): Promise<ClientResult<Item[]>> {
  const items: Item[] = [];
  let pageToken: string | undefined;
  do {
    const page = await readPage(pageToken);
    if (!page.ok) return page;
    items.push(...page.value.data);
    pageToken = page.value.pagination.next_page_token ?? undefined;
  } while (pageToken !== undefined);
  return accept(items);
}
