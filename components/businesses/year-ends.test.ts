import { expect, it } from 'vitest';
import { yearEndChoices, yearEndName, yearEnds } from './year-ends';

it('offers the last day of each month', () => {
  expect(yearEnds('en-US').map((each) => each.id)).toEqual([
    '01/31',
    '02/29',
    '03/31',
    '04/30',
    '05/31',
    '06/30',
    '07/31',
    '08/31',
    '09/30',
    '10/31',
    '11/30',
    '12/31',
  ]);
});

it.each([
  ['12/31', 'en-US', 'Dec 31'],
  ['12/31', 'en-GB', '31 Dec'],
  ['02/28', 'en-GB', 'End of February'],
  ['02/29', 'en-GB', 'End of February'],
  ['02/27', 'en-GB', '27 Feb'],
  ['04/05', 'en-GB', '5 Apr'],
])('names %s in %s %s', (fiscalYear, locale, expected) => {
  expect(yearEndName(fiscalYear, locale)).toBe(expected);
});

it.each([
  ['12/31', 12, 11],
  ['02/29', 12, 1],
  ['02/28', 12, 1],
  ['04/05', 13, 3],
])('offers the present end %s in its place', (present, count, place) => {
  const choices = yearEndChoices(present, 'en-GB');
  expect(choices).toHaveLength(count);
  expect(choices[place]).toEqual({ id: present, name: yearEndName(present, 'en-GB') });
});
