import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compressAnswer } from './compress-answer';

describe('the encoding that a client accepts', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP;Q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['gzip;q=0', null],
    ['gzip;q=x', null],
  ])('%j is %j', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('an answer', () => {
  const json = { 'content-type': 'application/json' };
  const long = JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ amount: index, name: 'Grüße' })));

  it('is compressed where it is long', async () => {
    const br = await compressAnswer({ status: 200, body: long, headers: json }, 'br');
    expect(br.headers).toEqual({ ...json, vary: 'accept-encoding', 'content-encoding': 'br' });
    expect(br.body).toBeInstanceOf(Uint8Array);
    if (!(br.body instanceof Uint8Array)) return;
    expect(br.body.length).toBeLessThan(long.length / 4);
    expect(brotliDecompressSync(br.body).toString()).toBe(long);
  });

  it('of bytes is compressed without the length of the original', async () => {
    const bytes = new TextEncoder().encode(long);
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-length': `${bytes.length}` };
    const gzip = await compressAnswer({ status: 200, body: bytes, headers }, 'gzip');
    expect(gzip.headers['content-length']).toBeUndefined();
    if (!(gzip.body instanceof Uint8Array)) throw new Error('bytes expected');
    expect(gunzipSync(gzip.body).toString()).toBe(long);
  });

  it.each([
    ['short', { status: 200, body: '{}', headers: json }],
    ['a picture', { status: 200, body: new Uint8Array(50_000), headers: { 'content-type': 'image/png' } }],
    ['streamed', { status: 200, body: new Blob([long]).stream(), headers: json }],
  ])('that is %s is sent as it is', async (_, answer) => {
    expect(await compressAnswer(answer, 'br, gzip')).toBe(answer);
  });

  it('that is long tells caches that it depends on what the client accepts', async () => {
    const plain = await compressAnswer({ status: 200, body: long, headers: json }, 'identity');
    expect(plain).toEqual({ status: 200, body: long, headers: { ...json, vary: 'accept-encoding' } });
  });
});
