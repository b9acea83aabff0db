'use client';
import { ChevronLeft } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { paths } from '@/lib/paths';
import type { EntryQuery } from '../entry-pages';
import { netUnits } from '../entry-summary';
import type { Figure } from './figure-search';
import { sumQueryOf } from './journal-search';
import { type FirstSum, useFigureSum } from './use-figure-sum';

type BarProps = {
  figure: Figure;
  /** The query of the list: the figure's with what narrows it further. */
  query: EntryQuery;
  isNarrowed: boolean;
  firstSum: FirstSum | null;
};

/** Which figure of a report the entries are behind, what they add up to, and the way back. */
export function FigureBar({ figure, query, isNarrowed, firstSum }: BarProps) {
  const { id, currency } = useBusiness();
  const sum = useFigureSum(sumQueryOf(query), firstSum);
  return (
    <section
      aria-label="Figure"
      data-of-list
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2 max-sm:gap-y-4 max-sm:px-4"
    >
      {figure.back && (
        <ButtonLink
          size="small"
          href={figure.back.href}
          icon={<ChevronLeft aria-hidden className="size-3.5" />}
        >
          {figure.back.name}
        </ButtonLink>
      )}
      <h2 className="min-w-0 truncate">
        <span className="text-soft">Behind </span>
        <span className="font-semibold">{figure.name}</span>
      </h2>
      <p className="flex items-center gap-2 sm:ml-auto" aria-live="polite">
        <span className="text-soft">{isNarrowed ? 'Sum of the matching entries' : 'Sum of the entries'}</span>
        {sum.data && (
          <Amount
            units={netUnits(sum.data, figure.side, currency)}
            currency={currency}
            className="font-semibold"
          />
        )}
        {sum.isPending && <Skeleton className="w-20" />}
        {sum.isError && (
          <>
            <span className="text-bad">could not be loaded</span>
            <Button size="small" onPress={() => void sum.refetch()}>
              Try again
            </Button>
          </>
        )}
      </p>
      <ButtonLink size="small" variant="quiet" href={paths.journal(id)}>
        All entries
      </ButtonLink>
    </section>
  );
}
