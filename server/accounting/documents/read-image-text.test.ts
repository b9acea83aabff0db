import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { smallPng } from '../domain/documents/testing/small-files';
import { readImageText } from './read-image-text';

const receipt = readFileSync(new URL('testing/receipt.png', import.meta.url));

it('reads the lines of a receipt from the top down, and tells how sure that is', async () => {
  const text = await readImageText(new Blob([new Uint8Array(receipt)]).stream());
  if (!text.ok) throw new Error(text.problem);
  const lines = text.value.lines.filter((line) => line.trim() !== '');
  expect(lines[0]).toMatch(/CEDAR PAPER SUPPLY/);
  expect(lines.join('\n')).toMatch(/Date: 2026-03-14.*TOTAL +\$20\.25/s);
  expect(text.value.certainty).toBeGreaterThan(0.7);
});

it.each([
  ['no image', Buffer.from('hello')],
  ['half a file', receipt.subarray(0, 200)],
  ['a header without a picture', smallPng(200, 200)],
])('does not read %s', async (_, bytes) => {
  expect(await readImageText(new Blob([new Uint8Array(bytes)]).stream())).toEqual({
    ok: false,
    problem: 'unreadable',
  });
});
