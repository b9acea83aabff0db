import { expect, it } from 'vitest';
import { labelLines } from './label-lines';

it.each([
  ['Current assets', ['Current assets']],
  ['Losses and payouts of earlier years', ['Losses and payouts of', 'earlier years']],
  ['Members’ equity, earlier years', ['Members’ equity,', 'earlier years']],
  ['Long-term liabilities: paid ahead', ['Long-term liabilities:', 'paid ahead']],
  ['Unterscheidungsmerkmalsliste', ['Unterscheidungsmerkma…']],
  ['What was received and is not yet earned', ['What was received and', 'is not yet earned']],
  ['What was received and is neither earned nor paid', ['What was received and', 'is neither earned nor…']],
])('writes %s in lines', (name, lines) => {
  expect(labelLines(name)).toEqual(lines);
});
