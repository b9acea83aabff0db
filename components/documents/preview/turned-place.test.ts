import { expect, it } from 'vitest';
import type { Turn } from '@/lib/contract/document';
import { quarterMore, turnedPlace } from './turned-place';

const place = { left: 0.125, top: 0.25, right: 0.5, bottom: 0.375, page: 1 };

it.each<[Turn, typeof place]>([
  [0, place],
  [90, { left: 0.625, top: 0.125, right: 0.75, bottom: 0.5, page: 1 }],
  [180, { left: 0.5, top: 0.625, right: 0.875, bottom: 0.75, page: 1 }],
  [270, { left: 0.25, top: 0.5, right: 0.375, bottom: 0.875, page: 1 }],
])('a picture turned by %d degrees has the place there', (turn, expected) => {
  expect(turnedPlace(place, turn)).toEqual(expected);
});

it('four quarters are none', () => {
  expect(quarterMore(quarterMore(quarterMore(quarterMore(90))))).toBe(90);
});
