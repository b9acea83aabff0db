import { expect, it } from 'vitest';
import { figuresOfMonth } from './month-figures';
import type { MonthPackage } from './month-package';
import { withFigures } from './sentences';
import {
  aging,
  emptyMonth,
  smallMonth as month,
  monthIn,
  monthInAndOut,
  monthOfOpening,
  result,
} from './testing/small-month';
import { usualSentencesOf } from './usual-sentences';

const usd = { currency: 'USD', locale: 'en-US', fiscalYear: '12/31' };
const sentences = (each: MonthPackage, today = '2026-11-24') => {
  const format = { ...usd, today };
  const figures = figuresOfMonth(each, format);
  return usualSentencesOf(each, format).map((sentence) => withFigures(sentence, figures));
};

it('tells the month in sentences of its reports', () => {
  expect(sentences(month(result(500, 300), result(400, 320)))).toEqual([
    'Income in Oct 2026, other inflow included, was 500.00, 25.0% more than in Sep 2026.',
    'Costs were 300.00, 6.3% less than in Sep 2026, which leaves a net income of 200.00; the month before it was 80.00.',
    'Cash went from 100.00 to 130.00: 90.00 came in and 60.00 went out.',
    'Customers owe 250.00, of which 40.00 is overdue; vendors are owed 70.00, of which 0.00 is overdue.',
    'Not reviewed yet: 1 entry in these figures, which may change. No question is open.',
  ]);
});

it.each([
  [
    result(500, 0),
    result(500, 0),
    'Income in Oct 2026, other inflow included, was 500.00, as much as in Sep 2026.',
  ],
  [
    result(5003, 0),
    result(5001, 0),
    'Income in Oct 2026, other inflow included, was 5,003.00, about as much as in Sep 2026.',
  ],
  [
    result(500, 0),
    result(0, 0),
    'Income in Oct 2026, other inflow included, was 500.00, more than in Sep 2026.',
  ],
  [
    result(-80, 0),
    result(-100, 0),
    'Income in Oct 2026, other inflow included, was (80.00), more than in Sep 2026.',
  ],
])('claims no percentage where there is none', (now, before, sentence) => {
  expect(sentences(month(now, before))[0]).toBe(sentence);
});

it.each(['en-US', 'he-IL', 'ar-KW', 'fa-IR', 'ur-PK', 'sv-SE'])(
  'says how much less in %s without a sign',
  (locale) => {
    const { costs_change: less } = figuresOfMonth(month(result(500, 300), result(400, 320)), {
      ...usd,
      locale,
      today: '2026-11-24',
    });
    expect(less).toMatch(/less than$/);
    expect(less).not.toMatch(/[-−]/);
  },
);

it('says of a month that is not over that it is compared with the same days', () => {
  const [income, costs] = sentences(month(result(500, 300), result(400, 320)), '2026-10-24');
  expect(income).toBe(
    'Income in Oct 2026, other inflow included, was 500.00, 25.0% more than in the same days of Sep 2026.',
  );
  expect(costs).toBe(
    'Costs were 300.00, 6.3% less than in the same days of Sep 2026, which leaves a net income of 200.00; in the same days of Sep 2026 it was 80.00.',
  );
});

it('compares nothing with months before the books began', () => {
  const first = monthIn('2026-10-01', result(500, 300));
  expect(sentences(first).slice(0, 2)).toEqual([
    'Income in Oct 2026, other inflow included, was 500.00.',
    'Costs were 300.00, which leaves a net income of 200.00.',
  ]);
  expect(figuresOfMonth(first, { ...usd, today: '2026-11-24' })).toMatchObject({
    income_change: 'not to be compared with that',
    net_income_before: 'not in the books',
  });
});

it('says of a month in which nothing was posted that it was so', () => {
  expect(sentences(emptyMonth)).toEqual([
    'There was no income in Oct 2026, there were no costs, and no cash moved.',
    'Customers owe nothing, and nothing is owed to vendors.',
    'No entry in these figures waits for review. No question is open.',
  ]);
});

it.each([100, 0])(
  'says of a month in which all that came in went out again, after %d of cash, that it did',
  (cash) => {
    expect(sentences(monthInAndOut(cash)).slice(0, 3)).toEqual([
      'Income in Oct 2026, other inflow included, was 0.00.',
      'Costs were 0.00, which leaves a net income of 0.00.',
      `As much cash came in as went out: it stayed at ${cash}.00.`,
    ]);
  },
);

it('says opening balances apart', () => {
  expect(sentences(monthOfOpening())[2]).toBe(
    'Cash went from 0.00 to 530.00: opening balances were 500.00, 90.00 came in and 60.00 went out.',
  );
});

it('says that there was no income, or there were no costs', () => {
  expect(sentences(monthIn('2026-10-01', result(0, 300)))[0]).toBe('There was no income in Oct 2026.');
  expect(sentences(month(result(500, 0), result(400, 0)))[1]).toBe(
    'There were no costs, which leaves a net income of 500.00; the month before it was 400.00.',
  );
});

it.each([
  [
    aging(600, 600, 500),
    aging(0, 0, 200),
    'Customers owe 600.00, of which 600.00 is overdue, and have 500.00 of credit; nothing is owed to vendors, who owe 200.00 of credit.',
  ],
  [
    aging(600, 600, 600),
    aging(70, 0),
    'Customers owe 600.00, of which 600.00 is overdue, and have 600.00 of credit; vendors are owed 70.00, of which 0.00 is overdue.',
  ],
  [
    aging(0, 0, 30),
    aging(70, 20, 90),
    'Customers owe nothing, and have 30.00 of credit; vendors are owed 70.00, of which 20.00 is overdue, and owe 90.00 of credit.',
  ],
  [aging(250, 0), aging(0, 0), 'Customers owe 250.00, of which 0.00 is overdue; nothing is owed to vendors.'],
])('says what is owed before credit, and the credit beside it', (receivable, payable, sentence) => {
  expect(sentences({ ...month(result(500, 300), result(400, 320)), receivable, payable })[3]).toBe(sentence);
});

it.each([
  [
    result(100, 268.25),
    result(400, 320),
    'a net loss of 168.25; the month before it was a net income of 80.00',
  ],
  [
    result(100, 268.25),
    result(300, 320),
    'a net loss of 168.25; the month before it was a net loss of 20.00',
  ],
  [result(400, 320), result(300, 320), 'a net income of 80.00; the month before it was a net loss of 20.00'],
  [result(320, 320), result(400, 320), 'a net income of 0.00; the month before it was 80.00'],
])('calls a loss a loss, and its size positive', (now, before, words) => {
  expect(sentences(month(now, before))[1]).toMatch(
    new RegExp(`which leaves ${words.replaceAll('.', '\\.')}\\.$`),
  );
});

it('has the result of a month in words that say which it is', () => {
  const loss = figuresOfMonth(monthIn('2026-10-01', result(100, 268.25)), { ...usd, today: '2026-11-24' });
  expect(loss).toMatchObject({
    net_income: '(168.25)',
    net_result: 'a net loss of 168.25',
    net_result_before: 'not in the books',
  });
});

it('counts the questions that are open', () => {
  const each = { ...month(result(500, 300), result(400, 320)), questionCount: 2 };
  expect(sentences(each).at(-1)).toMatch(/ Not answered yet: 2 questions\.$/);
});
