'use client';

import type { ReactNode } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { SkeletonRows } from '@/components/ui/loading/skeleton';
import { ErrorState } from '@/components/ui/notices/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from './print-button';

type Props<Read> = {
  title: string;
  back?: { name: string; href: string };
  /** What the report is of, said on paper; on the screen the choices say it. */
  when: string;
  /** Which entries count, said on paper. */
  basis: string;
  /** Loads what is not loaded yet before the report is printed; answers whether it could. */
  preparePrint?: () => Promise<boolean>;
  tabs?: ReactNode;
  /** How the report is chosen. */
  choices: ReactNode;
  /** A choice more, beside the title on a phone, so that the head has two lines there and not three. */
  comparison?: ReactNode;
  /** The query of React Query that reads it. */
  reading: {
    data: Read | undefined;
    error: Error | null;
    isPending: boolean;
    isRefetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (read: Read) => ReactNode;
};

/** The frame of every report: its choices at the head, below it the report in whichever state it is. */
export function ReportScreen<Read>(props: Props<Read>) {
  const { title, back, when, basis, preparePrint, tabs, choices, comparison, reading, children } = props;
  const { currency } = useBusiness();
  return (
    <>
      <PageHeader
        title={title}
        {...(back ? { back } : {})}
        tabs={tabs}
        actions={choices}
        lastAction={
          <div className="flex items-center gap-2 max-sm:gap-1.5 print:hidden">
            {comparison}
            <PrintButton prepare={preparePrint} />
          </div>
        }
      />
      <p className="hidden px-5 pb-2 print:block print:px-0">
        {when} · {basis} · {currency}
      </p>
      {reading.data && children(reading.data)}
      {reading.isPending && <SkeletonRows label="Loading the report" />}
      {reading.error && (
        <ErrorState
          title={`${title} could not be loaded`}
          detail={reading.error.message}
          onRetry={() => void reading.refetch()}
          isRetrying={reading.isRefetching}
        />
      )}
    </>
  );
}
