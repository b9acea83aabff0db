import { expect, it } from 'vitest';
import { recordsOf, statementsOf } from '../../testing/read-text';

const read = (text: string) => recordsOf(text).map(({ date, amount }) => `${date} ${amount}`);

it('takes the next column of days where the best known one is empty', () => {
  const text =
    'Started Date,Completed Date,Description,Amount\n2026-03-14 10:47:26,,Top-Up,1000\n2026-03-13 9:32:08,,Train,-157.85\n';
  expect(read(text)).toEqual(['2026-03-14 1000', '2026-03-13 -157.85']);
});

it('takes no column of days for that of the amounts', () => {
  const text = 'Tarih;Valör;Açıklama;Tutar\n14/03/2026;15/03/2026;Market;-150,50\n';
  expect(read(text)).toEqual(['2026-03-14 -150.50']);
});

it('finds headers whose only day is the value date', () => {
  const text =
    ',Value date,,Description,Debits,Credits\n16/03/2026,16/03/2026,TRANSFER,,"600,00",\n17/03/2026,17/03/2026,CLIENT,,,"100,00"\n';
  expect(read(text)).toEqual(['2026-03-16 -600.00', '2026-03-17 100.00']);
});

it('reads digits of other scripts in numbers and days, and leaves them in texts', () => {
  const text = 'التاريخ,البيان,المبلغ\n١٤/٠٣/٢٠٢٦,فاتورة ١٢,-١٥٠٫٥٠\n';
  expect(read(text)).toEqual(['2026-03-14 -150.50']);
  expect(recordsOf(text)[0]?.description).toBe('فاتورة ١٢');
});

it.each(['Pending', 'offen'])('says that a row with %s in place of its day is pending', (word) => {
  const text = `Date,Description,Amount\n${word},Cafe,-67.40\n14-Mar-2026,Shop,-18.89\n`;
  expect(statementsOf(text)[0]?.refused).toEqual([
    { line: 2, reason: 'The movement is pending and has no booking day yet.' },
  ]);
});

it('reads who was paid out of a text with labels', () => {
  const text = [
    'Buchungstag;Vorgang;Buchungstext;Umsatz in EUR',
    '15.03.2026;Übertrag;"Auftraggeber: Muster GmbH Buchungstext: Rechnung 12 Ref. ABC123/1";1.500,00',
    '14.03.2026;Lastschrift;"Empfänger: LadenKto/IBAN: DE02120300000000202051  BLZ/BIC: BYLADEM1001  Buchungstext: Einkauf";-150,50',
  ].join('\n');
  expect(recordsOf(text).map(({ description, metadata }) => [description, metadata.memo])).toEqual([
    ['Muster GmbH', 'Rechnung 12'],
    ['Laden', 'Einkauf'],
  ]);
});
