import { expect, it } from 'vitest';
import { calibrationOf } from './calibration';

it('counts right readings, and how many are right of those that are so sure', () => {
  const judged = [
    { confidence: 0.95, isRight: true },
    { confidence: 0.9, isRight: false },
    { confidence: 0.69, isRight: true },
    null,
  ];
  expect(calibrationOf(judged)).toEqual({
    receipts: 4,
    right: 2,
    share: 0.5,
    nothing_read: 1,
    sure_from_0: '0 of 0',
    'sure_from_0.5': '1 of 1',
    'sure_from_0.7': '0 of 0',
    'sure_from_0.9': '1 of 2',
  });
});
