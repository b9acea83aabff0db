import { describe, expect, it } from 'vitest';
import { type EntityType, entityType } from '@/lib/contract/business';
import { defaultChart } from '../../chart-of-accounts/default-chart';
import { categorize } from '../categorize';
import { type Learned, learn } from '../learning/learn';

/** What an import suggests in a business without one confirmed entry, of the ledgers that may be suggested. */
const begun = new Map(entityType.options.map((type) => [type, begin(type)]));
const ownMoney = new Set(['checking', 'savings', 'transfers', 'accounts_receivable', 'accounts_payable']);
const fallbacks = { inflowLedgerId: 'unknown', outflowLedgerId: 'unknown' };

function begin(type: EntityType): () => Learned {
  let learned: Learned | null = null;
  return () => {
    learned ??= learn(
      [],
      defaultChart(type)
        .filter(({ key }) => !ownMoney.has(key) && !key.startsWith('uncategorized'))
        .map(({ financial_account_type: account, ...ledger }) => ({
          ...ledger,
          id: ledger.key,
          isClearing: account === 'payments' || account === 'payroll',
        })),
    );
    return learned;
  };
}

function suggested(type: EntityType, text: string, direction: 'in' | 'out'): string | null {
  const { ledgerId } = categorized(type, text, direction);
  return ledgerId === 'unknown' ? null : ledgerId;
}

function categorized(type: EntityType, text: string, direction: 'in' | 'out') {
  const movement = {
    payee: text,
    text,
    accountLedgerId: 'checking',
    amount: direction === 'in' ? 123_45n : -123_45n,
    day: '2026-06-01',
  };
  const learned = begun.get(type)?.();
  if (!learned) throw new Error(`no chart of a ${type}`);
  return categorize(learned, movement, fallbacks);
}

describe.each(entityType.options)('in a new %s', (type) => {
  it.each([
    ['Loan payment', 'long_term_loans'],
    ['Mortgage payment', 'long_term_loans'],
    ['Small business loan', 'long_term_loans'],
    ['Loan interest', 'interest_expense'],
    ['Line of credit payment', 'line_of_credit'],
    ['Credit card payment', 'credit_card'],
    ['State sales tax', 'sales_tax_payable'],
    ['Payroll tax', 'payroll_taxes'],
    ['Gusto Payroll', 'salaries'],
    ['Wages', 'salaries'],
    ['Property tax', 'taxes_and_licenses'],
    ['Business license', 'taxes_and_licenses'],
    ['Shell', 'vehicle_expenses'],
    ['Staples', 'office_supplies'],
    ['Plumbing', 'repairs'],
    ['NSF fee', 'bank_fees'],
    ['Refund to customer', 'refunds_and_discounts'],
    ['Pension plan', 'employee_benefits'],
    ['Customer deposit', 'customer_deposits'],
    ['Computers', 'computers'],
    ['Uber Eats', 'meals'],
    ['Costco Gas', 'vehicle_expenses'],
    ['Stripe Capital loan', 'long_term_loans'],
    ['Late fee', 'penalties'],
    ['IRS penalty', 'penalties'],
    ['H&R Block', 'accounting_fees'],
  ])('money out for “%s” is suggested as %s', (text, key) => {
    expect(suggested(type, text, 'out')).toBe(key);
  });

  it.each([
    ['Loan proceeds', 'long_term_loans'],
    ['Interest paid', 'interest_income'],
    ['Stripe payout', 'product_sales'],
    ['Card rewards', 'card_rewards'],
  ])('money in for “%s” is suggested as %s', (text, key) => {
    expect(suggested(type, text, 'in')).toBe(key);
  });

  it.each([
    ['Payment thank you', 'out'],
    ['Bank of America', 'out'],
    ['Transfer to account', 'out'],
    ['Ford Motor Credit', 'out'],
    ['Furniture', 'out'],
    ['Capital One mobile pmt', 'out'],
    ['Lakeside Homeowners autopay', 'out'],
    ['Cash App', 'out'],
    ['Apple Cash', 'out'],
    ['PayPal inst xfer', 'out'],
    ['Sales tax refund', 'in'],
    ['Stripe refund', 'in'],
    ['Amex settlement', 'in'],
    ['Refund', 'in'],
    ['IRS refund', 'in'],
    ['Donation received', 'in'],
    ['Wages', 'in'],
    ['Uber', 'in'],
    ['Rent', 'in'],
    ['Heroku', 'in'],
    ['Opening Night Theatre', 'in'],
    ['Depreciation', 'in'],
    ['Venmo payment', 'out'],
    ['Lakeside Homeowners', 'out'],
    ['Acme LLC', 'in'],
  ] as const)('nothing is suggested for “%s”, money %s, nor offered', (text, direction) => {
    const { ledgerId, suggestion } = categorized(type, text, direction);
    expect(ledgerId).toBe('unknown');
    expect(suggestion.alternatives).toEqual([]);
  });

  it('what is offered beside a guess is of its trade', () => {
    const { suggestion } = categorized(type, 'Home Depot', 'out');
    expect(suggestion.alternatives.map(({ ledgerId }) => ledgerId)).toEqual(['office_supplies']);
  });

  it.each([
    ['Common Grounds Cafe', 'meals'],
    ['Preferred Parking', 'travel'],
    ['Bad Boys Pizza', 'meals'],
    ['Line Mobile', 'phone_and_internet'],
  ])('“%s” is no part of the name of a ledger', (text, key) => {
    expect(suggested(type, text, 'out')).toBe(key);
  });
});

describe('what the owners put in, lend and take out', () => {
  it.each<[EntityType, string, 'in' | 'out', string | null]>([
    ['c-corp', 'Shareholder loan', 'in', 'owner_loans'],
    ['llc', 'Member loan repayment', 'out', 'owner_loans'],
    ['sole-prop', 'Owner loan', 'in', null],
    ['llc', 'Owner draw', 'out', 'distributions'],
    ['sole-prop', "Owner's draw", 'out', 'distributions'],
    ['partnership', 'Partner distribution', 'out', 'distributions'],
    ['s-corp', 'Shareholder distribution', 'out', 'distributions'],
    ['s-corp', 'Shareholder distribution', 'in', null],
    ['c-corp', 'Dividend payment', 'out', 'dividends'],
    ['c-corp', 'Dividends Vanguard', 'in', null],
    ['c-corp', 'Owner draw', 'out', null],
    ['llc', 'Member contribution', 'in', 'contributions'],
    ['c-corp', 'Capital contribution', 'in', 'additional_capital'],
    ['llc', 'Capital contribution', 'out', null],
    ['c-corp', 'Income tax', 'out', 'income_tax'],
    ['c-corp', 'Quarterly estimated tax', 'out', 'income_tax'],
    ['partnership', 'Quarterly estimated tax', 'out', null],
    ['llc', 'Owners distribution', 'out', 'distributions'],
    ['sole-prop', 'Owner pay', 'out', 'distributions'],
    ['llc', 'Income tax', 'out', null],
  ])('in a new %s, “%s”, money %s, is %s', (type, text, direction, key) => {
    expect(suggested(type, text, direction)).toBe(key);
  });
});
