import { describe, expect, it } from 'vitest';
import { entityType } from '@/lib/contract/business';
import { defaultChart } from '../../chart-of-accounts/default-chart';
import { cleanDescription } from '../payees/clean-description';
import { ledgersOfTrades, tradeOf } from './trade-of';
import { aPerson, trades } from './trades';
import { wordsOf } from './words';

const ledgers = usualOf(defaultChart('c-corp').map(({ key, name }) => ({ id: key, name })));

function usualOf(named: readonly { id: string; name: string }[]) {
  return { in: named, out: named };
}

describe('what words say, on the default chart', () => {
  it.each([
    ['Hawaiian Airlines', 'out', 'travel'],
    ['Yellow Cab', 'out', 'travel'],
    ['Hotel Adler', 'out', 'travel'],
    ['Blue Bottle Coffee', 'out', 'meals'],
    ['Digitalocean.com', 'out', 'hosting'],
    ['Heroku', 'out', 'hosting'],
    ['Github', 'out', 'software'],
    ['Verizon Wireless', 'out', 'phone_and_internet'],
    ['City Electric Company', 'out', 'utilities'],
    ['Acme Insurance', 'out', 'insurance'],
    ['Gusto Payroll', 'out', 'salaries'],
    ['Monthly Service Fee', 'out', 'bank_fees'],
    ['Interest Paid', 'in', 'interest_income'],
    ['Interest Charge', 'out', 'interest_expense'],
    ['UPS', 'out', 'shipping_and_delivery'],
    ['Staples', 'out', 'office_supplies'],
    ['Stripe Payout', 'in', 'product_sales'],
    ['Harbor & Sons', 'out', null],
  ])('%s, money %s: %s', (payee, direction, expected) => {
    const trade = tradeOf(wordsOf(payee));
    const found = trade === null ? null : ledgersOfTrades(ledgers)[trade]?.[direction as 'in' | 'out'];
    expect(found ? [...found] : null).toEqual(expected === null ? null : expect.arrayContaining([expected]));
  });

  it.each([
    ['Jonathan Berg', true],
    ['MARIA LUCIA ORTEGA', true],
    ['Jonathan', false],
    ['Jonathan Berg LLC', false],
    ["Jonathan's Pizza", false],
    ['Marie Insurance', false],
    ['Harbor Berg', false],
  ])('%s is the name of a person: %s', (name, isPerson) => {
    const words = wordsOf(name);
    expect(tradeOf(words, words) === aPerson).toBe(isPerson);
  });

  it('takes what was bought with a card for no payment to the card', () => {
    const bought = cleanDescription('VISA Schreinerei Ahorn NR XXXX 1234 KOELN KAUFUMSATZ 11.03');
    expect(tradeOf(wordsOf(bought))).toBeNull();
    expect(tradeOf(wordsOf(cleanDescription('VISA PAYMENT')))).not.toBeNull();
  });

  it('believes two words together before one', () => {
    expect(tradeOf(['bank', 'fee'])).toBe(trades.findIndex(({ words }) => words.includes('bank_fee')));
  });

  it.each(entityType.options)('finds a ledger for most trades in the chart of a %s', (type) => {
    const chart = usualOf(defaultChart(type).map(({ key, name }) => ({ id: key, name })));
    const without = ledgersOfTrades(chart).filter(
      ({ out }, trade) => trades[trade]?.ledgers !== '' && out.size === 0,
    );
    expect(without.length).toBeLessThan(6);
  });
});

it('has no word for two trades', () => {
  const words = trades.flatMap((trade) => trade.words.split(' '));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
