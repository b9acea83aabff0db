import { describe, expect, it } from 'vitest';
import { readLines } from '../read-extraction';
import { recognized } from '../testing/recognized-lines';

const dateOf = (...lines: string[]) =>
  readLines(recognized(lines, 0.95), {
    businessName: 'Quillfeather Press',
    businessCurrency: 'USD',
    uploadedOn: '2026-06-30',
  }).issuedOn;

describe('the date of a receipt in a picture', () => {
  it.each([
    ['a time printed close to it', '21/09/202510:20:37AM', '2025-09-21'],
    ['numbers before it', 'CB 87870 21/09/2025', '2025-09-21'],
    ['a time before it', '16:14 23/03/26', '2026-03-23'],
    ['a zero in the month', 'Date: 10 0CT 2025 TUE', '2025-10-10'],
    ['a letter in the year', 'Date: 23/1O/2O25', '2025-10-23'],
    ['no space before the time', '30Mar 202618:17', '2026-03-30'],
    ['no space after a word', 'Doc No. :CS00012441 Date.28/12/2025', '2025-12-28'],
    ['no space after a word of another language', 'le30/03/2026 a 12:36', '2026-03-30'],
    ['a number joined to it', 'ORD #95-REG #19-24/03/2026 14:21:51', '2026-03-24'],
    ['a gap before the comma', 'Invoice Date: August 3 , 2024', '2024-08-03'],
  ])('is read with %s', (_, line, value) => {
    expect(dateOf(line)?.value).toBe(value);
  });

  it.each([
    ['taxes of elsewhere', ['GST Reg No 0012345', 'Date 03/04/2026'], '2026-04-03'],
    ['a legal form of elsewhere', ['Blue Kettle Pte Ltd', 'Date 03/04/2026'], '2026-04-03'],
    ['a number to call', ['Tel: +44 20 7946 0000', 'Date 03/04/2026'], '2026-04-03'],
    ['a state and ZIP code', ['Springfield, IL 62701', 'Date 03/04/2026'], '2026-03-04'],
  ])('has the order of %s', (_, lines, value) => {
    expect(dateOf(...lines)).toMatchObject({ value, confidence: expect.closeTo(0.86, 1) });
  });

  it('is in doubt where only the currency of the business tells the order', () => {
    expect(dateOf('Date 03/04/2026')).toMatchObject({
      value: '2026-03-04',
      confidence: expect.closeTo(0.48, 1),
    });
  });

  it('is no telephone number with dots', () => {
    expect(dateOf('Tel. 05.22.95.66.66', '30/03/2026')?.value).toBe('2026-03-30');
    expect(dateOf('Tel. 05.12.25.66.66')).toBeNull();
  });

  it.each([
    ['19 Nov 14:20', '2025-11-19'],
    ['Wed 19 Nov 14:20', '2025-11-19'],
    ['21 Nov 16:45', '2025-11-21'],
    ['Nov 19 14:20', '2025-11-19'],
    ['19 Nov, 2:20 PM', '2025-11-19'],
    ['30 Jun 08:15', '2026-06-30'],
    ['Date: 1 July', '2026-07-01'],
    ['2 July 10.30', null],
    ['Tue 29 Feb 09h30', '2024-02-29'],
  ])('has the latest possible year where none is printed: %s', (line, value) => {
    const read = dateOf(line);
    expect(read?.value ?? null).toBe(value);
    expect(read?.confidence ?? 0).toBeLessThan(0.9);
  });

  it('with its year goes before one without', () => {
    expect(dateOf('Printed 21 Nov 16:45', 'Date: 30 March 2026')?.value).toBe('2026-03-30');
    expect(dateOf('19 Nov 25 14:20')?.value).toBe('2025-11-19');
  });

  it.each(['2 Margarita', '1 MARINARA', '5 May 12.50', 'Room 12 Decaf'])('is not in %s', (line) => {
    expect(dateOf(line)).toBeNull();
  });

  it('is in doubt where there are two', () => {
    expect(dateOf('13/03/2026', '14/03/2026')?.confidence).toBeLessThan(0.7);
  });
});
