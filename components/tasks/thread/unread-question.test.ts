import { describe, expect, it } from 'vitest';
import { isUnread } from './unread-question';

describe('isUnread', () => {
  it.each(['touch', 'mouse', 'pen', 'virtual'] as const)(
    'is a question that a second tap of %s comes upon',
    (pointerType) => {
      expect(isUnread(pointerType, 0)).toBe(true);
      expect(isUnread(pointerType, 300)).toBe(true);
      expect(isUnread(pointerType, 800)).toBe(true);
    },
  );

  it('is none that was there for a second', () => {
    expect(isUnread('touch', 1000)).toBe(false);
  });

  it('is none for keys, which reach an answer only by way of the others', () => {
    expect(isUnread('keyboard', 0)).toBe(false);
  });
});
