import { describe, expect, it } from 'vitest';
import { conflictWith, isEditConflict } from './edit-conflict';

const refused = (code: string, changedBy?: Record<string, string>) => ({
  code,
  status: 409,
  detail: 'As the service says it.',
  ...(changedBy ? { changedBy } : {}),
});

describe('isEditConflict', () => {
  it.each([
    ['stale_version', true],
    ['idempotency_mismatch', true],
    ['conflict', false],
    ['validation_failed', false],
    ['unreachable', false],
  ])('of %s is %s', (code, expected) => {
    expect(isEditConflict(refused(code))).toBe(expected);
  });
});

describe('conflictWith', () => {
  const other = { id: 'inv_1', version: 4 };

  it('names who made the later version', () => {
    const problem = refused('stale_version', { inv_1: 'Another person' });
    expect(conflictWith(other, problem)).toEqual({ other, who: 'Another person', isOwn: false });
  });

  it('tells an own request whose answer got lost from the change of somebody else', () => {
    expect(conflictWith(other, refused('idempotency_mismatch'))).toMatchObject({ other, isOwn: true });
  });

  it('is none where the later version could not be read', () => {
    expect(conflictWith(null, refused('stale_version'))).toBeNull();
  });
});
