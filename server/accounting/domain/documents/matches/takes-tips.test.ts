import { expect, it } from 'vitest';
import { takesTips } from './takes-tips';

it.each([
  ['a restaurant', ['Weir Street Restaurant', 'Total 21.60']],
  ['a bar', ['THE ANCHOR BAR & GRILL', 'Total 21.60']],
  ['a taxi', ['City Taxi', 'Fare 21.60']],
  ['a hairdresser', ['Blue Hair Studio', 'Cut 21.60']],
  ['a table', ['Weir Street', 'Table 12', 'Total 21.60']],
  ['a line for it', ['Harbour Hotel', 'Minibar 21.60', 'Tip: ______', 'Total: ______']],
])('a paper takes tips with %s', (_, lines) => {
  expect(takesTips(lines.join('\n'))).toBe(true);
});

it.each([
  ['a shop', ['Northwind Paper LLC', 'Total 21.60']],
  ['a hotel', ['Harbour Hotel', 'Guest folio', 'Restaurant 24.00', 'Room charge 414.18', 'Total 438.18']],
  ['an invoice', ['Blue Coffee Roasters', 'Invoice 1042', 'Total 216.40']],
  ['advice', ['Northwind Paper LLC', 'Tips for longer life: keep dry', 'Tip not included']],
  ['a product', ['Northwind Paper LLC', '1', '2', '3', '4', '5', '6', '7', 'Bar stool 21.60']],
])('a paper takes none with %s', (_, lines) => {
  expect(takesTips(lines.join('\n'))).toBe(false);
});
