import type { Metadata } from 'next';
import { NewInvoiceScreen } from '@/components/invoices/form/new-invoice-screen';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { readNewInvoiceScreen } from '@/server/dashboard/queries/invoices';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'New invoice' };

type Props = {
  params: Promise<{ businessId: string }>;
  searchParams: Promise<{ customer?: string | string[] }>;
};

export default async function NewInvoicePage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const { customer } = await searchParams;
  const member = await requireMember(businessId, 'write');
  const read = await readNewInvoiceScreen(member, businessId);
  if (!read.ok) return <ProblemScreen title="The form could not be opened" problem={read.problem} />;
  return <NewInvoiceScreen {...read.value} customerId={typeof customer === 'string' ? customer : null} />;
}
