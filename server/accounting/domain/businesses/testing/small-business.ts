import type { Business } from '@/lib/contract/business';

/** An active LLC with calendar years, open since 2025, at version 3. */
export function smallBusiness(special: Partial<Business> = {}): Business {
  return {
    id: 'business',
    tenant_id: 'tenant',
    name: 'Harbor Bakery',
    industry: 'Bakery',
    entries_start: '2025-01-01T00:00:00.000Z',
    entity_type: 'llc',
    fiscal_year: '12/31',
    status: 'active',
    aggregator_user_token: null,
    external_id: 'harbor',
    currency: 'USD',
    books_locked_through: null,
    certain_threshold: 0.98,
    receipt_match_threshold: 1,
    version: 3,
    created_at: '2025-01-01T00:00:00.000Z',
    updated_at: '2025-01-01T00:00:00.000Z',
    ...special,
  };
}
