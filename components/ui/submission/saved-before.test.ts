import { describe, expect, it } from 'vitest';
import { savedBefore, spendsKey } from './saved-before';

const refused = (code: string) => ({ code, status: 422, detail: 'As the service says it.' });
const no = (code: string) => ({ ok: false as const, problem: refused(code) });

describe('savedBefore', () => {
  it('says that a first request whose answer got lost was saved', () => {
    const problem = refused('idempotency_mismatch');
    const errors = [{ path: '', code: problem.code, message: problem.detail }];
    expect(savedBefore({ ...problem, errors }, 'It was saved.')).toEqual({
      ...problem,
      detail: 'It was saved.',
    });
  });

  it('leaves every other problem as it is', () => {
    expect(savedBefore(refused('conflict'), 'It was saved.')).toEqual(refused('conflict'));
  });
});

describe('spendsKey', () => {
  it.each([
    ['what was saved', { ok: true as const, data: 1 }, false, true],
    ['what was refused', no('validation_failed'), false, false],
    ['no answer', no('unreachable'), false, false],
    [
      'a first request that was saved, since the next would do it twice',
      no('idempotency_mismatch'),
      false,
      false,
    ],
    ['the same where the next is refused on an older version', no('idempotency_mismatch'), true, true],
    ['an older version', no('stale_version'), true, false],
  ])('after %s', (_, answer, isOnVersion, expected) => {
    expect(spendsKey(answer, isOnVersion)).toBe(expected);
  });
});
