import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

/** Tables in the form of banks of many languages, with invented movements. */
const rows = (text: string) =>
  statementsOf(text).flatMap(({ records }) =>
    records.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );

describe('one column of amounts', () => {
  it.each([
    [
      'Dutch',
      'Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling',
      '2026-1;31/03/2026;31/03/2026;-12,50;EUR;Overschrijving;BE00 1234;Garage Noord;Factuur 7',
      '2026-03-31 -12.50 Garage Noord',
    ],
    [
      'Polish',
      'Data zaksięgowania;Data wykonania;Kwota;Waluta;Nadawca;Odbiorca;Opis;Typ transakcji',
      '31.03.2026;30.03.2026;-12,50;PLN;Moja Firma;Piekarnia Nowa;Faktura 7;Przelew',
      '2026-03-31 -12.50 Piekarnia Nowa',
    ],
    [
      'Czech',
      'Datum provedení;Datum zaúčtování;Číslo protiúčtu;Název protiúčtu;Zpráva;Zaúčtovaná částka;Měna účtu;Typ transakce',
      '30.03.2026;31.03.2026;123/0100;Pekárna Nová;Faktura 7;-12,50;CZK;Platba',
      '2026-03-31 -12.50 Pekárna Nová',
    ],
    [
      'Swedish',
      'Bokföringsdatum;Valutadatum;Verifikationsnummer;Text/mottagare;Belopp;Saldo',
      '2026-03-31;2026-03-31;5490;Bageri Norr;-12,50;87,50',
      '2026-03-31 -12.50 Bageri Norr',
    ],
    [
      'Norwegian',
      'Bokføringsdato;Beløp;Avsender;Mottaker;Navn;Tittel;Valuta;Betalingstype',
      '31.03.2026;-12,50;1111;2222;Bakeri Nord;Faktura 7;NOK;Betaling',
      '2026-03-31 -12.50 Bakeri Nord',
    ],
    [
      'Danish',
      'Bogført dato;Posteringstekst;Beløb;Ny saldo',
      '31.03.2026;Bageri Nord;-12,50;87,50',
      '2026-03-31 -12.50 Bageri Nord',
    ],
    [
      'Finnish',
      'Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Viesti',
      '31.03.2026;31.03.2026;-12,50;106;TILISIIRTO;Leipomo Pohja;Lasku 7',
      '2026-03-31 -12.50 Leipomo Pohja',
    ],
    [
      'Turkish',
      'İşlem Tarihi;Valör;Açıklama;Tutar;Bakiye',
      '31/03/2026;31/03/2026;Fırın;-12,50;87,50',
      '2026-03-31 -12.50 Fırın',
    ],
    [
      'Croatian',
      'Datum valute;Datum knjiženja;Opis plaćanja;Iznos;Valuta',
      '30.03.2026;31.03.2026;Pekara;-12,50;EUR',
      '2026-03-31 -12.50 Pekara',
    ],
    [
      'Ukrainian',
      'Дата i час операції;Деталі операції;Сума в валюті картки (UAH);Залишок після операції',
      '31.03.2026 10:00:00;Пекарня;-12,50;87,50',
      '2026-03-31 -12.50 Пекарня',
    ],
    [
      'Slovak',
      'Dátum zaúčtovania;Dátum valuty;Partner;Čiastka;Mena;Poznámka',
      '31.03.2026;30.03.2026;Pekáreň;-12,50;EUR;nákup',
      '2026-03-31 -12.50 Pekáreň',
    ],
    [
      'Icelandic',
      'Dagsetning;Upphæð;Staða;Mynt;Skýring',
      '31.03.2026;-12,50;87,50;ISK;Bakarí',
      '2026-03-31 -12.50 Bakarí',
    ],
    [
      'Hungarian',
      'Könyvelés dátuma;Bejövő/Kimenő;Partner neve;Összeg',
      '2026-03-31;Kimenő;Pékség;-12,50',
      '2026-03-31 -12.50 Pékség',
    ],
    [
      'Portuguese',
      'Data do movimento;Data valor;Histórico;Valor do movimento;Saldo contabilístico',
      '31-03-2026;31-03-2026;Padaria Norte;-12,50;87,50',
      '2026-03-31 -12.50 Padaria Norte',
    ],
    [
      'Japanese',
      '取引日,入出金(円),取引後残高(円),入出金先内容',
      '20260331,-1250,8750,北のパン屋',
      '2026-03-31 -1250 北のパン屋',
    ],
    [
      'Chinese',
      '记账日期,货币,交易金额,联机余额,交易摘要,对手信息',
      '2026-03-31,CNY,-12.50,87.50,快捷支付,北方面包店',
      '2026-03-31 -12.50 北方面包店',
    ],
    [
      'Hungarian',
      'Tranzakció dátuma,Partner neve,Tranzakció összege,Tranzakció devizaneme,Bevétel/Kiadás,Közlemény',
      '2026.03.31.,Pékség Észak,-1250,HUF,outflow,Számla 7',
      '2026-03-31 -1250 Pékség Észak',
    ],
    [
      'Swiss',
      'Konto-Nr.;Erfassungsdatum;Bezeichnung;Detail;Valutadatum;Betrag',
      '330217/01;31.03.2026;Bäckerei Nord;;30.03.2026;-12.5',
      '2026-03-31 -12.5 Bäckerei Nord',
    ],
    [
      'Swiss English',
      'Booked At;Text;Credit/Debit Amount;Balance;Valuta Date',
      '2026-03-31 09:51:00.0;Northern Bakery;-12.5;87.5;2026-03-30 00:00:00.0',
      '2026-03-31 -12.5 Northern Bakery',
    ],
    [
      'German, of debits and credits in one',
      'Kontonummer;Buchungstag;Wertstellung;Soll/Haben;Empfänger/Auftraggeber Name;Vwz.0',
      '1234567890;31.03.2026;30.03.2026;-12,50;Bäckerei Nord;Rechnung 7',
      '2026-03-31 -12.50 Bäckerei Nord',
    ],
    [
      'Italian',
      'Data dell’operazione;Data di registrazione;Data di valuta;Importo;Descrizione',
      '30.03.2026;31.03.2026;29.03.2026;-12.50;Panetteria Nord',
      '2026-03-31 -12.50 Panetteria Nord',
    ],
  ])('is found in a %s table', (_, headers, row, expected) => {
    expect(rows(`${headers}\n${row}\n`)).toEqual([expected]);
  });
});

describe('money out and in have a column each', () => {
  it.each([
    ['Swedish', 'Datum;Text;Uttag;Insättning;Saldo', '31.03.2026;Bageri;12,50;;87,50'],
    ['Norwegian', 'Dato;Forklaring;Beløp ut;Beløp inn', '31.03.2026;Bageri;12,50;'],
    ['Danish', 'Dato;Tekst;Hævet;Indsat;Saldo', '31.03.2026;Bageri;12,50;;87,50'],
    ['Finnish', 'Päivä;Selite;Otto;Pano;Saldo', '31.03.2026;Bageri;12,50;;87,50'],
    ['Czech', 'Datum;Popis;Výdaje;Příjmy;Zůstatek', '31.03.2026;Bageri;12,50;;87,50'],
    ['Polish', 'Data;Opis;Wydatki;Wpływy;Saldo', '31.03.2026;Bageri;12,50;;87,50'],
    ['French', 'Date d’écriture;Libellé;Crédit en CHF;Débit en CHF', '31.03.2026;Bageri;;12.50'],
    ['French, past', 'Date;Libellé;Montant débité (CHF);Montant crédité (CHF)', '31.03.2026;Bageri;12.50;'],
    ['Italian', 'Data di contabilizzazione;Causale;Accredito;Addebito', '31.03.2026;Bageri;;12.50'],
    ['English', 'Execution date;Transactions;Debit;Credit', '31.03.2026;Bageri;12.50;'],
    ['Japanese', '日付;摘要内容;支払い金額;預かり金額;差引残高', '2026年3月31日;Bageri;12.50;;87.50'],
    ['Chinese', '交易日期;摘要;收入金额;支出金额;余额', '2026-03-31;Bageri;;12.50;87.50'],
    ['Chinese, in brackets', '记账日期;摘要;记账金额(收入);记账金额(支出)', '2026-03-31;Bageri;;12.50'],
  ])('in a %s table', (_, headers, row) => {
    expect(rows(`${headers}\n${row}\n`)).toEqual(['2026-03-31 -12.50 Bageri']);
  });
});

it('the day is that of the booking, not the time of day beside it', () => {
  const text = `交易日期,交易时间,借贷,交易金额,余额,对方户名
2026-03-01,00:00:00,贷 Cr,1.23,101.23,利息
2026-03-02,13:15:12,借 Dr,3.21,98.02,北方面包店
`;
  expect(rows(text)).toEqual(['2026-03-01 1.23 利息', '2026-03-02 -3.21 北方面包店']);
});

it('a card that prints what was paid to it with a minus is asked about', () => {
  const text =
    '交易日期,入账日期,交易摘要,入账金额\n2026-03-01,2026-03-02,（消费）商户,15.90\n2026-03-04,2026-03-04,（还款）转账,-97.20\n';
  expect(rows(text)).toEqual([]);
  expect(statementsOf(text)[0]?.refused[0]?.reason).toContain('may be of a card');
});

describe('debits and credits of further languages', () => {
  it.each([
    ['Turkish', 'Tarih;Açıklama;Borç;Alacak;Bakiye'],
    ['Hebrew', 'תאריך;תיאור;חובה;זכות;יתרה'],
    ['Korean', '거래일자;내용;출금(원);입금(원);잔액(원)'],
    ['Thai', 'วันที่;รายการ;ถอนเงิน;ฝากเงิน;ยอดคงเหลือ'],
    ['Vietnamese', 'Ngày giao dịch;Mô tả;Ghi nợ;Ghi có;Số dư'],
    ['Greek', 'Ημερομηνία;Περιγραφή;Χρέωση;Πίστωση;Υπόλοιπο'],
    ['Croatian', 'Datum;Opis;Isplata;Uplata;Stanje'],
    ['Serbian', 'Datum knjiženja;Opis;Duguje;Potražuje;Stanje'],
    ['Slovenian', 'Datum;Namen;V breme;V dobro;Stanje'],
    ['Romanian', 'Data tranzactiei;Descriere;Suma debit;Suma credit;Sold'],
    ['Bulgarian', 'Дата и час;Описание;Разход;Приход;Салдо'],
    ['Indonesian', 'Tanggal;Keterangan;Debet;Kredit;Saldo'],
    ['Arabic', 'التاريخ;الوصف;مدين;دائن;الرصيد'],
    ['Persian', 'تاریخ;شرح;برداشت;واریز;مانده'],
    ['traditional Chinese', '交易日期;摘要;支出金額;存入金額;餘額'],
  ])('%s, without a balance that proves them', (_language, headers) => {
    expect(rows(`${headers}\n2026-03-30;Aaa;12,50;;\n2026-03-31;Bbb;;99,00;\n`)).toEqual([
      '2026-03-30 -12.50 Aaa',
      '2026-03-31 99.00 Bbb',
    ]);
  });
});
