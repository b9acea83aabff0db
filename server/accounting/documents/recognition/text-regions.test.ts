import { expect, it } from 'vitest';
import { decodeLetters } from './decode-letters.js';
import { textRegions } from './text-regions.js';

it('finds each connected region that is probably text, and its direction', () => {
  const [width, height] = [100, 60];
  const map = new Float32Array(width * height);
  for (let x = 10; x < 70; x += 1) {
    for (let y = 8; y < 14; y += 1) map[y * width + x] = 0.9;
    for (let y = 30; y < 36; y += 1) map[(y + Math.round(x / 10)) * width + x] = 0.9;
  }
  const [level, leaning, ...others] = textRegions(map, width, height);
  expect(others).toEqual([]);
  expect(level).toMatchObject({ x: 40, y: 11, angle: 0 });
  expect(level?.width).toBeGreaterThan(60);
  expect(level?.height).toBeGreaterThan(6);
  expect(leaning?.angle).toBeCloseTo(0.1, 1);
});

it('leaves out specks and what is hardly text', () => {
  const map = new Float32Array(400);
  map[21] = 0.9;
  map.fill(0.4, 200, 300);
  expect(textRegions(map, 20, 20)).toEqual([]);
});

it('decodes the likeliest letters, each once while it lasts', () => {
  const letters = ['', 'A', 'B', '：'];
  const steps = [1, 1, 0, 1, 2, 3];
  const data = steps.flatMap((letter) => letters.map((_, at) => (at === letter ? 0.8 : 0.05)));
  expect(decodeLetters({ dims: [1, steps.length, letters.length], data }, letters)).toEqual({
    text: 'AAB:',
    certainties: [0.8, 0.8, 0.8, 0.8],
  });
});
