import { expect, it } from 'vitest';
import { inOneGo } from '../testing/in-one-go';
import { matchHandMade as matchInSteps } from './match-hand-made';

const matchHandMade = (...given: Parameters<typeof matchInSteps>) => inOneGo(matchInSteps(...given));

const movements = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    transactionId: `movement ${at}`,
    amount: -999n,
    day: '2026-03-03',
    tokens: ['card', 'alder'],
  }));

const entries = (count: number, description = 'Subscription', day = '2026-03-03') =>
  Array.from({ length: count }, (_, at) => ({
    id: `${description} ${day} ${at}`,
    description,
    amount: -999n,
    day,
  }));

const confidences = (found: { confidence: number }[]) => found.map(({ confidence }) => confidence);

it('suggests every pair where there are few, each as likely as the others leave it', () => {
  expect(confidences(matchHandMade(movements(1), entries(1)))).toEqual([0.923]);
  expect(confidences(matchHandMade(movements(2), entries(2)))).toEqual([0.324, 0.324, 0.324, 0.324]);
  const beside = matchHandMade(movements(1), [...entries(1, 'Alder'), ...entries(1, 'Rent', '2026-03-10')]);
  expect(confidences(beside)).toEqual([0.968, 0.022]);
});

it('suggests the likeliest few of each movement and of each entry, as likely as all that fit leave them', () => {
  const found = matchHandMade(movements(8), entries(8));
  const times = (id: string) =>
    found.filter(({ transactionId, entry }) => transactionId === id || entry.id === id).length;
  const ids = [...movements(8).map((each) => each.transactionId), ...entries(8).map(({ id }) => id)];
  expect(Math.max(...ids.map(times))).toBe(5);
  expect(new Set(confidences(found))).toEqual(new Set([0.066]));
});

it('suggests no further entry that is as good as unlikely', () => {
  const [alone, ...others] = matchHandMade(movements(1), [...entries(200), ...entries(1, 'Alder')]);
  expect([alone?.entry.description, alone?.confidence, others]).toEqual(['Alder', 0.047, []]);
});

it('asks about each of many equal movements, for all of them may be in the books twice', () => {
  for (const count of [12, 30, 500]) {
    const found = matchHandMade(movements(count), entries(count));
    const asked = new Set(found.map(({ transactionId }) => transactionId));
    expect(asked.size).toBe(count);
    expect(found.length).toBeLessThanOrEqual(5 * count);
  }
});

it('serves others after each movement', () => {
  const steps = matchInSteps(movements(3), entries(3));
  expect([1, 2, 3, 4].map(() => steps.next().done)).toEqual([false, false, false, true]);
});
