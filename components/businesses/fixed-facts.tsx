'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { dayOf } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { entityTypes } from './entity-types';
import type { SettledBusiness } from './settled-business';
import { yearEndName } from './year-ends';

/** What cannot change, each with why. */
export function FixedFacts({ business }: { business: SettledBusiness }) {
  const { locale } = useLocale();
  const facts = [
    {
      name: 'Legal form',
      value: entityTypes[business.entity_type].name,
      why: 'The chart of accounts began with its equity ledgers.',
    },
    {
      name: 'Fiscal year ends',
      value: yearEndName(business.fiscal_year, locale),
      why: 'The quarters and years of every report are cut by it, also of those already filed.',
    },
    {
      name: 'Books start on',
      value: formatDayOfYear(dayOf(business.entries_start), locale),
      why: 'Reports ignore what is earlier; another day would change their figures.',
    },
    { name: 'Currency', value: business.currency, why: 'Every amount of the books is in it.' },
    {
      name: 'Reference',
      value: business.external_id,
      why: 'Other programs find the business by it.',
    },
    { name: 'Identifier', value: business.id, why: 'Names the business in the interface for programs.' },
  ];
  return (
    <dl className="border-t border-line">
      {facts.map(({ name, value, why }) => (
        <div
          key={name}
          className="grid gap-x-4 border-b border-line py-2.5 last:border-0 sm:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.4fr)]"
        >
          <dt className="text-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
          <dd className="text-xs leading-5 text-faint">{why}</dd>
        </div>
      ))}
    </dl>
  );
}
