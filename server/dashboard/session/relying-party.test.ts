import { expect, it } from 'vitest';
import { relyingParty } from './relying-party';

it.each([
  ['https://books.example.com', { id: 'books.example.com', origin: 'https://books.example.com' }],
  ['https://books.example.com:8443/', { id: 'books.example.com', origin: 'https://books.example.com:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://books.example.com', null],
  ['http://127.0.0.1:3000', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::1]', null],
  ['no address', null],
  [undefined, null],
])('passkeys at %s are made for %j', (address, expected) => {
  expect(relyingParty(address)).toEqual(expected);
});
