'use client';

import { useBusiness } from '@/components/shell/business-context';

/** Whose report it is and of when, on paper; on the screen both stand in the frame. */
export function ReportTitle({ when }: { when: string }) {
  const { name, currency } = useBusiness();
  return (
    <p className="hidden px-5 pb-2 print:block print:px-0">
      {name} · {when} · {currency}
    </p>
  );
}
