import { describe, expect, it } from 'vitest';
import { proposeKinds } from './propose-kinds';
import type { PrintedAccount } from './read-accounts';

const printed = (name: string, part: Partial<PrintedAccount> = {}): PrintedAccount => ({
  ...{ line: 1, code: null, name, units: 100n, type: null, heading: null },
  ...part,
});
const proposalOf = (name: string, part: Partial<PrintedAccount> = {}) =>
  proposeKinds([printed(name, part)])[0]?.proposal ?? null;

describe('what a ledger probably is', () => {
  it.each([
    ['Bank charges', 'operating_expense'],
    ['Rent receivable', 'current_asset'],
    ['Payroll tax expense', 'operating_expense'],
    ['Payroll taxes payable', 'current_liability'],
    ['Prepaid expenses', 'current_asset'],
    ['Deferred income', 'current_liability'],
    ['Interest on loan', 'operating_expense'],
    ['Vehicle insurance', 'operating_expense'],
    ['Notes payable', 'long_term_liability'],
    // Daybook's own names of what earlier years left.
    ['Net income, earlier years', 'retained_earnings'],
    ['Dividends, earlier years', 'retained_earnings'],
    ['Büromaterial', undefined],
    ['Sundry', undefined],
  ])('is told by its name, %s', (name, kind) => {
    expect(proposalOf(name)?.kind).toBe(kind);
  });

  it.each([
    ['Rental income', -100n, 'operating_revenue'],
    ['Interest income', -100n, 'other_inflow'],
    ['Design fees', -100n, undefined],
    ['Design fees', 100n, 'operating_expense'],
    ['Consulting', 100n, undefined],
  ])(
    'is not told by the name of a result, %s of %d, where the balance is on its other side',
    (name, units, kind) => {
      expect(proposalOf(name, { units })?.kind).toBe(kind);
    },
  );

  it('is told by its type before its name, which only makes a general type more precise', () => {
    expect(proposalOf('Rent', { type: 'Bank' })).toEqual({ kind: 'bank_account', by: 'type' });
    expect(proposalOf('Inventory', { type: 'Asset' })).toEqual({ kind: 'current_asset', by: 'type' });
    expect(proposalOf('Delivery truck', { heading: 'Assets' })).toEqual({
      kind: 'fixed_asset',
      by: 'heading',
    });
    expect(proposalOf('Sales', { heading: 'Liabilities' })).toEqual({
      kind: 'current_liability',
      by: 'heading',
    });
  });

  it.each([
    ['Expenses:Groceries', 'operating_expense'],
    ['income:Interest', 'operating_revenue'],
    ['Assets:Bank:Checking', 'bank_account'],
    ['Aktiva:Fahrzeug', 'fixed_asset'],
    ['Liabilities:Visa', 'credit_card'],
    ['Equity:Opening Balances', 'opening_balance'],
    ['Shared:Groceries', undefined],
  ])('is told by the type that its name begins with, %s', (name, kind) => {
    expect(proposalOf(name)?.kind).toBe(kind);
  });

  it('is told by the codes around it where they agree', () => {
    const beside = [printed('Rent', { code: '6100' }), printed('Wages', { code: '6150' })];
    const sundry = printed('Sundry', { code: '6180' });
    expect(proposeKinds([...beside, sundry])[2]?.proposal).toEqual({ kind: 'operating_expense', by: 'code' });
    expect(
      proposeKinds([...beside, printed('Sales', { code: '6190', units: -100n }), sundry])[3]?.proposal,
    ).toBeNull();
  });

  it.each([100n, -100n])('is not decided by the side of its balance, %d', (units) => {
    expect(proposalOf('Main bank', { units })?.kind).toBe('bank_account');
    expect(proposalOf('Sundry', { units })).toBeNull();
  });

  it('is an expense or what was taken off an asset, for depreciation', () => {
    expect(proposalOf('Depreciation', { units: 100n })?.kind).toBe('operating_expense');
    expect(proposalOf('Depreciation', { units: -100n })?.kind).toBe('accumulated_depreciation');
  });
});

describe('a name with a word for revenue', () => {
  const kindOf = (name: string) => proposalOf(name, { units: -100n })?.kind;

  it.each([
    'Income tax',
    'Income taxes',
    'Sales commissions',
    'Sales returns',
    'Sales returns and allowances',
    'Sales discounts',
    'Sales refunds',
    'Refunded services',
    'Accrued income',
    'Accrued revenue',
    'Accrued interest income',
    'Prepaid income',
    'Cost of revenue',
    'Loss on sales',
    'Erlöse Skonti',
    'Rabatte auf Umsatzerlöse',
    'Provision auf Umsatzerlöse',
    'Abgegrenzte Erlöse',
    'Steuern auf Erlöse',
    'Retours sur ventes',
    'Remises sur prestations',
    'Commissions sur ventes',
    'Impôts sur ventes',
    'Kortingen omzet',
    'Nog te ontvangen omzet',
  ])('that is none is asked about, %s', (name) => {
    expect(kindOf(name)).toBeUndefined();
  });

  it.each([
    'Sales',
    'Tax-free sales',
    'Sales (tax exempt)',
    'Sales, net of tax',
    'Taxable sales',
    'Commission income',
    'Tax preparation income',
    'Erlöse 19 % USt',
    'Erlöse aus Provisionen',
    'Steuerfreie Erlöse',
    'Ventes hors taxes',
    'Omzet hoog tarief',
  ])('that is revenue is proposed as that, %s', (name) => {
    expect(kindOf(name)).toBe('operating_revenue');
  });

  it.each([
    ['Accrued expenses', 'current_liability'],
    ['Accrued income tax', 'current_liability'],
    ['Prepaid sales commissions', 'current_asset'],
    ['Income tax expense', 'operating_expense'],
  ])('or for something else is what that says, %s', (name, kind) => {
    expect(proposalOf(name)?.kind).toBe(kind);
  });
});

it('looks at each code a few times, however many accounts there are', () => {
  const accounts = 2_000;
  let looks = 0;
  const coded = Array.from({ length: accounts }, (_, index) => ({
    ...printed(index % 2 === 0 ? 'Rent' : 'Sundry'),
    get code() {
      looks += 1;
      return String(1_000 + index);
    },
  }));
  expect(proposeKinds(coded).filter(({ proposal }) => proposal !== null)).toHaveLength(accounts);
  expect(looks).toBeLessThan(10 * accounts);
});
