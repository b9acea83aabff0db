import { redirect } from 'next/navigation';
import { nextWithWork, pathOfWork } from '@/components/businesses/business-work';
import { paths } from '@/lib/paths';
import { listedBusinesses } from '@/server/dashboard/queries/businesses';
import { requireUser } from '@/server/dashboard/session/guard';

type Props = { searchParams: Promise<{ after?: string | string[] }> };

/** Goes on to what waits in the next business, or to the list, which says that nothing does. */
export default async function NextBusinessPage({ searchParams }: Props) {
  const user = await requireUser();
  const { after } = await searchParams;
  const businesses = await listedBusinesses(user);
  const next = businesses.ok && nextWithWork(businesses.value, typeof after === 'string' ? after : null);
  redirect(next ? pathOfWork(next) : paths.businesses());
}
