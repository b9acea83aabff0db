import { type FigureOrigin, paths, type ReportName } from './paths';

export const reportTitles: Record<ReportName, string> = {
  'cash-flow': 'Cash flow',
  'profit-and-loss': 'Profit and loss',
  'balance-sheet': 'Balance sheet',
  'trial-balance': 'Trial balance',
};

/** The way back to a report as it was left; null when one did not come from any. */
export function wayBack(
  businessId: string,
  { report, view }: { report: FigureOrigin | null; view: string },
): { name: string; href: string } | null {
  if (report === null) return null;
  if (report === 'overview') return { name: 'Overview', href: paths.overview(businessId) };
  const search = Object.fromEntries(new URLSearchParams(view));
  return { name: reportTitles[report], href: paths.report(businessId, report, search) };
}
