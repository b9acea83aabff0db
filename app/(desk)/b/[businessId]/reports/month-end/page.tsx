import type { Metadata } from 'next';
import { MonthEndScreen } from '@/components/reports/month-end/month-end-screen';
import { monthPackageOf, monthQueries } from '@/components/reports/month-end/month-queries';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { utcDay } from '@/lib/dates/instant';
import { plainText } from '@/server/dashboard/accounting/plain';
import { readMonthEnd } from '@/server/dashboard/queries/month-end';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Month-end package' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<{ month?: string }> };

export default async function MonthEndPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const today = utcDay(new Date());
  const asked = { month: (await searchParams).month, today };
  const read = await readMonthEnd(member, businessId, (business) => monthQueries(business, asked));
  if (!read.ok)
    return <ProblemScreen title="The month-end package could not be loaded" problem={read.problem} />;
  const month = monthPackageOf(read.value, asked);
  return (
    <MonthEndScreen
      key={month.month}
      initial={plainText({ ...month, readAt: Date.now() })}
      today={today}
      fiscalYear={read.value.business.fiscal_year}
    />
  );
}
