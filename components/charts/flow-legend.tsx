'use client';

import { clsx } from 'clsx';
import NextLink from 'next/link';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import type { FlowNames, FlowPoint } from '@/lib/charts/flow-points';

type Props = { point: FlowPoint; names: FlowNames };

/** What the bars and the line mean, with the exact figures of the period that is chosen: read out as it changes. */
export function FlowLegend({ point, names }: Props) {
  const { currency } = useBusiness();
  return (
    <figcaption
      aria-live="polite"
      className="flex min-h-5 flex-wrap content-start gap-x-5 gap-y-0.5 max-sm:min-h-16"
    >
      <span className="font-semibold max-sm:w-full">{point.title}</span>
      {(['inflow', 'outflow', 'left'] as const).map((part) => {
        const href = point.hrefs?.[part];
        const amount = <Amount units={point[part]} currency={currency} />;
        return (
          <span key={part} className="flex items-center gap-1.5 whitespace-nowrap">
            <span aria-hidden className={clsx('shrink-0', swatches[part])} />
            <span className="text-soft">{names[part]}</span>{' '}
            {href ? (
              <NextLink
                href={href}
                prefetch={false}
                className="rounded decoration-faint decoration-dotted underline-offset-3 hover:underline"
              >
                {amount}
              </NextLink>
            ) : (
              amount
            )}
          </span>
        );
      })}
    </figcaption>
  );
}

const swatches = {
  inflow: 'h-3 w-2 border-x-4 border-money-in',
  outflow: 'h-3 w-2 border-[1.5px] border-money-out',
  left: 'w-3 border-t-2 border-ink',
};
