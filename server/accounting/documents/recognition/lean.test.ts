import { describe, expect, it } from 'vitest';
import { leanOf, onLeaningPage } from './lean';

const region = (degrees: number, width: number, height = 10) => ({
  x: 0,
  y: 0,
  width,
  height,
  angle: (degrees * Math.PI) / 180,
});
const degreesOf = (radians: number) => (radians * 180) / Math.PI;

describe('leanOf', () => {
  it.each([
    ['a page that leans', [region(5, 100), region(5.2, 200), region(4.8, 90)], 5.2],
    ['short words that lean otherwise', [region(-40, 15), region(30, 25), region(-5, 80)], -5],
    ['one long line among shorter ones', [region(9, 31), region(8, 31), region(5, 100)], 5],
    ['a page that hardly leans', [region(1.5, 100), region(1.9, 100)], 0],
    ['nothing', [], 0],
  ])('of %s', (_, regions, degrees) => {
    expect(degreesOf(leanOf(regions))).toBeCloseTo(degrees, 6);
  });
});

describe('onLeaningPage', () => {
  it('is where the turned point came from', () => {
    // A page of 200 by 100 whose lines fall by a right angle is 100 by 200 once it is upright.
    const sizes = {
      page: { width: 200, height: 100 },
      upright: { width: 100, height: 200 },
      lean: Math.PI / 2,
    };
    const found = onLeaningPage({ x: 10, y: 20, width: 8, height: 4, angle: 0.1 }, sizes);
    expect(found.x).toBeCloseTo(180, 6);
    expect(found.y).toBeCloseTo(10, 6);
    expect(found.angle).toBeCloseTo(Math.PI / 2 + 0.1, 6);
    expect([found.width, found.height]).toEqual([8, 4]);
  });
});
