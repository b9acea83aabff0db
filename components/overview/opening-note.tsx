'use client';

import { Fragment } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Link } from '@/components/ui/link';
import type { CashMonth } from './cash-figures';
import { entriesPath } from './month-links';

/** Why ending cash may change by more than what came in and went out: by opening balances. */
export function OpeningNote({ months }: { months: readonly CashMonth[] }) {
  const { id, currency } = useBusiness();
  const opened = months.filter(({ opening }) => opening.units !== 0n);
  if (opened.length === 0) return null;
  return (
    <p className="text-xs text-soft">
      Ending cash includes opening balances, which neither came in nor went out:{' '}
      {opened.map(({ title, opening }, index) => {
        const href = entriesPath(id, `Opening balances, ${title}`, 'credit', opening.entries);
        const amount = <Amount units={opening.units} currency={currency} />;
        return (
          <Fragment key={title}>
            {index > 0 && ', '}
            {href === null ? (
              amount
            ) : (
              <Link href={href} className="rounded underline decoration-dotted underline-offset-3">
                {amount}
              </Link>
            )}
            {` in ${title}`}
          </Fragment>
        );
      })}
      .
    </p>
  );
}
