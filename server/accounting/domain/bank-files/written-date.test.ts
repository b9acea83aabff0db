import { describe, expect, it } from 'vitest';
import { calendarDay, isDayFirst, readDateOfReceipt, readWrittenDate, resolveDate } from './written-date';

const dayOf = (text: string, dayFirst = false) => {
  const date = readWrittenDate(text);
  return date && resolveDate(date, dayFirst);
};

describe('readWrittenDate', () => {
  it.each([
    ['12/03/95', '1995-12-03'],
    ['6/17/97', '1997-06-17'],
    ["1/ 5' 1", '2001-01-05'],
    ["1/5'2001", '2001-01-05'],
    ["12/31'99", '1999-12-31'],
    ['8/ 1/97', '1997-08-01'],
    ['03/25/099Share Withdrawal', '1999-03-25'],
    ['03/25/105', '2005-03-25'],
    ['1/2/69', '2069-01-02'],
    ['1/2/70', '1970-01-02'],
    ['2011-03-31', '2011-03-31'],
    ['2011-03-31T23:59:59Z', '2011-03-31'],
    ['2011/3/1 12:00', '2011-03-01'],
    ['20110331', '2011-03-31'],
    ['20110331120000', '2011-03-31'],
    ['99-12-31', '1999-12-31'],
    ['31 Dec 1999', '1999-12-31'],
    ['1. März 2020', '2020-03-01'],
    ['5-août-21', '2021-08-05'],
    ['Jan 5, 2020', '2020-01-05'],
    ['29/02/2024', null],
    ['02/29/2023', null],
    ['02/29/2024', '2024-02-29'],
    ['02/30/2024', null],
    ['13/13/2024', null],
    ['00/10/2024', null],
    ['1/1/1800', null],
    ['19 Nov 14:20', null],
    ['Nov 19 14:20', null],
    ['19 Nov 2 PM', null],
    ['19/11 14:20', null],
    ['19/Nov/2026:14:20:00', '2026-11-19'],
    ['11/19/26 14:20', '2026-11-19'],
    ['14 de março de 2026', '2026-03-14'],
    ['15 kwi 2026', '2026-04-15'],
    ['16 października 2026', '2026-10-16'],
    ['14 marraskuuta 2026', '2026-11-14'],
    ['14 maaliskuuta 2026', '2026-03-14'],
    ['15 Ağustos 2026', '2026-08-15'],
    ['15 апреля 2026', '2026-04-15'],
    ['15 мая 2026', '2026-05-15'],
    ['5 лис 2026', '2026-11-05'],
    ['5 listopada 2026', null],
    ['03/14/2569', '2026-03-14'],
    ['2569-03-14', '2026-03-14'],
    ['令和8年3月14日', '2026-03-14'],
    ['R8.3.14', '2026-03-14'],
    ['115/03/14', '2026-03-14'],
    ['tomorrow', null],
    ['', null],
    ['5', null],
  ])('reads %j month first as %s', (text, expected) => {
    expect(dayOf(text)).toBe(expected);
  });

  it.each([
    ['29/02/2024', '2024-02-29'],
    ['1.2.2020', '2020-02-01'],
    ['03/25/1999', null],
    ['2011-03-04', '2011-03-04'],
  ])('reads %j day first as %s', (text, expected) => {
    expect(dayOf(text, true)).toBe(expected);
  });
});

describe('isDayFirst', () => {
  it.each([
    [['1/2/20', '13/2/20'], true],
    [['1/2/20', '2/13/20'], false],
    [['1/2/20'], false],
    [['1.2.20'], true],
    [['1.13.20', '1.2.20'], false],
    [['13/1/20', '14/1/20', '1/13/20'], true],
    [['2020-01-02'], false],
    [['nonsense'], false],
  ])('%j: %s', (texts, expected) => {
    expect(isDayFirst(texts.map(readWrittenDate))).toBe(expected);
  });
});

describe('calendarDay', () => {
  it.each([
    [2000, 2, 29, '2000-02-29'],
    [1900, 2, 29, null],
    [2100, 2, 29, null],
    [2024, 4, 31, null],
    [1899, 12, 31, null],
    [2200, 1, 1, null],
    [2024, 12, 31, '2024-12-31'],
  ])('%i-%i-%i: %s', (year, month, day, expected) => {
    expect(calendarDay(year, month, day)).toBe(expected);
  });
});

it('takes words and numbers of receipts for no dates of rarer languages and calendars', () => {
  expect(['2 pro 20', '1 sub 12', '115/03/14'].map(readDateOfReceipt)).toEqual([null, null, null]);
  expect(readDateOfReceipt('14 mars 2026')).toEqual({ kind: 'ordered', year: 2026, month: 3, day: 14 });
});
