import { describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size';

describe('formatFileSize', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [1023, '1 KB'],
    [950 * 1024, '950 KB'],
    [1024 * 1024, '1 MB'],
    [2.44 * 1024 * 1024, '2.4 MB'],
  ])('says %d bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes, 'en-US')).toBe(text);
  });
});
