import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** What it is about, in a sentence or two. */
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of a page that has a name of its own. */
export function Section({ title, lead, actions, children }: Props) {
  return (
    <section className="flex flex-col gap-4 border-b border-line py-7 first:pt-0 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-xl">
          <h2 className="text-base font-semibold">{title}</h2>
          {lead && <p className="text-soft">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
