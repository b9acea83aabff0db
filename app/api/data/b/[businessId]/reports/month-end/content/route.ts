import { monthPackageOf, monthQueries } from '@/components/reports/month-end/month-queries';
import { packageContent } from '@/components/reports/month-end/package-content';
import { utcDay } from '@/lib/dates/instant';
import { localeOf } from '@/lib/format/locale';
import { problemAnswer } from '@/server/dashboard/queries/data-answer';
import { readMonthEnd } from '@/server/dashboard/queries/month-end';
import { answerPackagePdf } from '@/server/dashboard/queries/package-file';
import { memberOrProblem } from '@/server/dashboard/session/guard';
import { findFormats } from '@/server/dashboard/session/storage/person-formats';
import { dashboardDatabase } from '@/server/dashboard/session/storage/pool';

type Context = { params: Promise<{ businessId: string }> };

/** The month-end package of `month` as a PDF. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { businessId } = await params;
  const member = await memberOrProblem(businessId, 'read');
  if (!member.ok) return problemAnswer(member.problem);
  const today = utcDay(new Date());
  const asked = { month: new URL(request.url).searchParams.get('month') ?? undefined, today };
  const read = await readMonthEnd(member.value, businessId, (business) => monthQueries(business, asked));
  if (!read.ok) return problemAnswer(read.problem);
  const { business } = read.value;
  const month = monthPackageOf(read.value, asked);
  const chosen = await findFormats(dashboardDatabase(), member.value.user.id);
  const locale = chosen.locale ?? localeOf(request.headers.get('accept-language'));
  const format = { currency: business.currency, locale };
  const content = packageContent(month, {
    businessName: business.name,
    fiscalYear: business.fiscal_year,
    today,
    ...format,
  });
  return answerPackagePdf(content, format, `${content.title} ${month.month}`);
}
