import { afterEach, expect, it, vi } from 'vitest';
import { formatCount } from './count';
import { formatFileSize } from './file-size';
import { formatNumber } from './number';
import { formatChange, formatPercent } from './percent';
import { writtenNumber } from './written-number';

afterEach(() => vi.unstubAllGlobals());

// Formats are kept by their locale: those of other tests must not be these.
it.each([
  ['older', 'de-CH-u-co-eor', '1’234'],
  ['newer', 'de-CH-u-co-phonebk', "1'234"],
])('writes numbers alike by %s locale data', (_, locale, grouped) => {
  const NumberFormat = class {
    format = () => grouped;
  };
  vi.stubGlobal('Intl', { NumberFormat });
  expect(writtenNumber(1234, locale, {})).toBe("1'234");
});

it.each(['it', 'es', 'pl', 'pt-PT', 'hu'])(
  'groups four digits in %s, which locale data of some years do not',
  (locale) => {
    const grouped = /^1\D234(?:\D|$)/;
    expect(formatCount(1234, locale)).toMatch(grouped);
    expect(formatNumber(12_345n, 1, locale)).toMatch(grouped);
    expect(formatPercent(12.34, locale)).toMatch(grouped);
    expect(formatChange(1234, locale)).toMatch(/^\+1\D234\D/);
    expect(formatFileSize(1023 * 1024, locale)).toMatch(/^1\D023 KB$/);
  },
);
