'use client';

import { clsx } from 'clsx';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { type Composition, type Section, type Segment, segmentsOf } from './composition';

/** Sections by colour, parts of one by depth; the legend names every part in the order of the bar. */
const fills: Record<Section, readonly string[]> = {
  assets: ['fill-money-in', 'fill-money-in/75', 'fill-money-in/55', 'fill-money-in/40'],
  liabilities: ['fill-money-out', 'fill-money-out/70', 'fill-money-out/45'],
  equity: ['fill-soft', 'fill-soft/80', 'fill-soft/65', 'fill-soft/50', 'fill-soft/40', 'fill-soft/30'],
};

/** Two bars of one length: what there is, and whose it is. */
export function CompositionChart({ sides }: { sides: readonly Composition[] }) {
  const { zero, sides: bars } = segmentsOf(sides);
  return (
    <figure
      aria-label="Assets beside liabilities and equity. The table below has the same numbers."
      className="grid gap-x-10 gap-y-6 sm:grid-cols-2 print:hidden"
    >
      {sides.map((side, index) => (
        <Side key={side.name} side={side} segments={bars[index] ?? []} zero={zero} />
      ))}
    </figure>
  );
}

type SideProps = { side: Composition; segments: readonly Segment[]; zero: number };

function Side({ side, segments, zero }: SideProps) {
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
            className={clsx(fillOf(segments, index), 'stroke-surface')}
            strokeWidth="1.5"
          />
        ))}
        {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="28" className="stroke-ink" />}
      </svg>
      <ul className="flex flex-col">
        {segments.map((segment, index) => (
          <li key={segment.key} className="flex items-center gap-2 text-xs leading-6">
            <svg aria-hidden width="8" height="8" className="shrink-0">
              <rect width="8" height="8" rx="1.5" className={fillOf(segments, index)} />
            </svg>
            <span className="min-w-0 flex-1 truncate text-soft">{segment.name}</span>
            <Amount units={segment.units} currency={currency} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The shade by the part's place within its section. */
function fillOf(segments: readonly Segment[], index: number): string | undefined {
  const segment = segments[index];
  if (!segment) return undefined;
  const shades = fills[segment.section];
  const place = segments.slice(0, index).filter((each) => each.section === segment.section).length;
  return shades[place % shades.length];
}
