import type { ClientResult } from '@/lib/client/client';
import type { Tag } from '@/lib/contract/tag';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';

/** Every tag of the business, page after page: they are few, and a person chooses among all of them. */
export async function readTags(
  { client }: Member,
  businessId: string,
): Promise<ClientResult<{ data: Tag[] }>> {
  const data: Tag[] = [];
  let pageToken: string | undefined;
  do {
    const page = await client.listTags({
      parameters: { business_id: businessId },
      query: { page_size: 100, page_token: pageToken },
    });
    if (!page.ok) return page;
    data.push(...page.value.data);
    pageToken = page.value.pagination.next_page_token ?? undefined;
  } while (pageToken !== undefined);
  return accept({ data });
}
