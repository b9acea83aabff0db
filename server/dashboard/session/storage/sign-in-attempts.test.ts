import { expect, it } from 'vitest';
import { accountSubject, addressSubject } from './sign-in-attempts';

it('counts all addresses of one IPv6 network under one key, and IPv4 under its own however it is written', () => {
  const key = (address: string) => addressSubject(address).key;
  expect(key('2001:db8:1:2::1')).toBe(key('2001:db8:1:2:ffff::9'));
  expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'));
  expect(key('::ffff:192.0.2.1')).toBe(key('192.0.2.1'));
  expect(key('192.0.2.1')).not.toBe(key('192.0.2.2'));
});

it('counts an account under one key however its letters are written, and no other address under it', () => {
  const key = (email: string) => accountSubject(email).key;
  expect(key(' ADA@example.test')).toBe(key('ada@example.test'));
  // The Kelvin sign is a k in small letters, but another mailbox.
  expect(key('\u212Aen@example.test')).not.toBe(key('ken@example.test'));
});
