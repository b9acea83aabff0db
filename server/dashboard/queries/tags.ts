import type { ClientResult } from '@/lib/client/client';
import type { Tag } from '@/lib/contract/tag';
import { accept } from '@/lib/result';
import { everyPage } from '../accounting/every-page';
import type { Member } from '../session/guard';

/** Every tag of the business, page after page: they are few, and a person chooses among all of them. */
export async function readTags(
  { client }: Member,
  businessId: string,
): Promise<ClientResult<{ data: Tag[] }>> {
  const parameters = { business_id: businessId };
  const tags = await everyPage((page_token) => client.listTags({ parameters, query: { page_token } }));
  return tags.ok ? accept({ data: tags.value }) : tags;
}
