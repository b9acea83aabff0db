import { expect, it } from 'vitest';
import { nothingRead, type Turn } from '../extraction';
import { asStored } from './turned-page';

// Beside the upper left corner of the upright page.
const place = { left: 0.125, top: 0.25, right: 0.5, bottom: 0.375 };
const read = { ...nothingRead, vendorName: { value: 'Cedar Paper Supply', confidence: 0.8, place } };

it.each<[Turn, typeof place]>([
  [0, place],
  [90, { left: 0.25, top: 0.5, right: 0.375, bottom: 0.875 }],
  [180, { left: 0.5, top: 0.625, right: 0.875, bottom: 0.75 }],
  [270, { left: 0.625, top: 0.125, right: 0.75, bottom: 0.5 }],
])('what was read on a page turned by %d degrees is where the stored picture has it', (turn, expected) => {
  const vendorName = { ...read.vendorName, place: expected };
  expect(asStored(read, [turn])).toEqual({ ...read, vendorName, ...(turn === 0 ? {} : { turn }) });
});

it('each page of a PDF has its own turn', () => {
  const onPage = (page: number) => ({
    ...read,
    vendorName: { ...read.vendorName, place: { ...place, page } },
  });
  expect(asStored(onPage(1), [0, 180])).toEqual(onPage(1));
  const { vendorName } = asStored(onPage(2), [0, 180]);
  expect(vendorName?.place).toEqual({ left: 0.5, top: 0.625, right: 0.875, bottom: 0.75, page: 2 });
});

it('what has no place gets none', () => {
  const corrected = { ...nothingRead, vendorName: { value: 'Cedar', confidence: 1 }, isBill: true };
  expect(asStored(corrected, [90])).toEqual({ ...corrected, turn: 90 });
});
