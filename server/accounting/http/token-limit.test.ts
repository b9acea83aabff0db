import { expect, it } from 'vitest';
import { tokenLimit } from './token-limit';

it('counts an application at one address apart from others', () => {
  const limit = tokenLimit({ perClient: 2, perAddress: 100 }, () => 0);
  const take = (client: string, address: string) => limit.take(client, address);
  expect([take('a', 'x'), take('a', 'x'), take('a', 'x')]).toEqual([0, 0, 60]);
  expect([take('b', 'x'), take('a', 'y')]).toEqual([0, 0]);
});

it('counts all clients that one address tries', () => {
  const limit = tokenLimit({ perClient: 2, perAddress: 3 }, () => 0);
  expect(['a', 'b', 'c', 'd'].map((client) => limit.take(client, 'x'))).toEqual([0, 0, 0, 60]);
  expect(limit.take('a', 'y')).toBe(0);
});

it('counts the addresses of one IPv6 network together', () => {
  const limit = tokenLimit({ perClient: 2, perAddress: 3 }, () => 0);
  const take = (client: string, end: number) => limit.take(client, `2001:db8:1:2::${end}`);
  expect([take('a', 1), take('a', 2), take('a', 3), take('b', 4)]).toEqual([0, 0, 60, 60]);
  expect(limit.take('a', '2001:db8:1:3::1')).toBe(0);
});

it('begins anew after a minute', () => {
  let now = 0;
  const limit = tokenLimit({ perClient: 1, perAddress: 100 }, () => now);
  expect(limit.take('a', 'x')).toBe(0);
  now = 45_500;
  expect(limit.take('a', 'x')).toBe(15);
  now = 60_000;
  expect(limit.take('a', 'x')).toBe(0);
});
