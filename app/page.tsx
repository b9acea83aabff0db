import { redirect } from 'next/navigation';
import { paths } from '@/lib/paths';
import { onlyBusinessOf } from '@/server/dashboard/queries/businesses';
import { requireUser } from '@/server/dashboard/session/guard';

/** The owner of one business comes to it, everybody else to the list of businesses. */
export default async function HomePage() {
  const only = await onlyBusinessOf(await requireUser());
  redirect(only === null ? paths.businesses() : paths.business(only));
}
