import { textComparisons } from '@/lib/contract/choices';
import type { Fault, Problem } from '@/lib/contract/problem';
import { invalid } from '@/lib/contract/problem';
import type { RuleConditions, RuleOutcome } from '@/lib/contract/rule';
import type { JsonNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { minorUnitsIn } from '@/lib/money/minor-units-in';
import { accept, type Result, refuse } from '@/lib/result';
import type { Chart } from '../chart-of-accounts/chart';
import { ledgerFaults } from '../journal-entry/check-lines';
import { onAccountFaults } from '../journal-entry/on-account';
import { tagFaults } from '../journal-entry/propose-lines';
import type { Conditions, Rule, RuleAction } from './rule';

/** What rules may name in the business. */
export type RuleNames = {
  currency: string;
  chart: Pick<Chart, 'ledgers'>;
  tags: ReadonlySet<string>;
  /** Identifiers of vendors and customers. */
  parties: ReadonlySet<string>;
  externalAccounts: ReadonlySet<string>;
};

type RequestedRule = { conditions: RuleConditions; then: RuleOutcome };

/**
 * What the rule asks for and does, or every fault: unknown or archived ledgers, unknown tags and accounts, a party that
 * is missing or has no place, amounts that are none or the wrong way round.
 */
export function proposeRule(
  { conditions, then: outcome }: RequestedRule,
  names: RuleNames,
): Result<Pick<Rule, 'conditions' | 'action'>, Problem> {
  const amount = readAmount(conditions.amount, names.currency);
  const faults = [
    ...(amount.ok ? [] : amount.problem),
    ...accountFaults(conditions.external_account_ids ?? [], names.externalAccounts),
    ...outcomeFaults(outcome, names),
  ];
  if (!amount.ok || faults.length > 0) return refuse(invalid(faults));
  return accept({
    conditions: {
      text: textOf(conditions.text),
      amount: amount.value,
      direction: conditions.direction ?? null,
      externalAccountIds: conditions.external_account_ids ?? null,
    },
    action: actionOf(outcome),
  });
}

function textOf(text: RuleConditions['text']): Conditions['text'] {
  for (const how of textComparisons) {
    const words = text?.[how];
    if (words !== undefined) return { how, text: words };
  }
  return null;
}

function readAmount(
  amount: RuleConditions['amount'],
  currency: string,
): Result<Conditions['amount'], Fault[]> {
  if (!amount) return accept(null);
  const faults: Fault[] = [];
  const read = (bound: 'min' | 'max', value: JsonNumber | null | undefined) => {
    if (value === null || value === undefined) return null;
    const path = `/conditions/amount/${bound}`;
    const units = minorUnitsIn(value, currency);
    if (!units.ok) faults.push({ path, ...units.problem });
    else if (units.value < 0n) faults.push({ path, code: 'out_of_range', message: 'must not be negative' });
    return units.ok ? units.value : null;
  };
  const [min, max] = [read('min', amount.min), read('max', amount.max)];
  if (min !== null && max !== null && min > max) {
    const lowest = decimalText(min, decimalsOf(currency));
    const message = `must not be less than the lowest amount, ${lowest}`;
    faults.push({ path: '/conditions/amount/max', code: 'out_of_range', message });
  }
  return faults.length > 0 ? refuse(faults) : accept({ min, max });
}

function accountFaults(ids: readonly string[], known: ReadonlySet<string>): Fault[] {
  return ids.flatMap((id, index): Fault[] => {
    const path = `/conditions/external_account_ids/${index}`;
    return known.has(id)
      ? []
      : [{ path, code: 'not_found', message: 'is not an external account of this business' }];
  });
}

function outcomeFaults(outcome: RuleOutcome, { chart, tags, parties }: RuleNames): Fault[] {
  const { vendor_id, customer_id } = outcome;
  const named = outcome.split
    ? outcome.split.map(({ ledger_id }, index) => ({ ledger_id, path: `/then/split/${index}/ledger_id` }))
    : [{ ledger_id: outcome.ledger_id ?? '', path: '/then/ledger_id' }];
  const ofLedgers = named.flatMap(({ ledger_id, path }) => ledgerFaults(ledger_id, chart.ledgers, path));
  // A split may have lines on other ledgers beside the one on somebody's account.
  const ofParties = named.map(({ ledger_id }) =>
    onAccountFaults({ ledger_id, vendor_id, customer_id }, chart, parties, '/then'),
  );
  const refused = ofParties.find((faults) => faults.some(({ code }) => code !== 'party_not_allowed'));
  const placed = ofParties.some((faults) => faults.length === 0);
  return [
    ...ofLedgers,
    ...tagFaults(outcome.tag_ids ?? [], tags, '/then/tag_ids'),
    ...(refused ?? (placed ? [] : (ofParties[0] ?? []))),
  ];
}

function actionOf(outcome: RuleOutcome): RuleAction {
  return {
    split: (outcome.split ?? [{ ledger_id: outcome.ledger_id ?? '', share: 1 }]).map(
      ({ ledger_id, share }) => ({ ledgerId: ledger_id, share }),
    ),
    tagIds: [...new Set(outcome.tag_ids ?? [])],
    cleanDescription: outcome.clean_description ?? null,
    vendorId: outcome.vendor_id ?? null,
    customerId: outcome.customer_id ?? null,
  };
}
