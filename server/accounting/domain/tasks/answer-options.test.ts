import { describe, expect, it } from 'vitest';
import type { ChartLedger } from '../chart-of-accounts/chart';
import { entry, lines } from '../postings/testing/small-items';
import { answerOptions } from './answer-options';

const ledger = (id: string, special: Partial<ChartLedger> = {}): [string, ChartLedger] => [
  id,
  {
    id,
    name: id,
    subtype: 'operating_expense',
    financial_account_type: null,
    purpose: null,
    archived: false,
    ...special,
  } as ChartLedger,
];
const chart = {
  ledgers: new Map([
    ledger('bank', { financial_account_type: 'bank_account' }),
    ledger('uncategorized', { purpose: 'uncategorized_outflow' }),
    ledger('Power'),
    ledger('Rent'),
    ledger('Draws', { subtype: 'distribution' }),
  ]),
};
const on = (ledgerId: string) =>
  entry({
    reviewStatus: 'bookkeeper_pending',
    lines: lines(`debit ${ledgerId} 100`, 'credit bank 100'),
    suggestion: null,
  });
const offered = (ledgerId: string, more: Partial<Parameters<typeof answerOptions>[3]> = {}) =>
  answerOptions({ entity_type: 'sole-prop' }, on(ledgerId), chart, {
    written: '',
    earlier: [],
    usual: [],
    ...more,
  }).map(({ name }) => name);

describe('what is offered as an answer by one tap', () => {
  it('is the ledger that the entry has, and the owner’s own money', () => {
    expect(offered('Power')).toEqual(['Power', 'Personal']);
  });

  it('keeps the ledger that an answer has replaced, so that a slip is corrected by a tap', () => {
    expect(offered('Draws')).toEqual(['Personal']);
    expect(offered('Draws', { earlier: ['Power'] })).toEqual(['Power', 'Personal']);
    expect(offered('Draws', { earlier: ['uncategorized'], usual: ['Rent'] })).toEqual(['Rent', 'Personal']);
  });

  it('is none for an entry that is confirmed', () => {
    const confirmed = { ...on('Power'), reviewStatus: 'confirmed' as const };
    const given = { written: '', earlier: ['Rent'], usual: ['Rent'] };
    expect(answerOptions({ entity_type: 'sole-prop' }, confirmed, chart, given)).toEqual([]);
  });
});
