import type { LucideIcon } from 'lucide-react';
import type { Day } from '@/lib/dates/instant';
import { ReportEmpty } from '../report-empty';

/** A report as of a day up to which nothing is posted. A later day shows more only where there is one. */
export function NothingPosted({ icon, date, today }: { icon: LucideIcon; date: Day; today: Day }) {
  return <ReportEmpty icon={icon} title="Nothing is posted up to this date" advice={adviceOn(date, today)} />;
}

export function adviceOn(date: Day, today: Day): string {
  return date < today
    ? 'Choose a later date, or import your bank transactions.'
    : 'Import your bank transactions.';
}
