import { describe, expect, it } from 'vitest';
import { isOwnHost, isOwnOrigin } from './origin';

const from = (headers: Record<string, string>) => isOwnOrigin(new Headers(headers), 'https://books.example');

describe('isOwnOrigin', () => {
  it.each([
    [{ origin: 'https://books.example', host: 'internal:3000' }],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
    [{ origin: 'http://192.168.7.4:3000', host: '192.168.7.4:3000' }],
    [{ origin: 'http://[::1]:3000', host: '[::1]:3000' }],
  ])('takes %j', (headers) => {
    expect(from(headers)).toBe(true);
  });

  it.each([
    [{ host: 'books.example' }],
    [{ origin: '', host: 'books.example' }],
    [{ origin: 'null', host: 'books.example' }],
    [{ origin: 'https://evil.example', host: 'books.example' }],
    [{ origin: 'https://books.example.evil.example', host: 'books.example' }],
    [{ origin: 'http://books.example', host: 'internal:3000' }],
    [{ origin: 'http://localhost:3001', host: 'localhost:3000' }],
    [{ origin: 'http://evil.example:3000', host: 'evil.example:3000' }],
    [{ origin: 'http://localhost.evil.example:3000', host: 'localhost.evil.example:3000' }],
    [{ origin: 'http://1.2.3.4.evil.example', host: '1.2.3.4.evil.example' }],
    [{ origin: 'ftp://books.example', host: 'books.example' }],
    [{ origin: 'not an address', host: 'not an address' }],
  ])('refuses %j', (headers) => {
    expect(from(headers)).toBe(false);
  });
});

describe('isOwnHost', () => {
  const to = (host: string | null, furtherHosts?: string) =>
    isOwnHost(new Headers(host === null ? {} : { host }), 'https://books.example', furtherHosts);

  it.each([
    ['books.example'],
    ['Books.Example:443'],
    ['127.0.0.1:3000'],
    ['[::1]:3000'],
    ['localhost:3000'],
    ['192.168.7.4'],
    [null],
  ])('takes %s', (host) => {
    expect(to(host)).toBe(true);
  });

  it.each([
    ['evil.example'],
    ['evil.example:3000'],
    ['books.example.evil.example'],
    ['localhost.evil.example'],
    ['internal:3000'],
    [''],
    ['not a host'],
  ])('refuses %s', (host) => {
    expect(to(host)).toBe(false);
  });

  it('takes the further names of the settings', () => {
    expect(to('internal:3000', 'daybook, Internal')).toBe(true);
    expect(to('evil.example', 'daybook, internal')).toBe(false);
  });
});
