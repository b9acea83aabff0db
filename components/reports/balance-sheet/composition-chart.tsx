'use client';

import { clsx } from 'clsx';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { type Composition, type Segment, segmentsOf } from './composition';

/** Told apart by depth as well as by colour; the legend names every part in the order of the bar. */
const assetFills = ['fill-money-in', 'fill-money-in/70', 'fill-money-in/50', 'fill-money-in/30'];
const claimFills = ['fill-money-out', 'fill-money-out/70', 'fill-money-out/50', 'fill-money-out/30'];

/** Two bars of one length: what there is, and whose it is. */
export function CompositionChart({ sides }: { sides: readonly Composition[] }) {
  const { zero, sides: bars } = segmentsOf(sides);
  return (
    <figure
      aria-label="Assets beside liabilities and equity. The table below has the same numbers."
      className="grid gap-x-10 gap-y-6 sm:grid-cols-2 print:hidden"
    >
      {sides.map((side, index) => (
        <Side
          key={side.name}
          side={side}
          segments={bars[index] ?? []}
          zero={zero}
          fills={index === 0 ? assetFills : claimFills}
        />
      ))}
    </figure>
  );
}

type SideProps = { side: Composition; segments: readonly Segment[]; zero: number; fills: readonly string[] };

function Side({ side, segments, zero, fills }: SideProps) {
  const { currency } = useBusiness();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="flex justify-between font-semibold">
        {side.name}
        <Amount units={side.total} currency={currency} className="text-base" />
      </p>
      <svg aria-hidden width="100%" height="28" className="block overflow-visible">
        {segments.map((segment, index) => (
          <rect
            key={segment.key}
            x={`${segment.start}%`}
            y="2"
            width={`${segment.width}%`}
            height="24"
            className={clsx(fills[index % fills.length], 'stroke-surface')}
            strokeWidth="1.5"
          />
        ))}
        {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="28" className="stroke-ink" />}
      </svg>
      <ul className="flex flex-col">
        {segments.map((segment, index) => (
          <li key={segment.key} className="flex items-center gap-2 text-xs leading-6">
            <svg aria-hidden width="8" height="8" className="shrink-0">
              <rect width="8" height="8" rx="1.5" className={fills[index % fills.length]} />
            </svg>
            <span className="min-w-0 flex-1 truncate text-soft">{segment.name}</span>
            <Amount units={segment.units} currency={currency} />
          </li>
        ))}
      </ul>
    </div>
  );
}
