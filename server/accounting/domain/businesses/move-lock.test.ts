import { describe, expect, it } from 'vitest';
import type { BooksLock } from '@/lib/contract/business';
import { moveLock } from './move-lock';
import { smallBusiness } from './testing/small-business';

const now = '2026-03-01T12:00:00.000Z';
const move = (from: string | null, input: BooksLock) =>
  moveLock(smallBusiness({ books_locked_through: from }), input, now);

describe('moveLock', () => {
  it.each<[string, string | null, BooksLock, string | null]>([
    ['locks', null, { through: '2026-01-31' }, null],
    ['locks through today', null, { through: '2026-03-01' }, null],
    ['moves on', '2026-01-31', { through: '2026-02-28', reason: 'Filed' }, 'Filed'],
    ['moves nowhere', '2026-01-31', { through: '2026-01-31', reason: ' ' }, null],
    ['moves back with a reason', '2026-01-31', { through: '2025-12-31', reason: 'Missed' }, 'Missed'],
    ['unlocks with a reason', '2026-01-31', { through: null, reason: 'Missed' }, 'Missed'],
    ['has nothing to unlock', null, { through: null }, null],
    ['locks the future when that is meant', null, { through: '2026-03-02', confirm_future: true }, null],
    ['takes the confirmation where none is needed', null, { through: null, confirm_future: true }, null],
  ])('%s', (_, from, input, reason) => {
    const after = smallBusiness({ books_locked_through: input.through, version: 4, updated_at: now });
    expect(move(from, input)).toEqual({ ok: true, value: { after, reason } });
  });

  it.each<[string, string | null, BooksLock, string[]]>([
    [
      'a move back and into the future without a word for either',
      '2027-01-31',
      { through: '2026-12-31' },
      ['/reason required', '/confirm_future required'],
    ],
    [
      'a future day that is not confirmed',
      null,
      { through: '2026-03-02', confirm_future: false },
      ['/confirm_future required'],
    ],
    ['a move back without a reason', '2026-01-31', { through: '2026-01-30' }, ['/reason required']],
    ['unlocking with a blank reason', '2026-01-31', { through: null, reason: ' \t' }, ['/reason required']],
  ])('refuses %s', (_, from, input, faults) => {
    const result = move(from, input);
    const errors = result.ok ? [] : (result.problem.errors ?? []);
    expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual(faults);
  });

  it('tells the days', () => {
    const result = move(null, { through: '2026-03-02' });
    expect(!result.ok && result.problem.errors?.[0]?.message).toBe(
      'must be true to lock the books through 2026-03-02, which is later than today, 2026-03-01',
    );
  });
});
