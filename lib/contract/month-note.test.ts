import { expect, it } from 'vitest';
import { monthNoteUpdate } from './month-note';

const read = (sentence: string) => monthNoteUpdate.safeParse({ sentences: [sentence] }).success;

it.each([
  'Income was {income}, {income_change} in {month_before}.',
  'We moved in May 2026, sent form 1099 to 12 vendors and hired two.',
  'Q3 was calm.',
])('takes %s', (sentence) => expect(read(sentence)).toBe(true));

it.each([
  ['a figure that there is none of', 'Profit was {profit}.'],
  ['an empty name', 'Profit was {}.'],
  ['cents', 'Profit was 12.50.'],
  ['cents as in Europe', 'Profit was 12,50.'],
  ['thousands', 'Profit was 12 500.'],
  ['a large number', 'Profit was 12500.'],
  ['a percentage', 'Profit grew by 5%.'],
  ['nothing', ' '],
])('refuses %s', (_, sentence) => expect(read(sentence)).toBe(false));
