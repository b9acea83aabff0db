import { describe, expect, it } from 'vitest';
import { tickRoom } from './axis-texts';

const sevenEach = (text: string) => text.length * 7;

describe('The room for the amounts beside a chart', () => {
  it('is the usual one where they fit', () => {
    expect(tickRoom(['$0', '−$50K'], sevenEach)).toBe(56);
  });

  it('holds the longest, with its sign', () => {
    expect(tickRoom(['KWD 10B', 'KWD 0', '−KWD 12.5B'], sevenEach)).toBe(80);
  });
});
