import { expect, it } from 'vitest';
import { type ImportedFile, isToBeSent } from './imported-file';
import { chosenFile } from './testing/chosen-file';

const chosen = chosenFile('a', 'bank.csv');
const target = { statement: null, accountId: 'eac_a' };
const problem = { code: 'conflict', status: 409, detail: 'Of another account.' };
const failed = { target, outcome: { ok: false as const, problem } };

it.each<[string, boolean, ImportedFile]>([
  ['a file that is being opened', true, { ...chosen, state: 'opening' }],
  ['a file that waits', true, { ...chosen, state: 'waiting' }],
  ['one that the service refused', true, { ...chosen, state: 'settled', outcomes: [failed] }],
  ['one that was imported', false, { ...chosen, state: 'settled', outcomes: [] }],
  ['one that is being sent', false, { ...chosen, state: 'sending', portion: 0 }],
  ['an archive, whose files are sent', false, { ...chosen, state: 'unpacked', leftOut: [] }],
  ['one that is too large', false, { ...chosen, state: 'refused', problem }],
])('whether %s is to be sent, and read for it: %s', (_, expected, file) => {
  expect(isToBeSent(file)).toBe(expected);
});
