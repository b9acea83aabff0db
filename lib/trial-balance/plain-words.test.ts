import { expect, it } from 'vitest';
import { plainWords } from './plain-words';

it.each([
  ['Café  Zürich', 'cafe zurich'],
  ['Cafe\u0301', 'cafe'],
  ['Straße', 'strasse'],
  ['Prêts: Banque_Č', 'prets banque c'],
])('%j is %j, without accents', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

it.each([
  ['कार', 'कर', 'car and tax in Hindi'],
  ['ガス', 'カス', 'gas and dregs in Japanese'],
  ['ที่ดิน', 'ทดน', 'land in Thai, and no word'],
])('%s and %s are two words: %s', (one, other) => {
  expect(plainWords(one)).not.toBe(plainWords(other));
});
