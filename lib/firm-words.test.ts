import { describe, expect, it } from 'vitest';
import { firmNamed, isSameFirm } from './firm-words';

describe('two names of a firm', () => {
  it.each([
    ['Blue Kettle GmbH', 'BLUE KETTLE'],
    ['Café Méridien, Inc.', 'Cafe Meridien'],
    ['The Paper Company', 'Paper'],
    ['BP', 'bp plc'],
    ['3M Company', '3M'],
    ['東京', '東京'],
    ['Studio 54 SA', 'STUDIO 54'],
  ])('are the same: %s, %s', (one, other) => {
    expect(isSameFirm(one, other)).toBe(true);
  });

  it.each([
    ['Blue Kettle GmbH', 'Green Kettle GmbH'],
    ['Blue Kettle', 'Blue'],
    ['Studio 54', 'Studio 12'],
    ['Pier 1', 'Pier'],
    ['BP', 'HP'],
    ['Ltd', 'Inc'],
    ['', ''],
  ])('differ: %s, %s', (one, other) => {
    expect(isSameFirm(one, other)).toBe(false);
  });
});

describe('the firm of a name', () => {
  const firms = [{ name: 'Blue Kettle' }, { name: 'Green Kettle' }];

  it('is the one called so, whatever its legal form', () => {
    expect(firmNamed('BLUE KETTLE LLC', firms)).toBe(firms[0]);
  });

  it.each([
    ['none is called so', 'Red Kettle', firms],
    ['there is no name', '', firms],
    ['two are called alike', 'Blue Kettle', [...firms, { name: 'Blue Kettle Ltd' }]],
  ])('is left open when %s', (_, name, given) => {
    expect(firmNamed(name, given)).toBeNull();
  });
});

it('tells firms apart by the vowels of Hindi and the voiced letters of Japanese', () => {
  expect(isSameFirm('कार सेवा', 'कर सेवा')).toBe(false);
  expect(isSameFirm('ガス商店', 'カス商店')).toBe(false);
  expect(isSameFirm('कार सेवा', 'कार सेवा Ltd')).toBe(true);
  expect(isSameFirm('Café Müller', 'Cafe\u0301 MULLER GmbH')).toBe(true);
});

it.each([
  ['شركة أحمد', 'شركة احمد'],
  ['مؤسسة مُحَمَّد', 'مؤسسة محمد'],
  ['שָׁלוֹם תל־אביב', 'שלום תל אביב'],
])('leaves out vowels and hamzas that many do not write: %s, %s', (one, other) => {
  expect(isSameFirm(one, other)).toBe(true);
});
