import { expect, it } from 'vitest';
import { backLink } from './back-link';
import { backPath } from './back-path';

const address = (path: string) => new URL(`http://localhost${path}`);

it.each([
  ['/b/biz_1/review?entry=je_1&q=a%26b', 'review?entry=je_1&q=a%26b', 'Review'],
  ['/b/biz_1/reports/ledger-statement/ldg_1?start=2026-01-01', null, 'Statement'],
  ['/b/biz_1/journal?from=2026-01-01', 'journal?from=2026-01-01', 'Journal'],
  ['/b/biz_1/invoices/inv_1', 'invoices/inv_1', 'Invoices'],
])('leads back to %s as it was', (path, way, name) => {
  const here = backPath('biz_1', address(path));
  if (way !== null) expect(here).toBe(way);
  expect(backLink('biz_1', here)).toEqual({ name, href: path });
});

it('leads back from an entry that another leads to as from that', () => {
  const path = '/b/biz_1/journal/je_1?back=review%3Fentry%3Dje_1';
  expect(backPath('biz_1', address(path))).toBe('review?entry=je_1');
  expect(backPath('biz_1', address('/b/biz_1/journal/je_1'))).toBeNull();
});

it.each([
  null,
  '',
  '//evil.example/review',
  'https://evil.example',
  'settings/members',
  'review/../../biz_2/review',
  'constructor',
])('leads nowhere else: %s', (way) => {
  expect(backLink('biz_1', way)).toBeNull();
});

it('is nowhere on another business', () => {
  expect(backPath('biz_1', address('/b/biz_10/review'))).toBeNull();
});
