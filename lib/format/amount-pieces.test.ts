import { expect, it } from 'vitest';
import { formatAmount } from './amount';
import { amountPieces } from './amount-pieces';

it.each([
  ['USD', 'en-US', 987654321012345n, 2, ['9,', '876,', '543,', '210,', '123.45']],
  ['USD', 'en-US', -987654n, 2, ['(9,', '876.54)']],
  ['EUR', 'de-DE', -987654321n, 2, ['−9.', '876.', '543,21']],
  ['KWD', 'en-US', 1277650n, 3, ['1,', '277.650']],
  ['JPY', 'en-US', 9876543n, 0, ['9,', '876,', '543']],
  ['INR', 'en-IN', 987654321n, 2, ['98,', '76,', '543.21']],
  ['USD', 'en-US', 5n, 2, ['0.05']],
])(
  'an amount in %s as %s writes it is broken between its groups alone',
  (currency, locale, units, decimals, pieces) => {
    expect(amountPieces(formatAmount(units, currency, locale), decimals)).toEqual(pieces);
  },
);
