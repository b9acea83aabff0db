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
});
