import { describe, expect, it } from 'vitest';
import { reportCsv, textCell } from './report-csv';
import type { ReportRow } from './report-rows';

const row = (name: string, units: bigint[], children: ReportRow[] = []): ReportRow => ({
  key: `/${name}`,
  name,
  ledgerId: null,
  own: units,
  totals: units,
  hasEntries: true,
  children,
});

describe('reportCsv', () => {
  const rows = [
    row('Assets', [-5n, 100_050n], [row('Cash, "petty"', [-5n, 100_050n])]),
    row('Net', [0n, 1n]),
  ];
  const columns = [0, 1].map((index) => ({
    title: `Col ${index}`,
    unitsOf: (each: ReportRow) => (each.name === 'Net' && index === 0 ? null : (each.totals[index] ?? 0n)),
  }));

  it('has what is shown, exact and plain', () => {
    const csv = reportCsv({ rows, columns, collapsed: { has: () => false }, currency: 'USD' });
    expect(csv).toBe(
      'USD,Col 0,Col 1\r\nAssets,-0.05,1000.50\r\n"  Cash, ""petty""",-0.05,1000.50\r\nNet,,0.01\r\n',
    );
  });

  it('leaves out what is collapsed', () => {
    const csv = reportCsv({ rows, columns, collapsed: { has: () => true }, currency: 'JPY' });
    expect(csv).toBe('JPY,Col 0,Col 1\r\nAssets,-5,100050\r\nNet,,1\r\n');
  });
});

describe('textCell', () => {
  it.each([
    ['Rent', 'Rent'],
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-5', "'-5"],
    ['@SUM', "'@SUM"],
    ['  =HYPERLINK("x")', '"\'  =HYPERLINK(""x"")"'],
    ['\t=1', "'\t=1"],
    ['a\nb', '"a\nb"'],
  ])('writes %j as %j', (text, expected) => {
    expect(textCell(text)).toBe(expected);
  });
});
