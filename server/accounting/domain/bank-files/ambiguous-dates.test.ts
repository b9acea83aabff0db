import { describe, expect, it } from 'vitest';
import { readBankFile } from './read-bank-file';

function fileOf(text: string, csvMapping = {}) {
  const read = readBankFile(new TextEncoder().encode(text), { csvMapping });
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

const csv = (...days: string[]) => ['Date,Amount', ...days.map((day) => `${day},-1.00`)].join('\n');
const qif = (...days: string[]) => `!Type:Bank\n${days.map((day) => `D${day}\nT-1.00\n^\n`).join('')}`;

describe('day and month that can be exchanged', () => {
  it.each([csv('03/04/2026', '05/05/2026'), qif('3/4/2026', '5/5/2026')])(
    'are read both ways: %j',
    (text) => {
      expect(fileOf(text).dateReadings).toEqual([
        { format: 'DMY', days: ['2026-04-03', '2026-05-05'] },
        { format: 'MDY', days: ['2026-03-04', '2026-05-05'] },
      ]);
    },
  );

  it.each([
    ['a day above 12', csv('03/04/2026', '13/04/2026')],
    ['a day above 12 in QIF', qif('3/4/2026', '3/14/2026')],
    ['the same day and month', csv('03/03/2026')],
    ['dots', csv('03.04.2026')],
    ['the year first', csv('2026-04-03')],
    ['the name of the month', csv('3 April 2026')],
  ])('are not open with %s', (_name, text) => {
    expect(fileOf(text).dateReadings).toEqual([]);
  });

  it.each([
    [csv('03/04/2026'), 'DMY', '2026-04-03'],
    [csv('03/04/2026'), 'MDY', '2026-03-04'],
    [qif('3/4/2026'), 'DMY', '2026-04-03'],
    [qif('3/4/2026'), 'MDY', '2026-03-04'],
  ])('are read as a person says: %j %s', (text, date_format, day) => {
    const { dateReadings, statements } = fileOf(text, { date_format });
    expect(dateReadings).toEqual([]);
    expect(statements[0]?.records[0]?.date).toBe(day);
  });
});
