import { describe, expect, it } from 'vitest';
import { isCalledRefund } from './kinds/called-refund';
import { readExtraction } from './read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);

describe('one line that came back or was taken off', () => {
  it.each([
    ['VOID -3.00', 'TOTAL 4.90'],
    ['RETURN -$20.00', 'TOTAL 4.90'],
    ['Gutschrift -2,00', 'SUMME 4,90'],
    ['REFUND 3.00-', 'TOTAL 4.90'],
    ['Storno -1.250,00', 'SUMME 4,90'],
  ])('makes no refund of the whole: %s', (line, total) => {
    const lines = ['Corner Coffee', 'LATTE', line, total];
    expect(isCalledRefund(lines)).toBe(false);
    expect(read(...lines).totalAmount).toMatchObject({ value: '4.90', confidence: 0.85 });
  });

  it.each([
    'VOID',
    'Credit note 2026-17',
    'Credit Note 04.03.2026',
    'Gutschrift Nr. 4711',
    'REFUND 04/03/26',
  ])('is not the heading %s', (line) =>
    expect(isCalledRefund(['Corner Coffee', line, 'TOTAL 4.90'])).toBe(true),
  );
});

describe('the receipt of a shop that calls it an invoice', () => {
  const shop = ['Corner Hardware', 'TAX INVOICE', 'Date: 12 March 2026', 'Hammer 18.90', 'Nails 8.50'];
  const policies = [
    'Returns accepted within 30 days with this receipt',
    'Change your mind? Return within 14 days',
    'Umtausch innerhalb von 14 Tagen mit Kassenbon',
    'Échange sous 30 jours',
    'Goods once sold can be exchanged within 7 days',
    'Claims under the warranty must be made within 90 days',
  ];

  it.each(policies)('is not due by what it says of returns: %s', (policy) => {
    expect(read(...shop, 'Total 27.40', policy).dueOn).toBeNull();
    expect(read(...shop, 'Total 27.40', policy)).toMatchObject({ isBill: false });
  });

  it('is not due by what it says of returns in two lines', () => {
    expect(read(...shop, 'Total 27.40', 'Goods may be returned', 'within 30 days').dueOn).toBeNull();
  });

  it('is due by the terms beside that', () => {
    const line = 'Payable within 30 days. Returns accepted within 14 days.';
    expect(read(...shop, 'Total 27.40', line).dueOn?.value).toBe('2026-04-11');
    expect(read(...shop, 'Total 27.40', 'Returns within 14 days', 'Net 30').dueOn?.value).toBe('2026-04-11');
  });

  it.each([
    'EFTPOS $27.40',
    'NETS S$27.40',
    'UPI Rs. 27.40',
    'Kartenzahlung 27,40 EUR',
    'EC-Karte 27,40',
    'CB 27,40 €',
    'Apple Pay $27.40',
    'Google Pay 27.40',
    'Bancontact € 27,40',
    'iDEAL €27,40',
    'Swish 27,40 kr',
    'Pix R$ 27,40',
    'Store credit $27.40',
  ])('was paid by %s', (line) => {
    expect(read(...shop, 'Due date: 12 March 2026', 'Total 27.40')).toMatchObject({ isBill: true });
    expect(read(...shop, 'Due date: 12 March 2026', 'Total 27.40', line)).toMatchObject({
      isBill: false,
      totalAmount: { value: '27.40' },
    });
  });

  it.each(['Pixel 8 case 27.40', 'Ideal Standard tap 27.40', 'CBD oil 27.40', 'Nets for tennis 27.40'])(
    'was not paid by %s',
    (line) => {
      expect(read(...shop, 'Due date: 12 March 2026', line, 'Total 27.40').isBill).toBe(true);
    },
  );
});
