import { expect, it } from 'vitest';
import { foldedAddress } from './email-address';

it.each([
  [' Ada@Example.TEST ', 'ada@example.test'],
  // The Kelvin sign and the dotted capital I become k and i in some programs.
  ['\u212Aen@example.test', '\u212Aen@example.test'],
  ['ad\u0130@example.test', 'ad\u0130@example.test'],
])('%j is counted as %j', (address, folded) => {
  expect(foldedAddress(address)).toBe(folded);
});
