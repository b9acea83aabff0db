import { describe, expect, it } from 'vitest';
import { isUnread } from './unread-question';

describe('isUnread', () => {
  it.each(['touch', 'mouse', 'pen', 'virtual'] as const)(
    'is a question that a second tap of %s comes upon',
    (pointerType) => {
      expect(isUnread(pointerType, 0, 0)).toBe(true);
      expect(isUnread(pointerType, 300, 400)).toBe(true);
      expect(isUnread(pointerType, 800, 1500)).toBe(true);
    },
  );

  it('is none that was there for a second', () => {
    expect(isUnread('touch', 1000, 0)).toBe(false);
  });

  it('is none that was opened by itself, in no other one’s place', () => {
    expect(isUnread('touch', 300, Number.POSITIVE_INFINITY)).toBe(false);
    expect(isUnread('touch', 300, 60_000)).toBe(false);
  });

  it('is none for keys, which reach an answer only by way of the others', () => {
    expect(isUnread('keyboard', 0, 0)).toBe(false);
  });
});
