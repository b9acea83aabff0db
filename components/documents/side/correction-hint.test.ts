import { expect, it } from 'vitest';
import { correctionHint } from './correction-hint';

it.each([
  ['issued_on', null, undefined],
  ['issued_on', '2026-03-05', 'It is “Mar 5, 2026” now'],
  ['due_on', '2026-03-05', 'It is “Mar 5, 2026” now'],
  ['due_on', '', 'It is empty now'],
  ['number', '2026-03-05', 'It is “2026-03-05” now'],
  ['currency', null, 'Three letters, such as USD'],
  ['currency', 'EUR', 'It is “EUR” now. Three letters, such as USD'],
] as const)('under %s, changed to %j: %s', (member, changedTo, hint) => {
  expect(correctionHint(member, changedTo, 'en-US')).toBe(hint);
});
