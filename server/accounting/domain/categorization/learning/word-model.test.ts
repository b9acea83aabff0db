import { expect, it } from 'vitest';
import type { Movement } from '../movement';
import { cluesOf } from './clues';
import { chancesByWords, emptyWordModel, featuresOf, learnWords } from './word-model';

const features = (payee: string, amount = -1500n) => {
  const movement: Movement = { payee, text: payee, accountLedgerId: 'bank', amount, day: '2026-06-01' };
  return featuresOf(
    movement,
    cluesOf(movement, () => null),
  );
};
const [meals, rent, unused] = [0, 1, 2];

it('knows nothing before the first decision', () => {
  expect([...chancesByWords(emptyWordModel(3), features('Corner Grill'))]).toEqual([0, 0, 0]);
});

it('learns the words of each ledger, and gives nothing to one never used', () => {
  const model = emptyWordModel(3);
  for (let time = 0; time < 8; time += 1) {
    learnWords(model, features('Corner Grill'), meals);
    learnWords(model, features('Harbor Property', -200_000n), rent);
  }
  const chances = chancesByWords(model, features('Creek Grill'));
  expect(chances[meals]).toBeGreaterThan(0.7);
  expect(chances[unused]).toBe(0);
  expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
});

it('follows a payee that changed its ledger', () => {
  const model = emptyWordModel(3);
  for (let time = 0; time < 40; time += 1) learnWords(model, features('Corner Grill'), meals);
  for (let time = 0; time < 6; time += 1) learnWords(model, features('Corner Grill'), rent);
  expect(chancesByWords(model, features('Corner Grill'))[rent]).toBeGreaterThan(0.5);
});
