import { expect, it } from 'vitest';
import { readBankFile } from '../../read-bank-file';
import { statementsOf } from '../../testing/read-text';

const table = (above: string, ...days: string[]) =>
  `${above}\nDate,Description,Amount,\n${days.map((day) => `'${day},Shop,-1.50,`).join('\n')}\n`;
const daysOf = (text: string) => statementsOf(text)[0]?.records.map(({ date }) => date);

it.each([
  ['Periode,=,14/03/2026 - 16/04/2026', ['14/03', '05/04'], ['2026-03-14', '2026-04-05']],
  ['28 December 2025,28 January 2026', ['29 Dec', '03 Jan'], ['2025-12-29', '2026-01-03']],
  ['2026-03-01,2026-03-31', ['3月14日'], ['2026-03-14']],
])('days without a year are those within the period above the table: %s', (above, days, expected) => {
  expect(daysOf(table(above, ...days))).toEqual(expected);
});

it('days that fit in either order are asked about', () => {
  const file = readBankFile(
    new TextEncoder().encode(table('From,01/01/2026,to,31/12/2026', '03/04', '05/06')),
  );
  expect(file.ok && file.value.dateReadings.map(({ days }) => days)).toEqual([
    ['2026-04-03', '2026-06-05'],
    ['2026-03-04', '2026-05-06'],
  ]);
});

it.each([
  ['without a period', 'Account,123'],
  ['with one day alone', 'Printed on,16/03/2026'],
  ['of years', '01/01/2019,31/12/2026'],
  ['outside the period', '01/02/2026,28/02/2026'],
])('days without a year are refused %s, and the sentence says why', (_what, above) => {
  const [statement] = statementsOf(table(above, '14/03'));
  expect(statement?.records).toEqual([]);
  expect(statement?.refused[0]?.reason).toContain('has no year');
});
