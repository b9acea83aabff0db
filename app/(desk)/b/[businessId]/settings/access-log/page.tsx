import type { Metadata } from 'next';
import { AccessLogScreen } from '@/components/access-log/access-log-screen';
import { paths } from '@/lib/paths';
import { readAccessLog } from '@/server/dashboard/queries/access-log';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Access log' };

type Props = {
  params: Promise<{ businessId: string }>;
  searchParams: Promise<{ before?: string | string[] }>;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export default async function AccessLogPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'admin');
  const { before } = await searchParams;
  const isKnown = typeof before === 'string' && UUID.test(before);
  const { events, people, olderThan } = await readAccessLog(member, businessId, isKnown ? before : null);
  const olderHref = olderThan && paths.accessLog(businessId, { before: olderThan });
  return <AccessLogScreen events={events} people={people} olderHref={olderHref} />;
}
