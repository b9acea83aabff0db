import { afterEach, expect, it, vi } from 'vitest';
import { setFormats } from './storage/person-formats';
import { dashboardDatabase } from './storage/pool';
import { makePerson, openSmallDesk } from './testing/small-desk';
import { todayOf } from './today';

openSmallDesk();
afterEach(() => {
  vi.useRealTimers();
});

/** 5 p.m. on January 31 in Los Angeles. */
const evening = new Date('2026-02-01T01:00:00Z');

it.each([
  ['America/Los_Angeles', '2026-01-31'],
  ['Europe/Berlin', '2026-02-01'],
  [null, '2026-02-01'],
])('for a person whose time zone is %s, it is %s', async (timeZone, day) => {
  const user = await makePerson('bookkeeper');
  await setFormats(dashboardDatabase(), user.id, { locale: null, timeZone });
  vi.useFakeTimers({ now: evening, toFake: ['Date'] });
  expect(await todayOf({ user })).toBe(day);
});
