import type { Metadata } from 'next';
import { NewBillsScreen } from '@/components/bills/form/new-bills-screen';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { readNewBillsScreen } from '@/server/dashboard/queries/bills';
import { requireMember } from '@/server/dashboard/session/guard';
import { todayOf } from '@/server/dashboard/session/today';

export const metadata: Metadata = { title: 'Enter bills' };

type Props = {
  params: Promise<{ businessId: string }>;
  searchParams: Promise<{ vendor?: string | string[]; document?: string | string[] }>;
};

export default async function NewBillsPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const { vendor, document } = await searchParams;
  const member = await requireMember(businessId, 'write');
  const read = await readNewBillsScreen(member, businessId, [document ?? []].flat()[0]);
  if (!read.ok) return <ProblemScreen title="The form could not be opened" problem={read.problem} />;
  const { ledgers, vendors, source } = read.value;
  const vendorId = vendors.find(({ id }) => id === vendor)?.id ?? null;
  const today = await todayOf(member);
  return <NewBillsScreen {...{ ledgers, vendors, source, vendorId, today }} />;
}
