import type { DeclinedRule, DeclinedRuleCreate, DeclinedRuleQuery } from '@/lib/contract/declined-rule';
import { invalid } from '@/lib/contract/problem';
import { accept, refuse } from '@/lib/result';
import { findDeclinedRule, insertDeclinedRule } from '../../store/declined-rule-store';
import { findLedgers } from '../../store/ledger-store';
import { audit, type BusinessContext, type Outcome } from '../context';

/** Whether a rule for the payee and ledger was declined, and when. */
export async function getDeclinedRule(
  ctx: BusinessContext,
  offered: DeclinedRuleQuery,
): Promise<Outcome<DeclinedRule>> {
  return accept({ ...offered, declined_at: await findDeclinedRule(ctx.db, ctx.business.id, offered) });
}

/** Keeps that the rule is not wanted; a second time changes nothing. */
export async function declineRule(
  ctx: BusinessContext,
  offered: DeclinedRuleCreate,
): Promise<Outcome<DeclinedRule>> {
  const { db, business, now } = ctx;
  const ledger = (await findLedgers(db, business.id, [offered.ledger_id])).get(offered.ledger_id);
  if (!ledger) return refuse(invalid([unknownLedger]));
  if (!(await insertDeclinedRule(db, business.id, offered, now))) return getDeclinedRule(ctx, offered);
  const { id } = business;
  const after = { declined_rule: `${offered.payee} → ${ledger.name}` };
  audit(ctx, id, [{ action: 'decline_rule', resourceType: 'business', resourceId: id, before: null, after }]);
  return accept({ ...offered, declined_at: now });
}

const unknownLedger = { path: '/ledger_id', code: 'not_found', message: 'is not a ledger of this business' };
