import { describe, expect, it } from 'vitest';
import { statementsOf } from './testing/read-text';

const rent = [
  'Fecha;Descripcion;Cargo;Abono',
  '13-01-2025;ARRIENDO;450.000;',
  '15-01-2025;CLIENTE;;60.000',
  '',
].join('\n');
const hall = '!Type:Bank\nD13/01/2025\nT-2.000\nPHalle\n^\n';
const currencies = { 0: 'CLP', 2: 'EUR', 3: 'KWD' };
const read = (text: string, decimals: 0 | 2 | 3, csvMapping?: { decimal_separator?: '.' | ',' }) => {
  const [statement] = statementsOf(text, { currency: currencies[decimals], csvMapping });
  return {
    amounts: statement?.records.map(({ amount }) => amount),
    refused: statement?.refused.map(({ reason }) => reason),
  };
};

describe('amounts with three digits behind the only mark, in a file that shows its decimal mark nowhere', () => {
  it('are thousands of a currency without decimals', () => {
    expect(read(rent, 0)).toEqual({ amounts: ['-450000', '60000'], refused: [] });
    expect(read(hall, 0)).toEqual({ amounts: ['-2000'], refused: [] });
  });

  it('are decimals behind a dot of a currency with three', () => {
    expect(read(rent, 3).amounts).toEqual(['-450.000', '60.000']);
  });

  it('are refused behind a comma of a currency with three, unless another amount shows the mark', () => {
    const commas = rent.replaceAll('.', ',');
    expect(read(commas, 3)).toEqual({
      amounts: [],
      refused: [
        expect.stringContaining('“450,000” can be thousands or have three decimals'),
        expect.stringContaining('name the decimal separator'),
      ],
    });
    expect(read(`${commas}16-01-2025;PAN;0,500;\n`, 3).amounts).toEqual(['-450.000', '60.000', '-0.500']);
    expect(read(`${commas}16-01-2025;PAN;1,250.500;\n`, 3).amounts).toEqual([
      '-450000',
      '60000',
      '-1250.500',
    ]);
    expect(read(commas, 3, { decimal_separator: ',' }).amounts).toEqual(['-450.000', '60.000']);
    expect(read(commas, 0).amounts).toEqual(['-450000', '60000']);
    expect(read(commas, 2).amounts).toEqual(['-450000', '60000']);
  });

  it('are refused of one with two, and the sentence says what helps', () => {
    expect(read(rent, 2)).toEqual({
      amounts: [],
      refused: [
        expect.stringContaining('“450.000” can be thousands or have three decimals'),
        expect.stringContaining('name the decimal separator'),
      ],
    });
    expect(read(hall, 2).refused).toEqual([expect.stringContaining('“-2.000” can be thousands')]);
  });

  it('are what a person says', () => {
    expect(read(rent, 2, { decimal_separator: ',' }).amounts).toEqual(['-450000', '60000']);
    expect(read(hall, 2, { decimal_separator: ',' }).amounts).toEqual(['-2000']);
    expect(read(hall, 2, { decimal_separator: '.' }).amounts).toEqual(['-2.000']);
  });

  it('are what a balance above the table shows', () => {
    const above = '"Kontostand vom 16.03.2026:";"3.600,00 €"\n';
    const table = 'Datum;Text;Betrag\n14.03.2026;Rechnung;1.000\n13.03.2026;Kauf;-2.000\n';
    expect(read(above + table, 2).amounts).toEqual(['1000', '-2000']);
  });

  it('are what another amount of the file shows', () => {
    expect(read(`${rent}16-01-2025;PAN;1.250,50;\n`, 2).amounts).toEqual(['-450000', '60000', '-1250.50']);
    expect(read(`${rent}16-01-2025;PAN;12.50;\n`, 2).amounts).toEqual(['-450.000', '60.000', '-12.50']);
  });
});
