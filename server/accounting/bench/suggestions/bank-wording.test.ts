import { expect, it } from 'vitest';
import { cleanDescription } from '../../domain/categorization/payees/clean-description';
import { bankWording } from './bank-wording';
import type { BookEntry } from './book';

const entry = (text: string, day: string): BookEntry => ({
  day,
  text,
  account: 'bank',
  amount: -1n,
  ledger: 'meals',
});
const names = ['Corner Grill', 'Harbor Property Management', 'Figma', "Carmelina's Taqueria", 'Lyft'];
const printed = names.map((name) =>
  Array.from({ length: 12 }, (_, at) => bankWording(entry(name, `2026-03-${10 + at}`), at)),
);

it('prints in capitals, with other numbers each time', () => {
  expect(printed.flat().every((text) => text === text.toUpperCase())).toBe(true);
  expect(printed.some((texts) => new Set(texts).size > 6)).toBe(true);
});

it('prints the same entry alike each time', () => {
  expect(bankWording(entry('Figma', '2026-03-10'), 7)).toBe(bankWording(entry('Figma', '2026-03-10'), 7));
});

it('leaves the beginning of the name, once cleaned', () => {
  printed.forEach((texts, at) => {
    for (const text of texts)
      expect(cleanDescription(text).toUpperCase()).toContain((names[at] ?? '').slice(0, 4).toUpperCase());
  });
});
