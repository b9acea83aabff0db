import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { smallPng } from '../domain/documents/testing/small-files';
import { certaintyOf, linesOfPieces, placeOf } from '../domain/documents/text-line';
import { readImageText } from './read-image-text';

const receipt = readFileSync(new URL('testing/receipt.png', import.meta.url));

it('reads the lines of a receipt, with place and certainty', async () => {
  const text = await readImageText(new Blob([new Uint8Array(receipt)]).stream());
  if (!text.ok) throw new Error(text.problem);
  const lines = linesOfPieces(text.value.pieces);
  expect(lines[0]?.text).toMatch(/CEDAR PAPER SUPPLY/);
  expect(lines.map((line) => line.text).join('\n')).toMatch(/Date: ?2026-03-14.*TOTAL +\$20\.25/s);
  const total = lines.find((line) => line.text.startsWith('TOTAL'));
  if (!total) throw new Error('no line of the total');
  expect(certaintyOf(total)).toBeGreaterThan(0.7);
  const place = placeOf(total);
  expect((place?.bottom ?? 0) - (place?.top ?? 0)).toBeCloseTo(0.05, 1);
  expect(place?.left).toBeLessThan(0.1);
  expect(text.value.turn).toBe(0);
  expect(text.value.used.megabytes).toBeLessThan(1000);
});

it.each([90, 180, 270] as const)(
  'reads a picture that lies by %d degrees, and says how it was turned upright',
  async (degrees) => {
    const lying = await sharp(receipt)
      .rotate(360 - degrees)
      .png()
      .toBuffer();
    const text = await readImageText(new Blob([new Uint8Array(lying)]).stream());
    if (!text.ok) throw new Error(text.problem);
    expect(text.value.turn).toBe(degrees);
    const lines = linesOfPieces(text.value.pieces).map((line) => line.text);
    expect(lines[0]).toMatch(/CEDAR PAPER SUPPLY/);
    expect(lines.join('\n')).toMatch(/Date: ?2026-03-14.*TOTAL +\$20\.25/s);
  },
);

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
