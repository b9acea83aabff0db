import { describe, expect, it } from 'vitest';
import { onSideOf } from './normal-sides';
import { readTrialBalance } from './read-trial-balance';

function read(lines: readonly string[], chosen: string | null = null) {
  const file = readTrialBalance(`${lines.join('\n')}\n`, { decimals: 2, chosen });
  if (!file.ok) throw new Error(file.problem);
  const { accounts, readings, reading } = file.value;
  return {
    units: Object.fromEntries(accounts.map(({ name, units }) => [name, Number(units)])),
    kinds: Object.fromEntries(accounts.map(({ name, proposal }) => [name, proposal?.kind])),
    readings: readings.map(({ name }) => name),
    reading,
  };
}

const typed = [
  'Account,Type,Balance',
  'Checking,Bank,500.00',
  'Van,Fixed asset,300.00',
  'Accumulated depreciation,Fixed asset,100.00',
  'Card,Credit card,50.00',
  'Capital,Equity,420.00',
  'Owner draws,Equity,20.00',
  'Design fees,Income,400.00',
  'Rent,Expense,150.00',
];
const balances = {
  Checking: 50_000,
  Van: 30_000,
  'Accumulated depreciation': -10_000,
  Card: -5_000,
  Capital: -42_000,
  'Owner draws': 2_000,
  'Design fees': -40_000,
  Rent: 15_000,
};

describe('a single column of balances without signs', () => {
  it('has each balance on the normal side of its account, where they come to zero so', () => {
    expect(read(typed)).toMatchObject({
      units: balances,
      kinds: { 'Design fees': 'operating_revenue', 'Owner draws': 'distribution' },
      readings: ['Balance, each on its normal side', 'Balance'],
    });
  });

  it('has what is taken off others with a minus sign, as some programs print it', () => {
    const lines = typed.map((line) => line.replace(/(depreciation|draws)(.*),(\d)/, '$1$2,-$3'));
    expect(read(lines).units).toEqual(balances);
  });

  it('keeps a balance on its other side: a bank that is overdrawn', () => {
    const lines = ['Account,Type,Balance', 'Bank,Bank,-20.00', 'Sales,Income,80.00', 'Wages,Expense,100.00'];
    expect(read(lines).units).toEqual({ Bank: -2_000, Sales: -8_000, Wages: 10_000 });
  });

  it('is told by headings and names, too', () => {
    const lines = [
      'Account,Balance',
      'Assets,',
      'Cash at bank,90.00',
      'Equity,',
      'Capital,30.00',
      'Income,',
      'Sales,60.00',
    ];
    expect(read(lines).units).toEqual({ 'Cash at bank': 9_000, Capital: -3_000, Sales: -6_000 });
  });

  it('is read so first where it does not come to zero either way, as debits alone it cannot be right', () => {
    const lines = ['Account,Type,Balance', 'Bank,Bank,90.00', 'Sales,Income,60.00', 'Any,,20.00'];
    expect(read(lines)).toMatchObject({
      units: { Bank: 9_000, Sales: -6_000, Any: 2_000 },
      readings: ['Balance, each on its normal side', 'Balance'],
    });
  });

  it('is as it is printed where a person chooses that', () => {
    expect(read(typed, '2').units).toMatchObject({ Card: 5_000, Capital: 42_000 });
  });

  it('is as it is printed where it has signs', () => {
    const signed = [
      'Account,Type,Balance',
      'Bank,Bank,90.00',
      'Sales,Income,-80.00',
      'Card,Credit card,-10.00',
    ];
    expect(read(signed)).toMatchObject({
      units: { Bank: 9_000, Sales: -8_000, Card: -1_000 },
      readings: ['Balance'],
    });
    const incomplete = [...signed, 'Any,,20.00'];
    expect(read(incomplete)).toMatchObject({
      units: { Bank: 9_000, Sales: -8_000 },
      readings: ['Balance', 'Balance, each on its normal side'],
    });
  });

  it('is as it is printed where a column beside it says which are credits', () => {
    const marked = ['Account,Type,Balance,D/C', 'Bank,Bank,90.00,D', 'Sales,Income,80.00,C'];
    expect(read(marked)).toMatchObject({ units: { Bank: 9_000, Sales: -8_000 }, readings: ['Balance'] });
  });

  it('goes to the side of the ledger that is chosen for it', () => {
    const file = readTrialBalance('Account,Balance\nCash,90.00\nSales,60.00\nSundry,30.00\n', {
      decimals: 2,
    });
    const sundry = file.ok ? file.value.accounts[2] : undefined;
    if (!sundry) throw new Error('The account is missing.');
    const unitsOn = (type: 'revenue' | 'asset' | 'equity', side: 'debit' | 'credit') =>
      Number(onSideOf(sundry, { type, side }).units);
    expect(Number(sundry.units)).toBe(3_000);
    expect([unitsOn('revenue', 'credit'), unitsOn('asset', 'credit'), unitsOn('equity', 'debit')]).toEqual([
      -3_000, -3_000, 3_000,
    ]);
    expect(onSideOf({ ...sundry, unsigned: null }, { type: 'revenue', side: 'credit' }).units).toBe(3_000n);
    expect(onSideOf(sundry, null)).toBe(sundry);
  });

  it('goes to the side of the ledger that is chosen for it also where no name tells anything', () => {
    const lines = ['Account,Balance', 'Xyzzy,90.00', 'Plugh,60.00'];
    expect(read(lines)).toMatchObject({
      units: { Xyzzy: 9_000, Plugh: 6_000 },
      readings: ['Balance, each on its normal side', 'Balance'],
    });
    expect(read([...lines, 'Fee,-1.00']).readings).toEqual(['Balance']);
  });
});

describe('a single column in which one balance is negative', () => {
  const exported = [
    'Account,Type,Balance',
    'Checking,Bank,500.00',
    'Van,Fixed asset,300.00',
    'Accumulated depreciation,Fixed asset,-100.00',
    'Card,Credit card,50.00',
    'Capital,Equity,600.00',
    'Opening balance equity,Equity,49.99',
  ];

  it('is on normal sides where that is nearer to zero', () => {
    expect(read(exported)).toMatchObject({
      units: {
        Checking: 50_000,
        Van: 30_000,
        'Accumulated depreciation': -10_000,
        Card: -5_000,
        Capital: -60_000,
        'Opening balance equity': -4_999,
      },
      readings: ['Balance, each on its normal side', 'Balance'],
    });
  });

  it('is as it is printed where that is nearer to zero', () => {
    const lines = ['Account,Balance', 'Checking,90.00', 'Capital,-80.00', 'Bank,-5.00', 'Loan,10.00'];
    expect(read(lines).readings[0]).toBe('Balance');
  });

  it('is as it is printed where liabilities and equity have minus signs, in a list of a few accounts', () => {
    const lines = ['Account,Balance', 'Credit card,-10.00', 'Capital,-90.00', 'Bank,-20.00'];
    expect(read(lines)).toMatchObject({
      units: { 'Credit card': -1_000, Capital: -9_000, Bank: -2_000 },
      readings: ['Balance', 'Balance, each on its normal side'],
    });
  });
});

describe('what only by its name is income or an expense', () => {
  const proposed = (lines: readonly string[]) =>
    Object.entries(read(['Account,Balance', ...lines]).kinds).flatMap(([name, kind]) =>
      kind === undefined ? [] : [[name, kind]],
    );

  it('is asked about where the balances on normal sides do not come to zero, and stays as printed', () => {
    const names = ['Income tax', 'Sales commissions', 'Sales returns', 'Sales discounts', 'Accrued income'];
    const lines = [...names, 'Consulting', 'Rent', 'Depreciation'].map((name) => `${name},10`);
    expect(proposed(lines)).toEqual([]);
    expect(new Set(Object.values(read(['Account,Balance', ...lines]).units))).toEqual(new Set([1_000]));
  });

  it('tells nothing of codes around it, either', () => {
    const lines = ['Code,Account,Balance', '4000,Sales,10', '4010,Consulting,10', '4020,Xyzzy,10'];
    expect(Object.values(read(lines).kinds)).toEqual([undefined, undefined, undefined]);
  });

  it('is proposed where they come to zero, with what is taken off left to a person', () => {
    const lines = ['Cash,90', 'Capital,30', 'Sales,80', 'Sales returns,10', 'Rent,10'];
    expect(proposed(lines)).toEqual([
      ['Cash', 'bank_account'],
      ['Capital', 'contribution'],
      ['Sales', 'operating_revenue'],
      ['Rent', 'operating_expense'],
    ]);
    expect(read(['Account,Balance', ...lines]).units).toMatchObject({
      Sales: -8_000,
      'Sales returns': 1_000,
    });
  });

  it('is proposed by its type, and assets, liabilities and equity by their names, all the same', () => {
    const lines = ['Account,Type,Balance', 'Consulting,Income,10', 'Rent,,10', 'Bank,,10', 'Loan,,5'];
    expect(read(lines)).toMatchObject({
      kinds: { Consulting: 'operating_revenue', Bank: 'bank_account', Loan: 'long_term_liability' },
      units: { Consulting: -1_000, Rent: 1_000, Bank: 1_000, Loan: -500 },
    });
    expect(read(lines).kinds.Rent).toBeUndefined();
  });
});
