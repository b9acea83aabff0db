import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';
import { directionOfDocument, isCalledRefund } from './called-refund';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'EUR', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);

describe('the title of a credit note', () => {
  it.each([
    'Acme Supplies Ltd CREDIT NOTE',
    'Acme Supplies Ltd Credit Note CN-104',
    'Papier Nord GmbH GUTSCHRIFT',
    'CREDIT NOTE Page 1 of 1',
    'Credit note CN-104 Date: 4 March 2026',
    'Credit note no. SI-CN-0042 dated 04/03/2026',
    'Credit note: CN2026A17',
    'Gutschrift Nr. 4711 vom 4. März 2026 Seite 1 von 1',
    'CREDIT INVOICE',
    'Credit invoice 1042',
    'CREDITNOTA',
    'Creditnota nummer: 2026-17',
    'Creditfactuur',
    'KREDITFAKTURA',
    'Kreditnota nr. 17',
    'FACTURA RECTIFICATIVA',
    'Factura rectificativa nº R-17',
    'ABONO',
    'FAKTURA KORYGUJĄCA',
    'Faktura korygująca nr FK/17/2026',
    'RETOURBON',
    'Bon de retour n° 17',
  ])('is known: %s', (title) => {
    const lines = ['Papier Nord', title, 'Date: 04/03/2026', 'Total due 121,00 €'];
    expect(isCalledRefund(lines)).toBe(true);
    const { totalAmount, isBill } = read(...lines);
    expect(totalAmount?.confidence ?? 0).toBeLessThanOrEqual(0.3);
    expect(isBill).toBe(false);
  });

  it.each([
    'NO REFUND, EXCHANGE OR CREDIT NOTE',
    'Returns for exchange or Credit Note',
    'Goods are returned against a credit note',
    'Return date: 12/05/2026',
    'Return 14 days',
    'RETOURS SOUS 30 JOURS',
    'TAX INVOICE / CREDIT NOTE',
    'Less: Credit Note CN-7',
    'Abono a cuenta 20,00',
    'Credit note -2,00',
    'Zahlung per Gutschrift',
    'Credit Card',
    'Retour',
    'RECIBO DE ABONO',
    'Papelería Norte COMPROBANTE DE ABONO',
    'Papelería Norte TICKET ABONO 17',
  ])('is none: %s', (line) => {
    expect(isCalledRefund(['Papier Nord', line, 'Date: 04/03/2026', 'Total 121,00 €'])).toBe(false);
  });
});

describe('a paper that is called a return', () => {
  it.each([
    ['Retour', 'Jas -121,00', 'Totaal -121,00'],
    ['Retour 4711', 'Jas -121,00', 'Trui 20,00', 'Totaal € -101,00'],
    ['DEVOLUCIÓN', 'Camisa 121,00-', 'Total 121,00-', 'Tarjeta 121,00'],
    ['RETURN 14/03/2026 12:30', 'Shirt -121.00', 'Total -121.00'],
    ['Returns: 14 Mar 2026', 'Shirt 121.00', 'Total refund 121.00'],
    ['Return no. R-17', 'Shirt 121.00', 'Total 121.00'],
    ['Devolución: 2026/17', 'Camisa -1.121,00 €', 'Total -1.121,00 €'],
  ])('is one where what it comes to has a minus: %s', (...lines) => {
    const paper = ['Papier Nord', ...lines, 'Date: 04/03/2026'];
    expect(isCalledRefund(paper)).toBe(true);
    expect(directionOfDocument({}, paper)).toBe('in');
    expect(read(...paper).totalAmount?.confidence ?? 0).toBeLessThanOrEqual(0.3);
    expect(read(...paper).isBill).toBe(false);
  });

  it.each([
    ['Aller', '14/03/2026 Lille 09:02', 'Retour', '16/03/2026 Paris 18:02', 'Carte -12,00', 'Total 98,00 €'],
    ['Départ : 12/03/2026 09:00', 'Retour : 14/03/2026 18:00', 'Remise -20,00', 'Total 121,00 €'],
    ['Recogida: 12/03/2026 09:00', 'Devolución: 14/03/2026 18:00', 'Total 121,00 €'],
    ['< Retour', 'Votre commande', 'Total 121,00 €'],
    ['Retour', 'Prix 80,00-95,00', 'Total 80,00 €'],
    ['Retour', 'Jas -49,95', 'Trui 79,95', 'Totaal € 30,00'],
    ['Pickup: 10/03/2026 09:00', 'Return: 14/03/2026 18:00', 'Total 121,00 €'],
    ['Pickup: 10 Mar 2026', 'Return: 14 Mar 2026', 'Total 121,00 €'],
    ['Return by 14/03/2026', 'Total 121,00 €'],
    ['Returns until 14/03/2026', 'No refund below 10,00 €', 'Total 121,00 €'],
  ])('is none where it is one way of a journey, a link or an exchange: %s', (...lines) => {
    const paper = ['Papier Nord', ...lines];
    expect(isCalledRefund(paper)).toBe(false);
    expect(directionOfDocument({}, paper)).toBe('out');
    expect(read(...paper).totalAmount?.confidence ?? 0).toBeGreaterThan(0.8);
  });
});

it.each([
  [['Coke 1.50', '*** VOID ***', 'Coke -1.50', 'Tea 121.00', 'Total 121.00'], 'out'],
  [['Shirt 121.00', 'Refund', 'Socks -5.00', 'Total 116.00'], 'out'],
  [['VOID', 'Coke 1.50', 'Total 1.50'], 'in'],
  [['Amount 121.00', 'REFUND', 'Shirt -121.00', 'Total -121.00'], 'in'],
  [['Total 25.00', '*** VOIDED ***'], 'in'],
  [['Amount 25.00', 'REFUND', 'Visa'], 'in'],
  [['Summe 25,00', 'STORNO', '02.06.2026 14.30 Uhr'], 'in'],
  [['02.06.2026 14.30 Uhr', 'STORNO', 'Hemd 25,00', 'Summe 25,00'], 'in'],
  [['2 June 2026, 14.30', 'REFUND', 'Shirt 25.00', 'Total 25.00'], 'in'],
  [['REFUND 02.06.2026 14.30', 'Shirt 25.00', 'Total 25.00'], 'in'],
  [['Hemd 02.06.2026 25,00', 'STORNO', 'Hose 30,00', 'Summe 30,00'], 'out'],
  [['Total 25.00', 'RETURNS', 'Bring this receipt'], 'out'],
])('what is said between amounts is of one item, unless all comes to a minus: %j', (lines, direction) => {
  expect(directionOfDocument({}, ['Blue Kettle Ltd', ...lines])).toBe(direction);
});

describe('the number and the day of a credit note', () => {
  const note = [
    'Muster Papier Ltd',
    'CREDIT NOTE CN-7',
    'Date: 10 March 2026',
    'Invoice no: R-2026-17',
    'Invoice date: 4 March 2026',
    'Total £119.00',
  ];

  it('are its own, not those of the invoice that it names', () => {
    expect(read(...note)).toMatchObject({
      number: { value: 'CN-7', confidence: 0.85 },
      issuedOn: { value: '2026-03-10', confidence: 0.9 },
    });
    const german = read(
      'Muster Papier GmbH',
      'Gutschrift',
      'Rechnung Nr. R-2026-17 vom 04.03.2026',
      'Gutschrift Nr. GS-7 vom 10.03.2026',
      'Gesamtbetrag 119,00 EUR',
    );
    expect([german.number?.value, german.issuedOn?.value]).toEqual(['GS-7', '2026-03-10']);
  });

  it('are in doubt where only those of an invoice are named', () => {
    const { number, issuedOn } = read(
      'Papier Nord B.V.',
      'Creditfactuur',
      'Factuurnummer: 2026-17',
      'Factuurdatum: 14-03-2026',
      'Totaal € 121,00',
    );
    expect([number?.value, issuedOn?.value]).toEqual(['2026-17', '2026-03-14']);
    expect(Math.max(number?.confidence ?? 1, issuedOn?.confidence ?? 1)).toBeLessThan(0.9);
  });

  it.each([
    ['Stornorechnungsnummer: R-5', 'R-5'],
    ['Korrekturrechnungsnummer: KR-5', 'KR-5'],
    ['Storno-Rechnungsnr. R-5', 'R-5'],
    ['Stornorechnung Nr. R-5', 'R-5'],
  ])('are named by one word, too: %s', (line, number) => {
    expect(read('Muster Papier GmbH', line, 'Gesamtbetrag 119,00 EUR').number?.value).toBe(number);
  });

  it('are those of a corrected invoice by its title', () => {
    const { number, issuedOn } = read(
      'Rechnungskorrektur Nr. RK-5 vom 10.03.2026',
      'zu Rechnung Nr. R-2026-17 vom 04.03.2026',
    );
    expect([number?.value, issuedOn?.value]).toEqual(['RK-5', '2026-03-10']);
  });
});

describe('the money of a credit note', () => {
  it('came in, whatever the number of an electronic one is', () => {
    expect(directionOfDocument({ isCreditNote: true }, ['Credit note: 1001.26', 'Total: 119.00'])).toBe('in');
    expect(directionOfDocument({}, ['Acme Ltd CREDIT NOTE', 'Total 119.00'])).toBe('in');
    expect(directionOfDocument({}, ['Acme GmbH', 'Gutschrift Nr. 7', 'Summe 119,00'])).toBe('either');
    expect(directionOfDocument({}, ['Acme Ltd INVOICE', 'Total 119.00'])).toBe('out');
  });

  it('may have gone out where it is called a credit invoice, as sales on account are in India', () => {
    expect(directionOfDocument({}, ['Acme Traders', 'CREDIT INVOICE', 'Total 119.00'])).toBe('either');
    expect(directionOfDocument({}, ['Acme Traders Credit Invoice', 'No. 17', 'Total 119.00'])).toBe('either');
    expect(directionOfDocument({}, ['Credit invoice 17', 'CREDIT NOTE', 'Total 119.00'])).toBe('in');
    expect(directionOfDocument({ isCreditNote: true }, ['Credit invoice 17', 'Total 119.00'])).toBe('in');
  });
});

it.each([
  ['Credit note ', 'a/'],
  ['', '123 '],
  ['Retour\n', '123 '],
])('is looked for in a long line in little time: %s%s', (head, repeated) => {
  const started = performance.now();
  isCalledRefund((head + repeated.repeat(50_000)).split('\n'));
  expect(performance.now() - started).toBeLessThan(1_000);
});
