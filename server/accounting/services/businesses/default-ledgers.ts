import type { Business } from '@/lib/contract/business';
import type { DefaultChartQuery, DefaultLedger } from '@/lib/contract/chart-of-accounts';
import type { Instant } from '@/lib/dates/instant';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept } from '@/lib/result';
import { compareLedgers } from '../../domain/chart-of-accounts/compare-ledgers';
import { defaultChart } from '../../domain/chart-of-accounts/default-chart';
import { wellKnownKeys } from '../../domain/chart-of-accounts/default-ledger';
import type { StoredLedger } from '../../store/ledger-store';
import type { Context, Outcome } from '../context';

/** The default chart of an entity type in report order, as a preview before creating a business. */
export async function getDefaultChart(
  _: Context,
  { entity_type: entityType }: DefaultChartQuery,
): Promise<Outcome<DefaultLedger[]>> {
  return accept(defaultChart(entityType).sort(compareLedgers));
}

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
