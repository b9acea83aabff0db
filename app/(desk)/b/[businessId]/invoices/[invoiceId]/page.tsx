import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { InvoiceScreen } from '@/components/invoices/invoice-screen';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { readInvoiceScreen } from '@/server/dashboard/queries/invoices';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Invoice' };

type Props = { params: Promise<{ businessId: string; invoiceId: string }> };

export default async function InvoicePage({ params }: Props) {
  const { businessId, invoiceId } = await params;
  const member = await requireMember(businessId, 'read');
  const read = await readInvoiceScreen(member, businessId, invoiceId);
  if (read.ok) return <InvoiceScreen {...read.value} />;
  if (read.problem.status === 404) notFound();
  return <ProblemScreen title="The invoice could not be loaded" problem={read.problem} />;
}
