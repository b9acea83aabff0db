import { describe, expect, it } from 'vitest';
import { statementsOf } from './testing/read-text';

const record = (id: string, day: string, amount: string, name: string, tag = 'STMTTRN') =>
  `<${tag}><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</${tag}>`;
const idsOf = (...records: string[]) =>
  statementsOf(`<OFX><STMTRS><BANKTRANLIST>${records.join('')}</BANKTRANLIST></STMTRS></OFX>`).flatMap(
    (statement) =>
      statement.records.map(({ externalId, metadata }) => [externalId, metadata.shared_id ?? null]),
  );

describe('an id that stands on several records', () => {
  it.each([
    ['other words', record('A', '20260105', '-9', 'Shop'), record('A', '20260105', '-9', 'Cafe')],
    ['another day', record('A', '20260105', '-9', 'Shop'), record('A', '20260106', '-9', 'Shop')],
    ['another amount', record('A', '20260105', '-9', 'Shop'), record('A', '20260105', '-8', 'Shop')],
  ])('is none of theirs with %s, and kept as printed', (_what, first, second) => {
    expect(idsOf(first, second, record('B', '20260105', '-9', 'Shop'))).toEqual([
      [null, 'A'],
      [null, 'A'],
      ['B', null],
    ]);
  });

  it('is theirs where they say the same', () => {
    const twice = [record('A', '20260105', '-9', 'The Shop'), record('A', '20260105', '-9', 'THE  SHOP')];
    expect(idsOf(...twice)).toEqual([
      ['A', null],
      ['A', null],
    ]);
  });

  it('is theirs where one announces the other', () => {
    const both = [record('A', '20260105', '-9', 'Hold', 'STMTTRNP'), record('A', '20260106', '-9', 'Shop')];
    expect(idsOf(...both)).toEqual([
      ['A', null],
      ['A', null],
    ]);
  });

  it('is theirs in the statements of two accounts', () => {
    const statement = (account: string, name: string) =>
      `<STMTRS><BANKACCTFROM><ACCTID>${account}</BANKACCTFROM><BANKTRANLIST>${record('1', '20260105', '-9', name)}</BANKTRANLIST></STMTRS>`;
    const statements = statementsOf(`<OFX>${statement('1', 'Shop')}${statement('2', 'Cafe')}</OFX>`);
    expect(statements.map(({ records }) => records[0]?.externalId)).toEqual(['1', '1']);
  });
});
