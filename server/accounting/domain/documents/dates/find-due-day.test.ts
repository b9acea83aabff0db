import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);

describe('the day that is printed at an amount that is due', () => {
  it.each([
    ['CHANGE DUE 0.00', '14/03/2026 12:30'],
    ['CHANGE DUE', '14/03/2026 12:30'],
    ['TOTAL DUE 5.00', '14/03/2026 12:30'],
    ['TOTAL DUE ¥500', '14/03/2026 12:30'],
    ['TOTAL 5.00 DUE', '14/03/2026 12:30'],
    ['Balance due: $5.00', '14/03/2026'],
    ['BALANCE DUE 0.00 14/03/2026'],
    ['Change due $0.00 - 14/03/2026 12:30'],
  ])('is not the day to pay it until, but that of the receipt: %s', (...lines) => {
    const { dueOn, issuedOn } = read('Blue Kettle Ltd', 'Tea 5.00', 'Total 5.00', ...lines);
    expect([dueOn, issuedOn]).toEqual([null, { value: '2026-03-14', confidence: 0.65 }]);
  });

  it.each([
    ['Balance due $5.00 by 14/07/2026'],
    ['Balance due on 14/07/2026: $5.00'],
    ['Balance due', '14/07/2026'],
    ['Total due $5.00', 'Due date', '14/07/2026'],
    ['Invoice of 01.06.2026 due on', '14.07.2026'],
  ])('is the day to pay it until where it says so: %s', (...lines) => {
    expect(read('Blue Kettle Ltd', 'Invoice 17', ...lines).dueOn).toEqual({
      value: '2026-07-14',
      confidence: 0.9,
    });
  });
});

describe('days within which things may be brought back', () => {
  it.each([
    [
      'All exchanges and returns including',
      'Kettle brand products must be made',
      'within 7 days of the sale',
    ],
    ['Faulty goods are taken', 'within 7days with original receipts and', 'product in original condition.'],
    ['Bring it within 14 days with your receipt'],
  ])('are not those until when to pay: %s', (...lines) => {
    expect(read('Blue Kettle Ltd', 'Date: 04/03/2026', ...lines).dueOn).toBeNull();
  });

  it.each([
    ['Goods are not returnable.', 'Please pay', 'within 7 days'],
    ['No exchange. Payment is expected', 'within 7 days'],
    ['Payable within 7 days with invoice number'],
  ])('say nothing of a sentence behind theirs: %s', (...lines) => {
    expect(read('Blue Kettle Ltd', 'Date: 14/03/2026', ...lines).dueOn?.value).toBe('2026-03-21');
  });
});

describe('the day to pay until', () => {
  it.each([
    'Pay by 15/06/2026',
    'Please pay on or before 15 June 2026',
    'Please pay $5.00 by 15/06/2026',
    'Payment of USD 5.00 by 15/06/2026',
    'Pay by Monday, 15 June 2026',
    'Pay by date: 15/06/2026',
    'Payment by date 15/06/2026',
    'Please pay by Mon 15 June 2026',
    'Please pay by Mon. 15 June 2026',
    'Please pay by latest 15/06/2026',
    'Payment no later than 15/06/2026',
    'Payment deadline: 15/06/2026',
    'Last day to pay: 15/06/2026',
    'Bitte überweisen Sie den Betrag bis 15.06.2026',
    'À payer avant le 15/06/2026',
    'Te betalen vóór 15-06-2026',
    'Da pagare entro il 15/06/2026',
    'Att betala senast 2026-06-15',
    'Eräpäivä 15.6.2026',
    'Termin płatności: 15.06.2026',
  ])('is never the day of issue: %s', (line) => {
    const { dueOn, issuedOn } = read('Blue Kettle Ltd', line);
    expect([dueOn, issuedOn]).toEqual([{ value: '2026-06-15', confidence: 0.9 }, null]);
  });

  it.each([
    'Payment by Visa on 15/06/2026',
    'Payment by card 15/06/2026',
    'Payment by cheque: 15/06/2026',
    'Amount payable by customer 15/06/2026',
  ])('is not the one on which it was paid: %s', (line) => {
    const { dueOn, issuedOn, isBill } = read('Blue Kettle Ltd', 'Invoice 17', line, 'Total 5.00');
    expect([dueOn, issuedOn?.value, isBill]).toEqual([null, '2026-06-15', false]);
  });

  it.each([
    'Pay by latest 15/06',
    'Pay by date: 15/06',
    'Please pay by Mon 15 June',
    'Due on Monday, 15 June',
  ])('may have no year: %s', (line) => {
    expect(read('Blue Kettle Ltd', 'Date: 04/06/2026', line).dueOn?.value).toBe('2026-06-15');
  });

  it('is one still to come on which a payment is made', () => {
    const { dueOn } = read(
      'Blue Kettle Ltd',
      'Invoice 17',
      'Date: 04/06/2026',
      'Payment by Direct Debit on or after 15 July 2026',
      'Total 5.00',
    );
    expect(dueOn).toEqual({ value: '2026-07-15', confidence: 0.9 });
  });
});

describe('the day below the words that an amount is due', () => {
  it.each([
    ['Your payment of $92.10 is due on', 'July 14, 2026'],
    ['Amount due: $92.10 Due date:', '14 July 2026'],
    ['Total due: $92.10 payable by', '14 July 2026'],
  ])('is the one to pay it until where they say so: %s', (...lines) => {
    expect(read('Blue Kettle Ltd', 'Invoice 17', ...lines).dueOn).toEqual({
      value: '2026-07-14',
      confidence: 0.9,
    });
  });
});
