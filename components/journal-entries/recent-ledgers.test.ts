import { expect, it } from 'vitest';
import { withRecent } from './recent-ledgers';

it('puts the ledger chosen last first, each once, five at most', () => {
  expect(withRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});
