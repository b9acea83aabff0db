import type { ReactNode } from 'react';

type Props = { icon: ReactNode; words: string; children: ReactNode };

/** Something that is offered below a list, with the buttons that answer it. */
export function OfferStrip({ icon, words, children }: Props) {
  return (
    <div
      role="status"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-selected px-4 py-1"
    >
      {icon}
      <span
        className="line-clamp-3 min-w-0 flex-[1_1_14rem] wrap-anywhere max-sm:basis-[calc(100%-1.75rem)]"
        title={words}
      >
        {words}
      </span>
      {children}
    </div>
  );
}
