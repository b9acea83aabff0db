import { z } from 'zod';
import { bulkLimit } from './line-changes';
import { amount, datetime, identifier, name, paging, text } from './primitives';

/** One of three, compared in any case with the words of the bank and with the clean description. */
const ruleText = z
  .strictObject({
    contains: text(255, 1).optional(),
    is: text(255, 1).optional(),
    starts_with: text(255, 1).optional(),
  })
  .refine(
    ({ contains, is, starts_with }) => [contains, is, starts_with].filter(isGiven).length === 1,
    'must have exactly one of contains, is and starts_with',
  );

/** All that are given must hold. `amount` is compared without its sign, both bounds inclusive. */
export const ruleConditions = z
  .strictObject({
    text: ruleText.nullish(),
    amount: z
      .strictObject({ min: amount.nullish(), max: amount.nullish() })
      .refine(({ min, max }) => isGiven(min) || isGiven(max), 'must have min or max')
      .nullish(),
    direction: z.enum(['in', 'out']).nullish(),
    external_account_ids: z.array(identifier('external_account')).min(1).max(100).nullish(),
  })
  .refine((conditions) => Object.values(conditions).some(isGiven), 'must have at least one condition')
  .meta({ id: 'RuleConditions', examples: [{ text: { contains: 'figma' }, direction: 'out' }] });
export type RuleConditions = z.output<typeof ruleConditions>;

/** Shares are counted in millionths: exactly, as whole numbers. */
const sharePrecision = 1_000_000;
export const wholeShare = (share: number) => Math.round(share * sharePrecision);

/** How many parts of the whole: 60 and 40, 0.6 and 0.4, or 1 and 1; at most six decimals. */
const ruleShare = z.strictObject({
  ledger_id: identifier('ledger'),
  share: z
    .number()
    .positive()
    .max(1_000_000)
    .refine(
      (share) => Number.isSafeInteger(wholeShare(share)) && wholeShare(share) / sharePrecision === share,
      'must have at most 6 decimals',
    ),
});

/**
 * One ledger, or a split in proportion to the shares. `vendor_id` or `customer_id` is required on the business's accounts
 * payable or receivable, and only there.
 */
export const ruleOutcome = z
  .strictObject({
    ledger_id: identifier('ledger').nullish(),
    split: z.array(ruleShare).min(2).max(20).nullish(),
    tag_ids: z.array(identifier('tag')).max(100).nullish(),
    clean_description: text(512, 1).nullish(),
    vendor_id: identifier('vendor').nullish(),
    customer_id: identifier('customer').nullish(),
  })
  .refine(
    ({ ledger_id, split }) => isGiven(ledger_id) !== isGiven(split),
    'must have either ledger_id or split',
  )
  .meta({ id: 'RuleOutcome', examples: [{ ledger_id: 'ldg_1BoatSLRHtKNngkdXEeobR' }] });
export type RuleOutcome = z.output<typeof ruleOutcome>;

/** Says what to do with the bank transactions that meet its conditions. The first active rule that matches wins. */
export const rule = z
  .object({
    id: z.string(),
    business_id: z.string(),
    name,
    conditions: ruleConditions,
    then: ruleOutcome,
    active: z.boolean(),
    /**
     * The earlier active rule, of those whose ledgers are all in use, that matches all that this one does, so that this one never
     * wins; else null.
     */
    shadowed_by: z.string().nullable(),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Rule' });
export type Rule = z.output<typeof rule>;

const ruleFields = { conditions: ruleConditions, then: ruleOutcome };

/** A new rule is the last one. */
export const ruleCreate = z
  .strictObject({ name, ...ruleFields, active: z.boolean().nullish() })
  .meta({ id: 'RuleCreate' });
export type RuleCreate = z.output<typeof ruleCreate>;

/** `conditions` and `then` are replaced whole. */
export const ruleUpdate = z
  .strictObject({
    name: name.nullish(),
    conditions: ruleConditions.nullish(),
    then: ruleOutcome.nullish(),
    active: z.boolean().nullish(),
  })
  .meta({ id: 'RuleUpdate' });
export type RuleUpdate = z.output<typeof ruleUpdate>;

/** All rules of the business, the first first. */
export const ruleOrder = z
  .strictObject({ rule_ids: z.array(identifier('rule')).max(bulkLimit) })
  .meta({ id: 'RuleOrder' });
export type RuleOrder = z.output<typeof ruleOrder>;

/** A rule as it would be saved: a new one, the last, or with `rule_id` that one changed, in its place. */
export const rulePreviewRequest = z
  .strictObject({ rule_id: identifier('rule').nullish(), ...ruleFields })
  .meta({ id: 'RulePreviewRequest' });
export type RulePreviewRequest = z.output<typeof rulePreviewRequest>;

/** Of the entries that the rule would decide: the latest ones are considered, `considered` of them. */
export const rulePreview = z
  .object({
    /** Pending entries that no person changed, and that the rule would change. */
    pending_entry_ids: z.array(z.string()),
    /** Confirmed entries on the ledgers that the rule gives. */
    agreeing_entry_ids: z.array(z.string()),
    /** Confirmed entries on other ledgers. */
    contradicting_entry_ids: z.array(z.string()),
    shadowed_by: z.string().nullable(),
    considered: z.object({ pending: z.number().int(), confirmed: z.number().int() }),
  })
  .meta({ id: 'RulePreview' });
export type RulePreview = z.output<typeof rulePreview>;

export const ruleParameters = z.object({ business_id: identifier('business'), rule_id: identifier('rule') });

/** In the order in which rules are tried. */
export const ruleListQuery = z.strictObject(paging);
export type RuleListQuery = z.output<typeof ruleListQuery>;

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined;
}
