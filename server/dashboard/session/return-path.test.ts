import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

describe('returnPath', () => {
  it.each([
    ['/b/biz_1/journal?q=rent', '/b/biz_1/journal?q=rent'],
    ['/businesses', '/businesses'],
    ['/a/../b', '/b'],
  ])('leads back to %s', (asked, expected) => {
    expect(returnPath(asked)).toBe(expected);
  });

  it.each([
    undefined,
    '',
    'businesses',
    '//evil.example/',
    '/\\evil.example',
    '/x/..//evil.example',
    '/x/..//evil.example/b/..',
    '/.//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    ['/businesses', '/other'],
  ])('leads home instead of to %j', (asked) => {
    expect(returnPath(asked)).toBe('/');
  });
});
