import { expect, it } from 'vitest';
import { plainName } from './plain-name';

it.each([
  ['Ada Example', 'Ada Example'],
  ['Zoë  Núñez-O’Brien ', 'Zoë Núñez-O’Brien'],
  ['Ben.\r\n\r\nUnlock it: https://evil.example/', 'Ben. Unlock it: https evil.example/'],
  ['Ben\u2028\u202Eelpmaxe', 'Ben elpmaxe'],
  ['نیک\u200cپی', 'نیک\u200cپی'],
  ['𝔸'.repeat(200), '𝔸'.repeat(80)],
])('%j is said as %j', (name, said) => {
  expect(plainName(name)).toBe(said);
});
