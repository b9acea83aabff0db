import { expect, it } from 'vitest';
import { spacedTitles } from './spaced-titles';

const titlesAt = (...places: number[]) => places.map((x) => ({ title: `at ${x}`, x, width: 40 }));
const placesOf = (places: number[], width: number) =>
  spacedTitles(titlesAt(...places), width).map(({ x }) => x);

it('keeps all titles that have room', () => {
  expect(placesOf([20, 80, 140], 160)).toEqual([20, 80, 140]);
});

it('counts from the last one where not all have', () => {
  expect(placesOf([20, 50, 80, 110, 140], 160)).toEqual([20, 80, 140]);
  expect(placesOf([50, 80, 110, 140], 160)).toEqual([80, 140]);
});

it('leaves out no single one among others', () => {
  const wide = { title: 'October 2026', x: 152, width: 60 };
  const titles = [...titlesAt(20, 80), wide, ...titlesAt(210, 264)];
  expect(spacedTitles(titles, 300).map(({ x }) => x)).toEqual([20, 152, 264]);
});

it('moves the last one to the left so that it stays on the chart', () => {
  expect(placesOf([20, 80, 150], 160)).toEqual([20, 80, 140]);
  expect(placesOf([30], 40)).toEqual([20]);
});

it('leaves out what reaches beyond the left edge', () => {
  expect(placesOf([10, 80, 140], 160)).toEqual([80, 140]);
  expect(placesOf([10], 30)).toEqual([]);
});
