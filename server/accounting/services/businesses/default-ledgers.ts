import type { Business } from '@/lib/contract/business';
import type { Instant } from '@/lib/dates/instant';
import { newIdentifier } from '@/lib/ids/identifier';
import { defaultChart } from '../../domain/chart-of-accounts/default-chart';
import { wellKnownKeys } from '../../domain/chart-of-accounts/default-ledger';
import type { StoredLedger } from '../../store/ledger-store';

/** The default chart of the business's entity type, with identifiers. */
export function defaultLedgers(business: Business, now: Instant): StoredLedger[] {
  const wellKnown = new Set<string>(wellKnownKeys);
  const chart = defaultChart(business.entity_type);
  const idByKey = new Map(chart.map((ledger) => [ledger.key, newIdentifier('ledger')]));
  return chart.map(({ key, parent_key, ...ledger }) => ({
    ...ledger,
    id: idByKey.get(key) ?? '',
    parent_id: parent_key === null ? null : (idByKey.get(parent_key) ?? null),
    business_id: business.id,
    purpose: wellKnown.has(key) ? key : null,
    archived: false,
    version: 1,
    created_at: now,
    updated_at: now,
  }));
}
