import type { Metadata } from 'next';
import { MonthEndScreen } from '@/components/reports/month-end/month-end-screen';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { plainText } from '@/server/dashboard/accounting/plain';
import { requireMember } from '@/server/dashboard/session/guard';
import { readPackage } from './read-package';

export const metadata: Metadata = { title: 'Month-end package' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<{ month?: string }> };

export default async function MonthEndPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const today = new Date().toISOString().slice(0, 10);
  const read = await readPackage(member, { businessId, month: (await searchParams).month, today });
  if (!read.ok)
    return <ProblemScreen title="The month-end package could not be loaded" problem={read.problem} />;
  const { month, business } = read.value;
  return (
    <MonthEndScreen
      key={month.month}
      initial={plainText(month)}
      today={today}
      fiscalYear={business.fiscal_year}
    />
  );
}
