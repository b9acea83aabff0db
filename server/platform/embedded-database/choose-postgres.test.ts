import { describe, expect, it } from 'vitest';
import { acceptChosen, newestFitting } from './choose-postgres';
import { localeOptions } from './cluster';
import { descriptionOf, type Installation } from './installations';

function at(version: string, origin: Installation['origin'] = 'system'): Installation {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const folder = `/usr/lib/postgresql/${major}/bin`;
  return {
    folder,
    major,
    minor,
    origin,
    postgres: `${folder}/postgres`,
    initdb: `${folder}/initdb`,
  };
}
const packaged = at('18.4', 'package');

describe('the PostgreSQL that is run', () => {
  it.each<[string, Installation[], number | undefined, Installation]>([
    ['that of the package where there is no other', [packaged], undefined, packaged],
    ['that of the package rather than an older major version', [packaged, at('15.20')], undefined, packaged],
    ['that of the package rather than a later major version', [packaged, at('19.1')], undefined, packaged],
    ['that of the package rather than the same version', [packaged, at('18.4')], undefined, packaged],
    ['a newer minor version of the system', [packaged, at('18.6')], undefined, at('18.6')],
    ['the newest of several', [at('18.5'), packaged, at('18.10')], 18, at('18.10')],
    ['one of the major version that made the files', [packaged, at('15.18')], 15, at('15.18')],
    [
      'the newest that is supported, without the package',
      [at('16.2'), at('17.1'), at('19.0')],
      undefined,
      at('17.1'),
    ],
  ])('is %s', (_, installed, clusterMajor, expected) => {
    expect(newestFitting({ installed, clusterMajor })).toEqual({ ok: true, value: expected });
  });

  it.each<[string, Installation[], number | undefined, RegExp]>([
    ['there is none', [], undefined, /^There is no PostgreSQL for this system; set DATABASE_URL/],
    [
      'none of the major version that made the files',
      [packaged],
      17,
      /made by PostgreSQL 17, and this machine has 18\.4/,
    ],
    ['files of a major version that is not supported', [packaged, at('14.9')], 14, /made by PostgreSQL 14/],
  ])('is refused when there is %s', (_, installed, clusterMajor, sentence) => {
    expect(newestFitting({ installed, clusterMajor })).toEqual({
      ok: false,
      problem: expect.stringMatching(sentence),
    });
  });
});

describe('the PostgreSQL of DAYBOOK_POSTGRES_BIN', () => {
  it.each<[string, Installation | undefined, number | undefined, true | RegExp]>([
    ['for new files', at('16.3'), undefined, true],
    ['for files of its major version', at('16.3'), 16, true],
    [
      'for files of another one',
      at('16.3'),
      18,
      /made by PostgreSQL 18, and DAYBOOK_POSTGRES_BIN has 16\.3; set DAYBOOK_POSTGRES_BIN to the folder of a PostgreSQL 18, or restore/,
    ],
    ['too old', at('14.3'), undefined, /has PostgreSQL 14\.3; Daybook supports 15 to 18/],
    ['too new', at('19.0'), undefined, /supports 15 to 18/],
    ['that is not there', undefined, undefined, /^DAYBOOK_POSTGRES_BIN \/opt\/pg has no postgres and initdb/],
  ])('%s', (_, found, clusterMajor, expected) => {
    const choice = acceptChosen('/opt/pg', found, clusterMajor);
    if (expected === true) expect(choice).toEqual({ ok: true, value: found });
    else expect(choice).toEqual({ ok: false, problem: expect.stringMatching(expected) });
  });
});

it('is described with the fixes that it is known to lack', () => {
  expect(descriptionOf(packaged)).toMatch(/^PostgreSQL 18\.4 .* lacks the security fixes of 18\.6/);
  expect(descriptionOf(at('18.6'))).toBe('PostgreSQL 18.6 (/usr/lib/postgresql/18/bin)');
  expect(descriptionOf(at('15.18'))).toBe('PostgreSQL 15.18 (/usr/lib/postgresql/15/bin)');
});

it('makes files with a locale that its version has', () => {
  expect(localeOptions(18)).toContain('builtin');
  expect(localeOptions(15)).toEqual(['--locale', 'C.UTF-8']);
});
