import { describe, expect, it } from 'vitest';
import { type DayOrder, dayOfTyped, isWholeDay } from './typed-day';

const today = '2026-03-31';
const read = (typed: string, order: DayOrder = 'mdy') => dayOfTyped(typed, { today, order });

describe('a typed day', () => {
  it.each([
    ['3/4/2026', '2026-03-04'],
    ['03/04/26', '2026-03-04'],
    ['3/4', '2026-03-04'],
    ['3-4', '2026-03-04'],
    [' 3 4 ', '2026-03-04'],
    ['4', '2026-03-04'],
    ['0304', '2026-03-04'],
    ['030426', '2026-03-04'],
    ['03042026', '2026-03-04'],
    ['20260304', '2026-03-04'],
    ['2026-03-04', '2026-03-04'],
    ['2026/3/4', '2026-03-04'],
    ['3/4/98', '1998-03-04'],
    ['3 Apr', '2026-04-03'],
    ['apr 3', '2026-04-03'],
    ['April 3rd, 2025', '2025-04-03'],
    ['3-Sept-25', '2025-09-03'],
    ['today', '2026-03-31'],
    ['T', '2026-03-31'],
    ['yesterday', '2026-03-30'],
    ['tomorrow', '2026-04-01'],
    ['-1', '2026-03-30'],
    ['+7', '2026-04-07'],
    ['-2w', '2026-03-17'],
    ['-1m', '2026-02-28'],
    ['+ 1 y', '2027-03-31'],
  ])('%j is %s', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it.each([
    ['dmy', '3/4', '2026-04-03'],
    ['dmy', '3.4.2026', '2026-04-03'],
    ['dmy', '030426', '2026-04-03'],
    ['ymd', '26-4-3', '2026-04-03'],
    ['ymd', '4-3', '2026-04-03'],
    ['ymd', '260403', '2026-04-03'],
  ] as const)('in the order %s, %j is %s', (order, typed, expected) => {
    expect(read(typed, order)).toBe(expected);
  });

  it.each([
    ['mdy', '1.10.2026', '2026-10-01'],
    ['mdy', '3.4.', '2026-04-03'],
    ['mdy', '3. 4. 26', '2026-04-03'],
    ['mdy', '31.12.2025', '2025-12-31'],
    ['mdy', '12.31.2025', '2025-12-31'],
    ['mdy', '2026.10.1', '2026-10-01'],
    ['ymd', '26.4.3', '2026-04-03'],
    ['ymd', '4. 3.', '2026-04-03'],
    ['ymd', '1.10.2026', '2026-10-01'],
    ['dmy', '12.31.2025', null],
    ['mdy', '31.31.2025', null],
  ] as const)('with dots has its day first, in the order %s too: %j is %s', (order, typed, expected) => {
    expect(read(typed, order)).toBe(expected);
  });

  it('without a year lies up to ten months back or two ahead', () => {
    expect(dayOfTyped('3/4', { today: '2026-11-22', order: 'mdy' })).toBe('2026-03-04');
    expect(dayOfTyped('1/15', { today: '2026-11-22', order: 'mdy' })).toBe('2027-01-15');
    expect(dayOfTyped('11/15', { today: '2026-03-04', order: 'mdy' })).toBe('2025-11-15');
    expect(dayOfTyped('12/28', { today: '2027-01-05', order: 'mdy' })).toBe('2026-12-28');
    expect(dayOfTyped('1/5', { today: '2026-12-28', order: 'mdy' })).toBe('2027-01-05');
    expect(dayOfTyped('2/29', { today: '2027-03-01', order: 'mdy' })).toBe('2028-02-29');
  });

  it.each([
    '',
    '13/1',
    '2/30/2026',
    '31/12/2026',
    '32',
    '0',
    '1/2/3/4',
    '12345',
    '3/4/026',
    'soon',
    'apr',
    'apr 3 4 5',
    '-',
    '0000-01-01',
    'constructor',
  ])('%j is none', (typed) => {
    expect(read(typed)).toBeNull();
  });
});

describe('what is taken at once', () => {
  it.each(['2026-03-04', '3/4/2026', '03.04.1998'])('%j', (typed) => expect(isWholeDay(typed)).toBe(true));
  it.each(['3/4', '3/4/20', '3/4/202', 'today', '2026-3'])('not %j', (typed) =>
    expect(isWholeDay(typed)).toBe(false),
  );
});
