import { describe, expect, it } from 'vitest';
import { paths } from './paths';

describe('paths', () => {
  it('leaves empty members of a search out, so equal views have equal addresses', () => {
    expect(paths.journal('biz_1', { q: '', status: undefined, ledger: [] })).toBe('/b/biz_1/journal');
  });

  it('repeats a parameter for each of several values', () => {
    expect(paths.journal('biz_1', { ledger: ['ldg_1', 'ldg_2'], sort: 'datetime' })).toBe(
      '/b/biz_1/journal?ledger=ldg_1&ledger=ldg_2&sort=datetime',
    );
  });

  it('escapes what would leave the path', () => {
    expect(paths.journalEntry('biz_1', '../../x')).toBe('/b/biz_1/journal/..%2F..%2Fx');
    expect(paths.auditLog('biz_1', { person: 'a&b' })).toBe('/b/biz_1/settings/audit-log?person=a%26b');
    expect(paths.signIn('/b/biz_1?x=1')).toBe('/sign-in?callbackUrl=%2Fb%2Fbiz_1%3Fx%3D1');
  });
});
