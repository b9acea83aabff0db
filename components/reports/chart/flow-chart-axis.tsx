'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import type { FlowScale } from './flow-scale';

type Props = { scale: FlowScale; height: number };

/** The labels of the lines. */
export function FlowChartAxis({ scale: { ticks, topOf }, height }: Props) {
  const { locale } = useLocale();
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <svg aria-hidden width="48" height={height} className="overflow-visible">
      {ticks.map((tick) => (
        // Short numbers are written by the data of the locale, which a browser may have of another year.
        <text
          key={tick}
          x="38"
          y={topOf(tick)}
          dy="0.35em"
          textAnchor="end"
          suppressHydrationWarning
          className="fill-faint text-2xs"
        >
          {short.format(tick)}
        </text>
      ))}
    </svg>
  );
}
