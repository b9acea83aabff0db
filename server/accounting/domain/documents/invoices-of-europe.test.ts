import { describe, expect, it } from 'vitest';
import { isAmbiguousGutschrift, isCalledRefund } from './kinds/called-refund';
import { readExtraction } from './read-extraction';

const reader = { businessName: '', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(['Tintenfeder GmbH', ...lines], reader);

describe('the date of an invoice', () => {
  it.each([
    'Rechnung Nr. 4711 vom 05.06.2026',
    'Handelsrechnung (380) Nr. 4711 vom 05.06.2026',
    'Rechnung # RE-20260605/47 von 05.06.2026',
    'Facture n°562044 du 05 Juin 2026',
    'Invoice # 4711 issued at 2026-06-05',
    'Ihre Rechnung vom 05.06.2026',
    'Neustadt, den 05.06.2026',
  ])('is the one behind its number or place: %s', (line) => {
    const others = ['Version 2.1 vom 24.03.2026', 'Datum: 30.05.2026 Zeit: 04:59:13'];
    expect(read(...others, line).issuedOn).toMatchObject({ value: '2026-06-05', confidence: 0.9 });
  });

  it.each([
    'Rechnung gemäß Bestellung Nr. 2018-47 vom 01.03.2026',
    'Bestell-Datum: 01.03.2026',
    'DATE DE FACTURE ASSOCIÉE : 01/03/2026',
    'Korrektur zur Rechnung Nr. 4700 vom 01.03.2026',
    'Correction of invoice 4700 of 2026-03-01',
    'Date limite de paiement le 05 Juillet 2026',
  ])('is not that of another paper or act: %s', (line) => {
    expect(read(line, 'Date: 05/06/2026').issuedOn?.value).toBe('2026-06-05');
  });

  it('stands behind the word limited and a title, too', () => {
    const line = 'ORIGINAL INVOICE Inkfeather Works Limited Date: 2026-06-05';
    expect(read(line).issuedOn).toMatchObject({ value: '2026-06-05', confidence: 0.9 });
  });

  it('is not the last day to pay in a table', () => {
    const lines = ['Factuur datum Vervaldatum', '8-6-2026 22-6-2026', 'Factuur totaal EUR 49,99'];
    expect(read(...lines)).toMatchObject({
      issuedOn: { value: '2026-06-08' },
      dueOn: { value: '2026-06-22' },
    });
  });
});

describe('the day to pay all', () => {
  const issued = 'Rechnungsdatum 05.06.2026';

  it.each([
    [
      'Zahlbar innerhalb 30 Tagen netto bis 04.07.2026, 3% Skonto innerhalb 10 Tagen bis 15.06.2026',
      '2026-07-04',
    ],
    ['3% Skonto bis 15.06.2026, netto bis 04.07.2026', '2026-07-04'],
    ['Bitte überweisen Sie bis zum 04.07.2026.', '2026-07-04'],
    ['Please remit until 2026-07-04.', '2026-07-04'],
    ['Echeance le paiement : 04/07/2026', '2026-07-04'],
    ['Vervaldag: 04.07.2026', '2026-07-04'],
    ['Innerhalb von 30 Tagen 2% Skonto, 60 Tage ohne Abzug', '2026-08-04'],
    ['2% discount within 10 days, net 30 days', '2026-07-05'],
    ['Discount: 0% Due: 2026-07-04', '2026-07-04'],
    ['Payment due within 30 days, interest of 1% is charged on late ones', '2026-07-05'],
  ])('is not the one for less: %s', (line, day) => {
    expect(read(issued, line).dueOn?.value).toBe(day);
  });

  it.each([
    '2% discount within 10 days',
    'Interest is charged after 30 days',
    'Der Schuldner kommt in Verzug, wenn er nicht innerhalb von 30 Tagen nach Zugang leistet.',
    'Queries must be raised within 30 days of issue',
  ])('is not named by %s', (line) => {
    expect(read(issued, line).dueOn).toBeNull();
  });
});

describe('the number of an invoice', () => {
  it.each([
    ['digits that may be a date', ['Rechnungsnr. 30064443 Kundennr. 47774'], '30064443'],
    ['its kind', ['Handelsrechnung Nr. 471102 vom 05.06.2026'], '471102'],
    ['the code of its kind', ['Handelsrechnung (380) Nr. RE-471102 vom 05.06.2026'], 'RE-471102'],
    ['its name in Dutch', ['Factuurnummer: 993548900'], '993548900'],
    ['a place below', ['Rechnungsnummer', '80999 Musterstadt 471102'], '471102'],
  ])('stands by %s', (_, lines, value) => {
    expect(read(...lines).number?.value).toBe(value);
  });
});

describe('the currency of an invoice', () => {
  it.each(['310,00 EURO', '310,00 Euro', '310,00 Euros'])('is the one beside its total: %s', (amount) => {
    expect(read(`Rechnungsbetrag ${amount}`)).toMatchObject({
      totalAmount: { value: '310.00' },
      currency: { value: 'EUR', confidence: 0.95 },
    });
  });

  it.each(['Währung: EUR', 'Rechnungswährung : EUR', 'DEVISE : EURO (EUR)', 'Moneda: EUR'])(
    'is the one that it calls so: %s',
    (line) => {
      const lines = ['London EC1A 1BB', 'steuerfrei nach $4 Nr. 10 und $19', line, 'Summe 49,99'];
      expect(read(...lines).currency).toEqual({ value: 'EUR', confidence: 0.95 });
    },
  );
});

describe('the total of a Swiss payment slip', () => {
  const head = ['8005 Zürich', 'Rechnung Nr. 4711'];
  it.each([
    ['behind a label', ['Total CHF 1 949.75']],
    ['below one', ['Zahlteil', 'Währung Betrag', 'CHF 1 949.75', 'Empfangsschein', 'CHF 1 949.75']],
    [
      'among prices with their counts',
      ['Stühle 2 140.50 281.00', 'Tische 4 417.1875 1668.75', 'Total CHF 1 949.75'],
    ],
  ])('has its thousands set apart by a space, %s', (_, lines) => {
    expect(read(...head, ...lines)).toMatchObject({
      totalAmount: { value: '1949.75' },
      currency: { value: 'CHF' },
    });
  });
});

describe('an invoice with a day to pay', () => {
  it.each([
    ['in Dutch', ['FACTUUR', 'Vervaldatum: 04-07-2026', 'Totaal € 49,99']],
    ['in Portuguese', ['FATURA', 'Data de vencimento: 04/07/2026', 'Total € 49,99']],
    ['in Japanese', ['請 求 書', '支払期限 2026年7月4日', '合計 ¥4,999']],
  ])('is a bill %s', (_, lines) => {
    expect(read(...lines)).toMatchObject({ isBill: true, dueOn: { value: '2026-07-04' } });
  });
});

it.each([
  ['Baurechnung Nr. 47110815 vom 05.06.2026', '47110815'],
  ['Mietrechnung (387) Nr. 93/00/M vom 05.06.2026', '93/00/M'],
  ['Gutschrift Nr. 47110816', '47110816'],
])('the number is behind the kind of paper: %s', (line, number) => {
  expect(read(line).number).toEqual({ value: number, confidence: 0.9 });
});

describe('a credit note', () => {
  it.each(['Avoir AV-2026-0005', 'Gutschrift GS-2026/05', 'Credit note CN-2026-5'])(
    'is known by its title with its number, never sure and no bill: %s',
    (title) => {
      const day = "Date d'échéance 04/07/2026";
      const credit = read(
        title,
        'Date 05/06/2026',
        day,
        'Total HT 200,00 €',
        'TVA 20,0% 40,00 €',
        'Total TTC 240,00 €',
      );
      expect(credit.totalAmount?.confidence).toBe(0.3);
      expect(credit.isBill).toBe(false);
      expect(credit.number?.value).toBe(title.split(' ').at(-1));
      const invoice = read('Facture FA-2026-0005', 'Date 05/06/2026', day, 'Total TTC 240,00 €');
      expect(invoice).toMatchObject({ isBill: true, totalAmount: { confidence: 0.95 } });
    },
  );
});

describe('a paper called Gutschrift', () => {
  const head = ['Tintenfeder GmbH', 'Gutschrift Nr. 47', 'Gesamtbetrag 119,00 €'];
  it.each<[string, string[], boolean, boolean]>([
    ['does not say whether it is self-billed', head, true, true],
    ['takes something back', [...head, 'Retoure vom 03.03.2026'], true, false],
    ['is self-billed', [...head, 'Abrechnung im Gutschriftsverfahren gemäß § 14 Abs. 2 UStG'], false, true],
    ['is a correction', ['Rechnungskorrektur 47', 'Gesamtbetrag 119,00 €'], true, false],
    ['only gives a discount', ['Rechnung 47', 'Gutschrift -2,00', 'SUMME 4,90'], false, false],
  ])('%s', (_, lines, isRefund, isAmbiguous) => {
    expect([isCalledRefund(lines), isAmbiguousGutschrift(lines)]).toEqual([isRefund, isAmbiguous]);
  });

  it('has a sure total only where it says that it is self-billed, and is no bill', () => {
    const lines = ['Gutschrift Nr. 47', 'Netto 100,00 €', '19 % USt 19,00 €', 'Gesamtbetrag 119,00 €'];
    expect(read(...lines)).toMatchObject({ totalAmount: { confidence: 0.3 }, isBill: false });
    const selfBilled = read(...lines, 'Gutschrift gemäß § 14 Abs. 2 Satz 2 UStG');
    expect(selfBilled.totalAmount?.confidence).toBeGreaterThan(0.9);
    expect(selfBilled.isBill).toBe(false);
  });
});
