import { expect, it } from 'vitest';
import { formatDayOfMoment } from './moment';

it('is the day on the clock of the reader', () => {
  const moment = '2026-11-28T02:30:00.000Z';
  const day = (timeZone: string) => formatDayOfMoment(moment, 'long', 'en-US', timeZone);
  expect(day('America/Los_Angeles')).toBe('Fri, Nov 27, 2026');
  expect(day('Asia/Tokyo')).toBe('Sat, Nov 28, 2026');
});
