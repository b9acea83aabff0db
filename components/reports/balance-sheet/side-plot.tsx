'use client';

import { clsx } from 'clsx';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { axisTicks } from '@/lib/charts/axis-ticks';
import { formatAmount } from '@/lib/format/amount';
import { shortAmounts } from '@/lib/format/short-amount';
import { decimalsOf } from '@/lib/money/currency';
import type { Band, Section, Side } from './composition';
import { labelLines, lineHeight } from './label-lines';
import { labelPlaces } from './label-places';

/** Sections by colour, bands of one by depth. */
const fills: Record<Section, readonly string[]> = {
  assets: ['fill-money-in', 'fill-money-in/75', 'fill-money-in/55', 'fill-money-in/40'],
  liabilities: ['fill-money-out', 'fill-money-out/70', 'fill-money-out/45'],
  equity: ['fill-soft', 'fill-soft/80', 'fill-soft/65', 'fill-soft/50', 'fill-soft/40', 'fill-soft/30'],
};
const oppositeFill = 'fill-none stroke-soft';

type Props = {
  side: Side;
  days: readonly string[];
  /** What the axis reaches to, in minor units: the same of both sides. */
  top: bigint;
  height: number;
  /** The least distance from one label to the next. */
  labelGap: number;
  /** The day that the labels tell of. */
  day: number;
  onDay: (day: number) => void;
};

/** One side of the sheet as areas on one another, a label at each; pointer and arrow keys choose the day. */
export function SidePlot({ side, days, top, height, labelGap, day, onDay }: Props) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const scale = 10 ** decimalsOf(currency);
  const short = shortAmounts(currency, locale);
  // Only where the pen goes may be a float; every figure that is read comes from minor units.
  const ticks = axisTicks(Number(top) / scale);
  const most = ticks.at(-1) ?? 0;
  const yOf = (amount: number) => (most === 0 ? height : height - (amount / most) * height);
  const areas = areasOf(side.bands, (units) => yOf(Number(units) / scale));
  const places = labelPlaces(
    areas.map(({ middle }) => middle),
    labelGap,
    height,
  );
  const last = days.length - 1;
  return (
    <div className="grid grid-cols-[44px_minmax(0,1fr)_150px] gap-x-2 max-sm:grid-cols-[40px_minmax(0,1fr)_144px]">
      <svg aria-hidden width="44" height={height} className="overflow-visible">
        {ticks.map((tick) => (
          // A server's data of a locale may be of another year than the browser's, which puts the currency elsewhere.
          <text
            key={tick}
            suppressHydrationWarning
            x="44"
            y={yOf(tick)}
            dominantBaseline="middle"
            textAnchor="end"
            className="fill-faint text-[11px]"
          >
            {short(tick)}
          </text>
        ))}
      </svg>
      <div className="relative rounded-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
        <svg
          aria-hidden
          width="100%"
          height={height}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          className="block"
        >
          {areas.map(({ band, outline, shade }) => (
            <polygon
              key={`${band.key} ${band.isOpposite}`}
              points={outline}
              className={shade}
              vectorEffect="non-scaling-stroke"
              strokeDasharray={band.isOpposite ? '3 3' : undefined}
            />
          ))}
          {last > 0 && (
            <line
              x1={(day / last) * 100}
              x2={(day / last) * 100}
              y1="0"
              y2={height}
              className="stroke-ink print:hidden"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        {last > 0 && (
          <input
            type="range"
            aria-label={`${side.name}, day shown`}
            aria-valuetext={days[day]}
            min={0}
            max={last}
            value={day}
            onChange={(event) => onDay(Number(event.currentTarget.value))}
            onPointerMove={({ currentTarget, clientX }) => {
              const { left, width } = currentTarget.getBoundingClientRect();
              onDay(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
            }}
            className="absolute inset-0 m-0 size-full cursor-crosshair opacity-0 print:hidden"
          />
        )}
      </div>
      <svg aria-hidden width="100%" height={height} className="overflow-hidden">
        {areas.map(({ band, shade }, index) => (
          <BandLabel
            key={`${band.key} ${band.isOpposite}`}
            name={band.name}
            amount={formatAmount(band.units[day] ?? 0n, currency, locale)}
            shade={shade}
            middle={places[index] ?? 0}
          />
        ))}
      </svg>
      <p
        aria-hidden
        className={clsx(
          'col-start-2 flex pt-1 text-[11px] whitespace-nowrap text-faint',
          last > 0 ? 'justify-between' : 'justify-center',
        )}
      >
        <span>{days[0]}</span>
        {last > 0 && <span>{days[last]}</span>}
      </p>
    </div>
  );
}

type LabelProps = { name: string; amount: string; shade: string; middle: number };

function BandLabel({ name, amount, shade, middle }: LabelProps) {
  const lines = labelLines(name);
  return (
    <g transform={`translate(0 ${middle - ((lines.length - 1) * lineHeight) / 2})`}>
      <rect y="-11" width="8" height="8" rx="1.5" className={shade} />
      <text y="-3" className="fill-soft text-[11px]">
        {lines.map((line, row) => (
          <tspan key={line} x="13" dy={row * lineHeight}>
            {line}
          </tspan>
        ))}
        <tspan x="13" dy={lineHeight} className="fill-ink tabular-nums">
          {amount}
        </tspan>
        <title>{name}</title>
      </text>
    </g>
  );
}

type Area = { band: Band; outline: string; middle: number; shade: string };

/** From the foot up; the middle is that of the last day. A single day is as wide as the plot. */
function areasOf(bands: readonly Band[], yOf: (units: bigint) => number): Area[] {
  const count = bands[0]?.units.length ?? 0;
  const feet = Array.from({ length: count }, () => 0n);
  const xOf = (index: number) => (count > 1 ? (index / (count - 1)) * 100 : 0);
  const seen: Record<Section, number> = { assets: 0, liabilities: 0, equity: 0 };
  return bands.map((band) => {
    const lower = feet.map((foot) => yOf(foot));
    for (const [index, units] of band.units.entries()) feet[index] = (feet[index] ?? 0n) + units;
    const upper = feet.map((foot) => yOf(foot));
    const along = (heights: readonly number[]) => {
      const points = heights.map((y, index) => `${xOf(index)},${y}`);
      return count === 1 ? [...points, `100,${heights[0] ?? 0}`] : points;
    };
    const shades = fills[band.section];
    const shade = band.isOpposite ? oppositeFill : shades[seen[band.section]++ % shades.length];
    return {
      band,
      outline: [...along(upper), ...along(lower).reverse()].join(' '),
      middle: ((upper.at(-1) ?? 0) + (lower.at(-1) ?? 0)) / 2,
      shade: shade ?? oppositeFill,
    };
  });
}
