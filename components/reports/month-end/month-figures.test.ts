import { expect, it } from 'vitest';
import { figuresOfMonth } from './month-figures';
import type { MonthPackage } from './month-package';
import { usualSentences, withFigures } from './sentences';
import { smallMonth as month, result } from './testing/small-month';

const sentences = (each: MonthPackage) => {
  const figures = figuresOfMonth(each, { currency: 'USD', locale: 'en-US' });
  return usualSentences.map((sentence) => withFigures(sentence, figures));
};

it('tells the month in sentences of its reports', () => {
  expect(sentences(month(result(500, 300), result(400, 320)))).toEqual([
    'Income in Oct 2026, other inflow included, was 500.00, 25.0% more than in Sep 2026.',
    'Costs were 300.00, 6.3% less than in Sep 2026, which leaves a net income of 200.00; the month before it was 80.00.',
    'Cash went from 100.00 to 130.00: 90.00 came in and 60.00 went out.',
    'Customers owe 250.00, of which 40.00 is overdue; vendors are owed 70.00, of which 0.00 is overdue.',
    'Not reviewed yet: 1 entry up to the end of the month, so figures may change. Not answered yet: 0 questions.',
  ]);
});

it.each([
  [
    result(500, 0),
    result(500, 0),
    'Income in Oct 2026, other inflow included, was 500.00, as much as in Sep 2026.',
  ],
  [
    result(500, 0),
    result(0, 0),
    'Income in Oct 2026, other inflow included, was 500.00, more than in Sep 2026.',
  ],
])('claims no percentage where there is none', (now, before, sentence) => {
  expect(sentences(month(now, before))[0]).toBe(sentence);
});
