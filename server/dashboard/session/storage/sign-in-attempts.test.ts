import { expect, it } from 'vitest';
import { addressSubject } from './sign-in-attempts';

it('counts all addresses of one IPv6 network under one key, and IPv4 under its own however it is written', () => {
  const key = (address: string) => addressSubject(address).key;
  expect(key('2001:db8:1:2::1')).toBe(key('2001:db8:1:2:ffff::9'));
  expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'));
  expect(key('::ffff:192.0.2.1')).toBe(key('192.0.2.1'));
  expect(key('192.0.2.1')).not.toBe(key('192.0.2.2'));
});
