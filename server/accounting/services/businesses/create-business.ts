import type { Business, BusinessCreate } from '@/lib/contract/business';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { insertBusiness, showBusiness } from '../../store/business-store';
import { insertLedgers } from '../../store/ledger-store';
import { audit, type Context, type Outcome } from '../context';
import { defaultLedgers } from './default-ledgers';

/** Creates a business with the default chart of accounts of its entity type. */
export async function createBusiness(ctx: Context, input: BusinessCreate): Promise<Outcome<Business>> {
  const business: Business = {
    id: newIdentifier('business'),
    tenant_id: ctx.author.tenantId,
    name: input.name,
    industry: input.industry ?? null,
    entries_start: input.entries_start,
    entity_type: input.entity_type,
    fiscal_year: input.fiscal_year,
    status: input.status ?? 'active',
    aggregator_user_token: null,
    external_id: input.external_id,
    currency: input.currency ?? 'USD',
    books_locked_through: null,
    certain_threshold: 0.98,
    receipt_match_threshold: 1,
    version: 1,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  const inserted = await insertBusiness(ctx.db, business);
  if (inserted === 'external_id_taken') {
    const detail = `Another business of this tenant has the external_id ${JSON.stringify(input.external_id)}.`;
    return refuse({
      code: 'duplicate',
      detail,
      errors: [{ path: '/external_id', code: 'duplicate', message: 'is taken' }],
    });
  }
  await showBusiness(ctx.db, business.id);
  insertLedgers(ctx.db, defaultLedgers(business, ctx.now));
  audit(ctx, business.id, [
    { action: 'create', resourceType: 'business', resourceId: business.id, before: null, after: business },
  ]);
  return accept(business);
}
