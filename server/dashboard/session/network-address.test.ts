import { expect, it } from 'vitest';
import { networkAddressOf } from './network-address';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['203.0.113.66, 192.0.2.1', '192.0.2.1'],
  ['::1', '::1'],
  ['', 'unknown'],
  ['192.0.2.1, ', 'unknown'],
  [null, 'unknown'],
  ['9'.repeat(100), '9'.repeat(64)],
])('the address of %j is %s', (forwardedFor, expected) => {
  expect(networkAddressOf(forwardedFor)).toBe(expected);
});
