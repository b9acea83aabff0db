import { expect, it } from 'vitest';
import { topicsOf } from './usual-wordings';

it.each([
  ['There was no income in {month}, there were no costs, and no cash moved.', ['income', 'costs', 'cash']],
  ['There was no income in {month}, and there were no costs.', ['income', 'costs']],
  ['There was no income in {month}.', ['income']],
  ['Income in {month}, other inflow included, was {income}.', ['income']],
  ['Costs were {costs}, which leaves a net income of {net_income}.', ['costs']],
  [
    'There were no costs, which leaves a net income of {net_income}; in {month_before} it was {net_income_before}.',
    ['costs'],
  ],
  ['Cash stayed at {ending_cash}.', ['cash']],
  [
    'Cash went from {starting_cash} to {ending_cash}: opening balances were {opening_cash}, {money_in} came in and {money_out} went out.',
    ['cash'],
  ],
  ['As much cash came in as went out: it stayed at {ending_cash}.', ['cash']],
  ['Customers owe nothing, and nothing is owed to vendors.', ['owed']],
  [
    'Customers owe nothing, and have {receivable_credit} of credit; nothing is owed to vendors, who owe {payable_credit} of credit.',
    ['owed'],
  ],
  ['Costs were {costs}, which leaves {net_result}.', ['costs']],
  ['There were no costs, which leaves {net_result}; the month before it was {net_result_before}.', ['costs']],
  ['Not answered yet: {questions}.', ['questions']],
  ['No question is open.', ['questions']],
  ['No entry in these figures waits for review.', ['review']],
])('knows "%s" for a usual sentence', (sentence, parts) => {
  expect(topicsOf(sentence)).toEqual(parts);
});

it.each([
  ['Income in {month}, other inflow included, was {income}, {income_change} in {month_before}.', 'income'],
  [
    'Costs were {costs}, {costs_change} in {month_before}, which leaves a net income of {net_income} after {net_income_before}.',
    'costs',
  ],
  ['No entry up to the end of the month waits for review.', 'review'],
  ['Not reviewed yet: {unreviewed} up to the end of the month, so figures may change.', 'review'],
])('knows "%s", as commentaries were once saved', (sentence, part) => {
  expect(topicsOf(sentence)).toEqual([part]);
});

it.each(['A calm month.', 'Customers owe nothing.', 'Net income was {net_income}.'])(
  'takes "%s" for somebody’s own',
  (sentence) => {
    expect(topicsOf(sentence)).toBeUndefined();
  },
);
