import { expect, it } from 'vitest';
import { acceptedTokens } from './accepted-tokens';

const [token, other] = [Buffer.from('token'), Buffer.from('other')];

it('knows a token for the business that it was accepted for, and for no longer than told', () => {
  let now = 0;
  const accepted = acceptedTokens(10, 60_000, () => now);
  accepted.add(token, 'biz_1');
  expect(accepted.has(token, 'biz_1')).toBe(true);
  expect(accepted.has(token, 'biz_2')).toBe(false);
  expect(accepted.has(other, 'biz_1')).toBe(false);
  now = 60_000;
  expect(accepted.has(token, 'biz_1')).toBe(false);
});

it('forgets the one that was accepted longest ago when there are too many', () => {
  const accepted = acceptedTokens(2, 60_000, () => 0);
  for (const business of ['biz_1', 'biz_2', 'biz_1', 'biz_3']) accepted.add(token, business);
  expect(['biz_1', 'biz_2', 'biz_3'].map((business) => accepted.has(token, business))).toEqual([
    true,
    false,
    true,
  ]);
});
