'use client';

import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { formatAmount } from '@/lib/format/amount';
import type { Unmatched } from '../probable-payments/unmatched';
import type { ReportRow } from '../report-rows';
import { lengthOf, sidesOf } from './composition';
import { labelGapOf } from './label-lines';
import { positionWords, unmatchedOn } from './position-words';
import { SidePlot } from './side-plot';

type Props = {
  rows: readonly ReportRow[];
  /** The days in time order: what they are called, and their places among the totals of the rows. */
  days: readonly { title: string; column: number }[];
  /** What is probably paid on the last of the days. */
  unmatched: Unmatched;
};

const leastHeight = 224;

/** What there is beside whose it is, day by day: two sides that are equally long on each. */
export function CompositionChart({ rows, days, unmatched }: Props) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const [hasEquityParts, setHasEquityParts] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const sides = sidesOf(rows, { columns: days.map(({ column }) => column), hasEquityParts });
  const [first] = sides;
  if (!first) return null;
  const day = Math.min(chosen ?? days.length - 1, days.length - 1);
  const titles = days.map(({ title }) => title);
  const top = largest(days.map((_, index) => lengthOf(first, index)));
  const labelGap = labelGapOf(sides.flatMap(({ bands }) => bands.map(({ name }) => name)));
  const height = Math.max(leastHeight, ...sides.map(({ bands }) => bands.length * (labelGap + 2)));
  const totalOf = (key: string) => rows.find((row) => row.key === key)?.totals[days[day]?.column ?? 0] ?? 0n;
  const position = {
    assets: totalOf('assets'),
    liabilities: totalOf('liabilities'),
    equity: totalOf('equity'),
  };
  const known = unmatchedOn(day, days.length, unmatched);
  return (
    <figure
      aria-label="What you own beside what you owe and what is yours. The table below has the same numbers."
      className="flex max-w-6xl flex-col gap-3 break-inside-avoid"
    >
      <figcaption className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p aria-live="polite" className="tabular-nums">
          <span className="font-semibold">{titles[day]}</span>:{' '}
          {positionWords(position, (units) => formatAmount(units, currency, locale), currency, known)}.
        </p>
        <Button className="print:hidden" onPress={() => setHasEquityParts(!hasEquityParts)}>
          {hasEquityParts ? 'Show equity as one' : 'Show parts of equity'}
        </Button>
      </figcaption>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2 print:grid-cols-2">
        {sides.map((side) => (
          <div key={side.name} className="flex min-w-0 flex-col gap-2">
            <h2 className="font-medium text-soft">{side.name}</h2>
            <SidePlot {...{ side, top, height, labelGap, day }} days={titles} onDay={setChosen} />
          </div>
        ))}
      </div>
    </figure>
  );
}

function largest(values: readonly bigint[]): bigint {
  let most = 0n;
  for (const value of values) if (value > most) most = value;
  return most;
}
