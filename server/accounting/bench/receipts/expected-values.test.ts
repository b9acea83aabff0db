import { expect, it } from 'vitest';
import { isSameName, readExpected } from './expected-values';

it.each([
  [{ company: 'A Shop', date: '30 MAR 2018', total: '$8.20' }, ['A Shop', '8.20', '2018-03-30']],
  [{ company: 'A Shop', date: '03/04/18', total: 'RM 1,129.30' }, ['A Shop', '1129.30', '2018-04-03']],
  [{ date: 'no date', total: '' }, [null, null, null]],
])('reads what a person read: %j', (written, [vendorName, total, issuedOn]) => {
  expect(readExpected(JSON.stringify(written), true)).toEqual({ vendorName, total, issuedOn });
});

it('compares names by their letters', () => {
  expect(isSameName('UNI-HAKKA SDN. BHD.', 'Uni Hakka Sdn Bhd')).toBe(true);
  expect(isSameName('Uni Hakka', 'Uni Hakka Sdn Bhd')).toBe(false);
});
