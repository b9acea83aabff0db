import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: 'Quillfeather Press LLC', businessCurrency: 'USD', uploadedOn: '2026-03-18' };

describe('a day with the year of two digits first', () => {
  const toronto = ['Maple Cafe', 'Toronto, ON M5V 2T6'];
  const on = (line: string, ...head: string[]) => readExtraction([...head, line], reader).issuedOn;

  it.each([
    [toronto, 'DATE: 26/03/17 12:04:55', '2026-03-17'],
    [toronto, 'DATE: 26-03-17', '2026-03-17'],
    [['Seoul Bakery'], 'Date: 26.03.17', '2026-03-17'],
    [toronto, 'DATE: 25/11/30', '2025-11-30'],
  ])('is taken, not surely, where the other reading is of years ago: %j %s', (head, line, value) => {
    const reading = on(line, ...head);
    expect(reading?.value).toBe(value);
    expect(reading?.confidence).toBeLessThan(0.9);
  });

  it.each([
    ['Totalt SEK 48,40', 'Moms 12% 5,19'],
    ['Total KRW 4,500', 'VAT 409'],
  ])('is taken where only such a place is paid so: %s, %s', (...lines) => {
    expect(on('Datum: 26-03-17 14:20', ...lines)).toMatchObject({ value: '2026-03-17', confidence: 0.81 });
  });

  it('is in doubt where both readings are of late', () => {
    const lines = [...toronto, 'DATE: 26/11/25 12:04'];
    expect(on('DATE: 25/11/25', ...toronto)?.confidence).toBe(0.9);
    const late = { ...reader, uploadedOn: '2026-11-27' };
    expect(readExtraction(lines, late).issuedOn?.confidence).toBeLessThanOrEqual(0.6);
    expect(readExtraction([...lines, 'Printed 26/11/2025'], late).issuedOn?.confidence).toBe(0.9);
  });

  it.each([
    ['a day first is as near', 'Date: 25/02/26', [], '2026-02-25'],
    ['the year has four digits', 'Date: 26/03/2017', [], '2017-03-26'],
    ['it is not over yet', 'Date: 26/09/17', [], '2017-09-26'],
    ['the place writes the day first', 'Date: 26/03/17', ['Kedai Kopi Sdn Bhd'], '2017-03-26'],
    ['a tax of a place that does', 'Date: 26.03.17', ['MwSt 19 %'], '2017-03-26'],
    ['the day is printed again with all of its year', 'Date: 26/03/17', ['Printed 26/03/2017'], '2017-03-26'],
  ])('is not taken where %s', (_, line, head, value) => {
    expect(on(line, ...head)).toMatchObject({ value, confidence: 0.9 });
  });
});
