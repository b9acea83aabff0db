import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

it.each([
  ['203.0.113.66', '192.0.2.1', 0, '192.0.2.1'],
  [null, '192.0.2.1', 0, '192.0.2.1'],
  ['203.0.113.66', '127.0.0.1', 1, '203.0.113.66'],
  ['6.6.6.6, 203.0.113.66', '127.0.0.1', 1, '203.0.113.66'],
  ['6.6.6.6, 203.0.113.66, 10.0.0.2', '127.0.0.1', 2, '203.0.113.66'],
  ['203.0.113.66', '127.0.0.1', 2, '203.0.113.66'],
  [null, '127.0.0.1', 1, '127.0.0.1'],
  ['', null, 1, 'unknown'],
  ['9'.repeat(100), null, 1, '9'.repeat(64)],
])('of %j asked by %s behind %d proxies is %s', (forwardedFor, peer, proxies, expected) => {
  expect(clientAddress(forwardedFor, peer, proxies)).toBe(expected);
});
