import { describe, expect, it } from 'vitest';
import { beforeStartText } from './before-start';

describe('what an import says of days before the books start', () => {
  it.each([
    ['1995-12-03', '2025-12-31', /^All records .* start on Jan 1, 2026: reports will leave them out/],
    ['2025-12-31', '2026-01-01', /^Records from before Jan 1, 2026, .* left out of reports/],
    ['2026-01-01', '2026-02-01', null],
    [null, null, null],
  ])('of a file of %s to %s is %s', (first_day, last_day, words) => {
    const text = beforeStartText({ first_day, last_day }, '2026-01-01', 'en-US');
    if (words === null) expect(text).toBeNull();
    else expect(text).toMatch(words);
  });
});
