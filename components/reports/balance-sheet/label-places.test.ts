import { expect, it } from 'vitest';
import { labelPlaces } from './label-places';

it.each<[string, number[], number[]]>([
  ['stays in the middle of its band', [150, 50], [150, 50]],
  ['keeps clear of the foot', [199], [190]],
  ['keeps clear of the top', [100, 2], [100, 10]],
  ['makes room upward for the next', [100, 95, 90], [100, 80, 60]],
  ['moves down what is in the way at the top', [20, 12, 5], [50, 30, 10]],
  ['has nothing for nothing', [], []],
])('a label %s', (_, middles, places) => {
  expect(labelPlaces(middles, 20, 200)).toEqual(places);
});
