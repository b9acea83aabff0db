import { expect, it } from 'vitest';
import { asOfDay } from './as-of-day';

it.each([
  ['As of December 31, 2025', '2025-12-31'],
  ['As of Dec 31, 25', '2025-12-31'],
  ['Trial Balance as at 31-Dec-2025', '2025-12-31'],
  ['As at 31-Dec-25', '2025-12-31'],
  ['per 31. Dezember 2025', '2025-12-31'],
  ['2025/12/31', '2025-12-31'],
  ['2025.12.31.', '2025-12-31'],
  ['2025年12月31日', '2025-12-31'],
  ['1 Jan to 31 Dec 2025', '2025-12-31'],
  ['01/04/2025 - 31/03/2026', '2026-03-31'],
  ['January - December 2025', '2025-12-31'],
  ['As of 01/02/2026', null],
  ['As of 12/31/2025 11:59 PM', '2025-12-31'],
  ['Trial balance 12/31/2025 11:59 PM', null],
  ['Period 31/03/2025 to 05/04/2025', '2025-04-05'],
  ['Period 01/02/2025 to 12/31/2025', '2025-12-31'],
  ['Period 01/02/2025 to 05/04/2025', null],
  ['Period from 31 March 2025 to 05/04/2025', null],
  ['31 December 2025 (01/02/2025)', '2025-12-31'],
])('of %j is %s', (line, day) => {
  expect(asOfDay([line])).toBe(day);
});

it('is the day that the balances are said to be of, not that on which they were printed', () => {
  expect(asOfDay(['As of December 31, 2025', 'Thursday, January 15, 2026 04:57 PM GMT'])).toBe('2025-12-31');
  expect(asOfDay(['4:57 PM 01/15/2026', 'January through December 2025'])).toBe('2025-12-31');
  const sage = [
    'Date: 15/01/2026 Example Ltd Page: 1',
    'Time: 10:24:31',
    'To Period: Month 12, December 2025',
  ];
  expect(asOfDay(sage)).toBe('2025-12-31');
  expect(asOfDay(['Saldenliste zum 31.12.2025', 'Muster GmbH 20.01.2026'])).toBe('2025-12-31');
  expect(asOfDay(['Balance générale au 31/12/2025', 'Le 20/01/2026'])).toBe('2025-12-31');
  expect(asOfDay(['Date: 31/12/2025 Example Ltd'])).toBe('2025-12-31');
});

it('is open where the day of the balances can be read in two ways, whatever day the file was printed', () => {
  expect(asOfDay(['As of 01/02/2026', 'Example Ltd 15/01/2026'])).toBeNull();
});
