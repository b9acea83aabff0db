import type { ReactNode } from 'react';

/** What one must know to read the figures below it, on paper too. */
export function ReportNote({ children }: { children: ReactNode }) {
  return <p className="max-w-3xl px-5 pt-3 text-soft max-sm:px-4 print:px-0">{children}</p>;
}
