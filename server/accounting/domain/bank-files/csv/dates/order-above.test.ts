import { describe, expect, it } from 'vitest';
import { readBankFile } from '../../read-bank-file';

const read = (above: string, day = '05/03/2026') => {
  const text = `${above}\nDate,Description,Amount\n${day},Shop,-25.90\n04/03/2026,Client,100.00\n`;
  const file = readBankFile(new TextEncoder().encode(text), { currency: 'BRL' });
  if (!file.ok) throw new Error(file.problem.message);
  const { statements, dateReadings, table } = file.value;
  const days = statements[0]?.records.map(({ date }) => date);
  return { days, asked: dateReadings.length > 0, format: table?.mapping?.date_format };
};

describe('the order of day and month is that of a date above the table', () => {
  it.each([
    ['Period,01/03/2026 to 31/03/2026', ['2026-03-05', '2026-03-04'], 'DMY'],
    ['Downloaded 03/31/2026 10:00', ['2026-05-03', '2026-04-03'], 'MDY'],
  ])('%s', (above, days, format) => {
    expect(read(above)).toEqual({ days, asked: false, format });
  });

  it.each([
    'Period,01/03/2026 to 12/03/2026',
    'Period,01-03-2026 to 31-03-2026',
    'Period,31/03/2026 and 03/31/2026',
    'Reference 31/03/20261',
  ])('not of what tells none, is written otherwise, contradicts itself, or is no date: %s', (above) => {
    expect(read(above).asked).toBe(true);
  });

  it('not where the table tells it itself', () => {
    expect(read('Downloaded 03/31/2026', '25/03/2026')).toMatchObject({
      days: ['2026-03-25', '2026-03-04'],
      format: 'DMY',
    });
  });
});
