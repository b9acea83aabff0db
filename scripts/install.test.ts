import { expect, it } from 'vitest';
import { lackedOf } from './install.mjs';

const wanted = new Map(
  Object.entries({
    '': { version: '0.1.0' },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/vitest': { version: '4.1.12', dev: true },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
    'node_modules/lightningcss-linux-x64-gnu': { version: '1.30.0', devOptional: true },
  }),
);
const installed = (packages: Record<string, string>) =>
  new Map(Object.entries(packages).map(([name, version]) => [`node_modules/${name}`, { version }]));

it.each<[string, Record<string, string>, boolean, string[]]>([
  [
    'everything is there',
    { pg: '8.23.1', vitest: '4.1.12', 'lightningcss-linux-x64-gnu': '1.30.0' },
    false,
    [],
  ],
  [
    'nothing is built, and what builds is missing',
    { pg: '8.23.1' },
    false,
    ['vitest', 'lightningcss-linux-x64-gnu'],
  ],
  ['everything is built, and what builds is gone', { pg: '8.23.1' }, true, []],
  ['everything is built, and a package is older', { pg: '8.23.0' }, true, ['pg']],
  ['nothing is installed', {}, true, ['pg']],
])('where %s', (_, packages, isBuilt, lacked) => {
  const expected = lacked.map((name) => `node_modules/${name}`);
  expect(lackedOf(wanted, installed(packages), isBuilt)).toEqual(expected);
});
