import { describe, expect, it } from 'vitest';
import { readExtraction, readLines } from '../read-extraction';
import { recognized } from '../testing/recognized-lines';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);

const invoice = [
  'Blue Kettle LLC',
  'Invoice',
  'Invoice no. 1042',
  'Invoice date: 4 March 2026',
  'Due date: 3 April 2026',
  'Bill to: Quillfeather Press',
  'Total due $216.40',
];
const without = (word: string) => invoice.filter((line) => !line.includes(word));

describe('a bill', () => {
  it.each(['Previous amount due', 'Total amount of last bill', 'Last bill total', 'Previous balance due'])(
    'is of its own sum, not that of the one before: %s',
    (label) => {
      const bill = read(
        'City Water Department',
        'Water bill',
        'Billing date: Mar 3, 2026',
        `${label} $120.00`,
        'Payment received, thank you -$120.00',
        'Current charges $80.00',
        'Total amount due $80.00',
        'Due date Mar 25, 2026',
      );
      expect(bill).toMatchObject({ isBill: true, totalAmount: { value: '80.00' } });
    },
  );

  it.each(['500.00', '400.00'])('of which a deposit of %s is paid is open, and of the whole', (deposit) => {
    const rest = 1000 - Number(deposit);
    const bill = read(
      'Builder LLC',
      'Invoice 7',
      'Invoice date: 03/01/2026',
      'Due date: 03/31/2026',
      'Kitchen 1,000.00',
      'Total $1,000.00',
      `Deposit received $${deposit}`,
      `Balance due $${rest}.00`,
    );
    expect(bill.isBill).toBe(true);
    expect(bill.totalAmount?.confidence).toBeLessThan(0.9);
  });

  it('is read with its number, its total and the day it is due', () => {
    expect(read(...invoice)).toMatchObject({
      isBill: true,
      vendorName: { value: 'Blue Kettle LLC' },
      number: { value: '1042', confidence: 0.9 },
      totalAmount: { value: '216.40' },
      issuedOn: { value: '2026-03-04' },
      dueOn: { value: '2026-04-03', confidence: 0.9 },
    });
  });

  it.each([
    ['terms in place of a day', [...without('Due date'), 'Payment terms: 30 days']],
    ['words that ask for the money', [...without('Due date'), 'Please pay to IBAN DE00 1234']],
    ['a day of payment that is to come', [...without('Due date'), 'Payment date: 6 July 2026']],
    ['a payment of nothing yet', [...without('Due date'), 'Amount paid $0.00']],
    [
      'how it can be paid',
      [...invoice, 'Can be paid by card', 'To be paid on 3 April 2026', 'Invoices paid by card: 2% extra'],
    ],
    ['a deposit that was paid', [...invoice, 'Deposit of $50.00 paid by Visa on 4 March']],
    ['a day on which the last one was paid', [...invoice, 'Last payment of $88.10 paid on 20 February 2026']],
    [
      'a part that was paid',
      [...without('Total'), 'Total $1,000.00', 'Paid by card $400.00', 'Balance due $600.00'],
    ],
    ['how the last one was paid', [...invoice, 'Previous bill paid by Visa 4242']],
    ['thanks for the payment before it', [...invoice, 'Payment received, thank you -50.00']],
    [
      'a bill of a utility, with the payment of the one before',
      [
        'Lowland Power',
        'Your electricity bill',
        'Payment received -81.20',
        'Total amount due 92.15',
        'Due 25 Mar 2026',
      ],
    ],
    [
      'an invoice whose names stand above their values',
      [
        'Ridgeline LLC',
        'Invoice Number',
        '0000123',
        'Due Date',
        '04/13/2026',
        'Amount Paid 0.00',
        'Amount Due 216.40',
      ],
    ],
    [
      'a statement of a supplier',
      ['Riverside Water', 'Statement', 'Amount due $81.20', 'Please pay by 30 June 2026'],
    ],
    [
      'a statement of account with the payment of the one before',
      [
        'Lakeside Water',
        'Statement of account',
        'Previous balance $120.00',
        'Payment received -$120.00',
        'Total amount due $164.20, due 07/10',
      ],
    ],
    [
      'an invoice in German',
      [
        'Blauer Kessel GmbH',
        'Rechnung Nr. 2026-17',
        'Datum 04.03.2026',
        'Fällig am 18.03.2026',
        'Gesamtbetrag 216,40 EUR',
      ],
    ],
    [
      'an invoice in French',
      [
        'Bouilloire Bleue SARL',
        'Facture n° F-88',
        'Facture du 04/03/2026',
        'Échéance 18/03/2026',
        'Net à payer 216,40 EUR',
      ],
    ],
  ])('is %s', (_, lines) => {
    expect(read(...lines).isBill).toBe(true);
  });

  it.each([
    ['it was paid', [...without('Due date'), 'Paid by Visa **** 4242']],
    ['it was paid before the day it was due', [...invoice, 'Paid with Visa ending in 4242']],
    ['it was paid on a day', [...invoice, 'Paid on 6 March 2026']],
    ['it bears the stamp', [...invoice, '*** PAID ***']],
    ['its state is that', [...invoice, 'Status: Paid']],
    [
      'it has the day of its payment',
      [...without('date'), 'Payment date: 4 March 2026', 'Paid with Visa ending in 4242'],
    ],
    [
      'it has a later day of its payment',
      [...without('Due date'), 'Payment date: 6 March 2026', 'Amount paid $216.40'],
    ],
    [
      'it has no other day than that of its payment',
      [
        ...without('date').filter((line) => !line.includes('Total')),
        'Payment date: 4 March 2026',
        'Total $216.40',
      ],
    ],
    ['its price is before tax', [...without('Due date'), 'Net 50.00 VAT 10.00', 'Visa **** 4242']],
    ['it was paid in full', [...invoice, 'PAID IN FULL']],
    ['nothing is due', [...invoice, 'Balance due $0.00']],
    ['cash was taken', ['Corner Shop', 'TAX INVOICE', 'Total 10.00', 'Cash 20.00', 'Change 10.00']],
    ['it names no total', without('Total')],
    ['it is an offer', ['Quotation 17', ...invoice]],
    ['it gives money back', ['Credit note 17', ...invoice]],
    [
      'it is of a card, whose purchases the bank reports',
      ['Card statement', 'Minimum payment 25.00', ...invoice],
    ],
    [
      'it is of a bank',
      ['Account statement', 'Opening balance 120.00', 'Total due 0.10', 'Due date: 3 April 2026'],
    ],
    ['the business itself wrote it', ['Quillfeather Press LLC', ...invoice.slice(1)]],
    ['it is only a receipt', ['Weir Street Coffee', 'Receipt', 'Total $4.50']],
  ])('is none when %s', (_, lines) => {
    expect(read(...lines).isBill).toBe(false);
  });

  it('in a picture is no surer than its letters', () => {
    const [clear, unclear] = [1, 0.4].map((certainty) => readLines(recognized(invoice, certainty), reader));
    for (const field of ['number', 'dueOn'] as const) {
      expect(unclear?.[field]?.value).toBe(clear?.[field]?.value);
      expect(unclear?.[field]?.confidence).toBeLessThan(clear?.[field]?.confidence ?? 0);
      expect(clear?.[field]?.place).toBeDefined();
    }
  });
});

describe('the number', () => {
  it.each([
    ['Invoice #: QF-309', 'QF-309'],
    ['Invoice number 2026/0042', '2026/0042'],
    ['INVOICE NO: INV 2291.', 'INV 2291'],
    ['Inv. No. 77-A', '77-A'],
    ['Invoice INV-2026-0042', 'INV-2026-0042'],
    ['TAX INVOICE 5512', '5512'],
    ['Rechnungsnummer: RE-2026-8', 'RE-2026-8'],
    ['Rechnungs-Nr.: 4711', '4711'],
    ['N° de facture : F-2026-12', 'F-2026-12'],
    ['Factura nº 88/26', '88/26'],
    ['Statement no. 12', '12'],
  ])('of %s is %s', (line, value) => {
    expect(read(line).number?.value).toBe(value);
  });

  it.each([
    ['below its name', ['Invoice number', '5-1042'], '5-1042'],
    ['in a table below the heads', ['Date Invoice # Terms', '03/04/2026 1042 Net 30'], '1042'],
    ['beside a date in words', ['Date Invoice no', 'March 4, 2026 1042'], '1042'],
  ])('stands %s', (_, lines, value) => {
    expect(read(...lines).number?.value).toBe(value);
  });

  it.each([
    'Order no. 1042',
    'Customer number 1042',
    'Invoice date 03/04/2026',
    'Invoice total 216.40',
    'Invoice',
    'Bill to: 17 Weir Street',
    'VAT reg no 1042',
  ])('is not on %s', (line) => {
    expect(read(line).number).toBeNull();
  });
});

describe('the day a bill is due', () => {
  const due = (...lines: string[]) => read('Invoice date: 4 March 2026', ...lines).dueOn;

  it.each([
    ['called so', ['Due: 3 April 2026'], '2026-04-03', 0.9],
    ['until which to pay', ['Please pay by April 3, 2026'], '2026-04-03', 0.9],
    ['below its name', ['Payment due', '2026-04-03'], '2026-04-03', 0.9],
    ['of terms', ['Terms: Net 30'], '2026-04-03', 0.85],
    ['of terms with a discount', ['Terms: 2% 10 days net 30 days'], '2026-04-03', 0.85],
    ['of payment, where it is to come', ['Payment date: 3 July 2026'], '2026-07-03', 0.9],
    ['of payment, in doubt where that may have been', ['Payment date: 3 April 2026'], '2026-04-03', 0.6],
    ['of days to pay within', ['Payable within 14 days'], '2026-03-18', 0.85],
    ['of days in German', ['Zahlbar innerhalb von 14 Tagen'], '2026-03-18', 0.85],
    ['of its issue', ['Due upon receipt'], '2026-03-04', 0.85],
  ])('is the one %s', (_, lines, value, confidence) => {
    expect(due(...lines)).toEqual({ value, confidence });
  });

  it.each([
    ['before the issue', ['Due: 3 February 2026']],
    ['years later', ['Due: 3 April 2028']],
    ['of another matter', ['Delivered 3 April 2026']],
    ['overdue', ['Overdue since 20 March 2026']],
    ['of very long terms', ['Net 365']],
    ['of a price before tax', ['Net 50.00']],
    ['of a price before tax in whole euros', ['Net 50 €']],
    ['of a weight', ['Net 250 g']],
    ['of the payment before', ['Last payment date: 20 March 2026']],
    ['of the next payment', ['Amount paid $5.00', 'Next payment date: 3 July 2026']],
    ['of its payment', ['Payment date: 6 March 2026', 'Paid with Visa ending in 4242']],
  ])('is none %s', (_, lines) => {
    expect(due(...lines)).toBeNull();
  });

  it.each([
    ['in numbers', ['Total due $164.20, due 04/03'], '2026-04-03', 0.45],
    ['in the next year', ['Payment due: Jan 15'], '2027-01-15', 0.7],
    ['with an ordinal', ['Please pay by 3rd April'], '2026-04-03', 0.7],
  ])('without its year is the next one, in doubt: %s', (_, lines, value, confidence) => {
    expect(due(...lines)).toEqual({ value, confidence });
  });

  it('without its year and an issue is the one nearest to the upload', () => {
    expect(read('Total due $164.20, due 07/10').dueOn?.value).toBe('2026-07-10');
    expect(read('Total due $164.20, due 05/10').dueOn?.value).toBe('2026-05-10');
  });

  it('is told from the issue on the same line, and by the heads of columns', () => {
    const sameLine = read('Invoice date: 4 March 2026 Due date: 3 April 2026');
    const columns = read('Invoice date Due date', '03/14/2026 04/13/2026');
    expect([sameLine.issuedOn?.value, sameLine.dueOn?.value]).toEqual(['2026-03-04', '2026-04-03']);
    expect([columns.issuedOn?.value, columns.dueOn?.value]).toEqual(['2026-03-14', '2026-04-13']);
  });

  it('has the order of day and month that the issue has', () => {
    const american = read('Date 03/25/2026', 'Due 04/03/2026');
    expect(american.dueOn?.value).toBe('2026-04-03');
    expect(read('GST Reg 12', 'Date 25/03/2026', 'Due 03/04/2026').dueOn?.value).toBe('2026-04-03');
  });
});
