import type { ReactNode } from 'react';
import { RefusedDrop } from '@/components/ui/files/lazy-refused-drop';

/** The one narrow column of the pages before sign-in. */
export function SignInFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[352px] flex-col gap-8 px-4 pt-[max(3rem,20vh)] pb-12">
      <div className="flex flex-col gap-3">
        <span className="flex items-center gap-2 font-semibold">
          <span
            aria-hidden
            className="grid size-6 place-items-center rounded-md bg-accent text-xs text-accent-ink"
          >
            D
          </span>
          Daybook
        </span>
        <div>
          <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
          <RefusedDrop instead="Sign in to Daybook first, and drop files there." />
        </div>
        {lead && <p className="text-soft">{lead}</p>}
      </div>
      {children}
    </main>
  );
}
