import { describe, expect, it } from 'vitest';
import { leftNotice, leftWords, previewWords } from './left-words';

const left = [
  { reason: 'no_ledger' as const, count: 1088 },
  { reason: 'locked' as const, count: 1 },
];
const words = '1,088 entries without a ledger, 1 entry in closed books';

it('counts what was left by reason', () => {
  expect(leftWords([], 'en-US')).toBe('');
  expect(leftWords(left, 'en-US')).toBe(words);
});

describe('a selection', () => {
  it('says what can be confirmed of it and what not', () => {
    expect(previewWords({ changed: 9957, left }, 'en-US')).toBe(`9,957 can be confirmed, not ${words}`);
  });

  it('says why where none of it can be', () => {
    expect(previewWords({ changed: 0, left }, 'en-US')).toBe(`None can be confirmed: ${words}`);
  });

  it('says nothing where all of it can be', () => {
    expect(previewWords({ changed: 9957, left: [] }, 'en-US')).toBe('');
  });
});

describe('what an act left', () => {
  it('is told by number and reason', () => {
    const detail = `${words}. They stay selected.`;
    expect(leftNotice(left, 'changed', 'en-US')).toEqual({ title: '1,089 entries are not changed', detail });
  });

  it('is told of a single entry', () => {
    const one = [{ reason: 'link_suggested' as const, count: 1 }];
    expect(leftNotice(one, 'confirmed', 'en-US')).toEqual({
      title: '1 entry is not confirmed',
      detail: '1 entry with a suggested link to decide. It stays selected.',
    });
  });

  it('is not told where there is none', () => {
    expect(leftNotice([], 'confirmed', 'en-US')).toBeNull();
  });
});
