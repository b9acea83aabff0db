import { entityTypes } from './entity-types';
import type { SettledBusiness } from './settled-business';

/** What cannot change, each with why. */
export function FixedFacts({ business }: { business: SettledBusiness }) {
  const facts = [
    {
      name: 'Legal form',
      value: entityTypes[business.entity_type].name,
      why: 'The chart of accounts started with its equity ledgers.',
    },
    { name: 'Currency', value: business.currency, why: 'All amounts are in this currency.' },
    {
      name: 'Reference',
      value: business.external_id,
      why: 'Other programs find the business by this reference.',
    },
    { name: 'Identifier', value: business.id, why: 'Identifies the business in the API.' },
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
