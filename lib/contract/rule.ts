import { z } from 'zod';
import { bulkLimit } from './bulk-limit';
import { moneyDirections } from './choices';
import { longestDescription, longestName } from './limits';
import { amount, datetime, identifier, name, notBlank, paging } from './primitives';

/** One of three, compared in any case with the words of the bank and with the clean description. */
const ruleText = z
  .strictObject({
    contains: notBlank(longestName).optional(),
    is: notBlank(longestName).optional(),
    starts_with: notBlank(longestName).optional(),
  })
  .refine(
    ({ contains, is, starts_with }) => [contains, is, starts_with].filter(isGiven).length === 1,
    'must have exactly one of contains, is and starts_with',
  );

export const ruleConditions = z
  .strictObject({
    text: ruleText
      .nullish()
      .describe("Compared in any case with the bank's text and memo and with the clean description."),
    amount: z
      .strictObject({ min: amount.nullish(), max: amount.nullish() })
      .refine(({ min, max }) => isGiven(min) || isGiven(max), 'must have min or max')
      .nullish()
      .describe('Compared without the sign; both bounds are inclusive.'),
    direction: z.enum(moneyDirections).nullish().describe('Money in or out.'),
    external_account_ids: z.array(identifier('external_account')).min(1).max(100).nullish(),
  })
  .refine((conditions) => Object.values(conditions).some(isGiven), 'must have at least one condition')
  .meta({
    id: 'RuleConditions',
    description: 'All given conditions must hold.',
    examples: [{ text: { contains: 'figma' }, direction: 'out' }],
  });
export type RuleConditions = z.output<typeof ruleConditions>;

/** Shares are counted in millionths: exactly, as whole numbers. */
const sharePrecision = 1_000_000;
export const wholeShare = (share: number) => Math.round(share * sharePrecision);

const ruleShare = z.strictObject({
  ledger_id: identifier('ledger'),
  share: z
    .number()
    .positive()
    .max(1_000_000)
    .refine(
      (share) => Number.isSafeInteger(wholeShare(share)) && wholeShare(share) / sharePrecision === share,
      'must have at most 6 decimals',
    )
    .describe('How many parts of the whole: 60 and 40, 0.6 and 0.4, or 1 and 1.'),
});

export const ruleOutcome = z
  .strictObject({
    ledger_id: identifier('ledger').nullish(),
    split: z.array(ruleShare).min(2).max(20).nullish(),
    tag_ids: z.array(identifier('tag')).max(100).nullish(),
    clean_description: notBlank(longestDescription).nullish(),
    vendor_id: identifier('vendor').nullish(),
    customer_id: identifier('customer').nullish(),
  })
  .refine(
    ({ ledger_id, split }) => isGiven(ledger_id) !== isGiven(split),
    'must have either ledger_id or split',
  )
  .meta({
    id: 'RuleOutcome',
    description:
      'One ledger, or a split in proportion to the shares. `vendor_id` or `customer_id` is required on ' +
      "the business's accounts payable or receivable, and only there.",
    examples: [{ ledger_id: 'ldg_1BoatSLRHtKNngkdXEeobR' }],
  });
export type RuleOutcome = z.output<typeof ruleOutcome>;

export const rule = z
  .object({
    id: z.string(),
    business_id: z.string(),
    name,
    conditions: ruleConditions,
    then: ruleOutcome,
    active: z.boolean().describe('An inactive rule matches nothing.'),
    shadowed_by: z
      .string()
      .nullable()
      .describe(
        'The earlier active rule that matches whatever this one matches, so that this one never wins; else null.',
      ),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({
    id: 'Rule',
    description:
      'Decides the ledger of the bank transactions that meet its conditions. The first active rule that matches wins.',
  });
export type Rule = z.output<typeof rule>;

const ruleFields = { conditions: ruleConditions, then: ruleOutcome };

export const ruleCreate = z
  .strictObject({ name, ...ruleFields, active: z.boolean().nullish() })
  .meta({ id: 'RuleCreate', description: 'A new rule comes last in the order.' });
export type RuleCreate = z.output<typeof ruleCreate>;

export const ruleUpdate = z
  .strictObject({
    name: name.nullish(),
    conditions: ruleConditions.nullish(),
    then: ruleOutcome.nullish(),
    active: z.boolean().nullish(),
  })
  .meta({ id: 'RuleUpdate', description: '`conditions` and `then` are replaced as a whole.' });
export type RuleUpdate = z.output<typeof ruleUpdate>;

export const ruleOrder = z
  .strictObject({ rule_ids: z.array(identifier('rule')).max(bulkLimit) })
  .meta({ id: 'RuleOrder', description: 'All rules of the business in their new order.' });
export type RuleOrder = z.output<typeof ruleOrder>;

export const rulePreviewRequest = z
  .strictObject({ rule_id: identifier('rule').nullish(), ...ruleFields })
  .meta({
    id: 'RulePreviewRequest',
    description:
      'A rule as it would be saved: a new one, last in the order, or with `rule_id` that one changed, in its place.',
  });
export type RulePreviewRequest = z.output<typeof rulePreviewRequest>;

export const rulePreview = z
  .object({
    pending_entry_ids: z
      .array(z.string())
      .describe('Pending entries that no person changed, and that the rule would change.'),
    agreeing_entry_ids: z.array(z.string()).describe('Confirmed entries on the ledgers that the rule gives.'),
    contradicting_entry_ids: z.array(z.string()).describe('Confirmed entries on other ledgers.'),
    shadowed_by: z.string().nullable(),
    considered: z
      .object({ pending: z.number().int(), confirmed: z.number().int() })
      .describe('How many of the latest pending and confirmed entries were looked at.'),
  })
  .meta({
    id: 'RulePreview',
    description:
      'The entries that the rule would decide, among the latest ones: `considered` says how many were looked at.',
  });
export type RulePreview = z.output<typeof rulePreview>;

export const ruleParameters = z.object({ business_id: identifier('business'), rule_id: identifier('rule') });

/** In the order in which rules are tried. */
export const ruleListQuery = z.strictObject(paging);
export type RuleListQuery = z.output<typeof ruleListQuery>;

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined;
}
