import { expect, it } from 'vitest';
import { statementsOf } from '../testing/read-text';

const recordsOf = (...rows: string[]) =>
  statementsOf(['Date,Description,Account,Amount', ...rows, ''].join('\n'))[0]?.records ?? [];

it.each([
  ['before each text', "'COFFEE HOUSE", "'B&B CARS", 'COFFEE HOUSE', 'B&B CARS'],
  ['around each text', "'COFFEE HOUSE'", "'B&B CARS'", 'COFFEE HOUSE', 'B&B CARS'],
  ['within a text', "MAE'S CAFE", "JOES' CARS", "MAE'S CAFE", "JOES' CARS"],
  ['that begins a name', "'t Hoekje", 'Corner Shop', "'t Hoekje", 'Corner Shop'],
  ['that begins each name', "'s Avonds", "'t Hoekje", "'s Avonds", "'t Hoekje"],
])('takes an apostrophe %s for what it is', (_, first, second, payee, other) => {
  const records = recordsOf(`2026-03-14,${first},'12-34-56,-3.50`, `2026-03-15,${second},'12-34-56,-4.00`);
  expect(records.map(({ description }) => description)).toEqual([payee, other]);
  expect(records.map(({ metadata }) => metadata.account)).toEqual(['12-34-56', '12-34-56']);
});
