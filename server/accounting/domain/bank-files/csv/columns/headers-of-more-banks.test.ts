import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const read = (currency: string, ...lines: string[]) =>
  statementsOf([...lines, ''].join('\n'), { currency }).flatMap(({ currency: stated, records }) =>
    records.map(({ date, amount, description }) => `${date} ${amount} ${stated ?? ''} ${description}`),
  );

it.each([
  {
    bank: 'in Hungary, with debits and credits',
    currency: 'HUF',
    lines: [
      'Könyvelés dátuma;Értéknap;Terhelés;Jóváírás;Partner neve;Közlemény;Pénznem',
      '2026.09.15.;2026.09.15.;12 450;;MINTA BOLT;Kártya;HUF',
      '2026.09.16.;2026.09.16.;;450 000;MINTA KFT;Bér;HUF',
    ],
    expected: ['2026-09-15 -12450 HUF MINTA BOLT', '2026-09-16 450000 HUF MINTA KFT'],
  },
  {
    bank: 'in Hungary, with the other side’s name',
    currency: 'HUF',
    lines: [
      'Számlaszám;Ellenoldali számlaszám;Ellenoldali név;Közlemény;Könyvelés dátuma;Összeg;Devizanem',
      '11111111-22222222;;MINTA BOLT;vásárlás;2026-01-12;-4990;HUF',
      '11111111-22222222;11600006-00000000;Minta János;bér;2026-01-13;-120000;HUF',
    ],
    expected: ['2026-01-12 -4990 HUF MINTA BOLT', '2026-01-13 -120000 HUF Minta János'],
  },
  {
    bank: 'in Poland, with who sent or received',
    currency: 'PLN',
    lines: [
      'Data operacji,Data waluty,Typ transakcji,Kwota,Waluta,Saldo po transakcji,Nazwa nadawcy/odbiorcy,Tytuł',
      '2026-07-18,2026-07-18,Płatność kartą,-45.50,PLN,1200.00,Sklep,Zakupy',
      '2026-07-19,2026-07-19,Przelew,-120.00,PLN,1080.00,Zakład,Rachunek',
    ],
    expected: ['2026-07-18 -45.50 PLN Sklep', '2026-07-19 -120.00 PLN Zakład'],
  },
  {
    bank: 'in Poland, with who received or sent',
    currency: 'PLN',
    lines: [
      'Data transakcji,Data rozliczenia,Odbiorca/Nadawca,Opis,Kwota w walucie rachunku,Waluta',
      '2026-08-15,2026-08-16,Sklep,Zakupy,-88.40,PLN',
    ],
    expected: ['2026-08-15 -88.40 PLN Sklep'],
  },
  {
    bank: 'in the Netherlands, with the holder of the other account',
    currency: 'EUR',
    lines: [
      'Rekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Omschrijving',
      'NL99KNAB9999999999;21-06-2026;EUR;D;827,75;FR99;G Voorbeeld;Zwembad',
      'NL99KNAB9999999999;22-06-2026;EUR;C;27,75;FR99;K Voorbeeld;Terug',
    ],
    expected: ['2026-06-21 -827.75 EUR G Voorbeeld', '2026-06-22 27.75 EUR K Voorbeeld'],
  },
  {
    bank: 'in Belgium, whose currency has its Dutch name',
    currency: 'USD',
    lines: ['Boekingsdatum;Omschrijving;Bedrag;Munteenheid', '18/11/2026;Winkel;-52,30;EUR'],
    expected: ['2026-11-18 -52.30 EUR Winkel'],
  },
  {
    bank: 'in Estonia, in English',
    currency: 'EUR',
    lines: [
      'Client account;Row type;Date;Beneficiary/Payer;Details;Amount;Currency;Debit/Credit',
      'EE09;20;14.01.2026;Sample Ltd;Rent;10,00;EUR;D',
      'EE09;20;15.01.2026;Other Ltd;Sale;20,00;EUR;K',
    ],
    expected: ['2026-01-14 -10.00 EUR Sample Ltd', '2026-01-15 20.00 EUR Other Ltd'],
  },
  {
    bank: 'in Finland, with who paid and who was paid',
    currency: 'EUR',
    lines: [
      'Kirjauspäivä;Arvopäivä;Maksaja;Saaja;Viesti;Summa EUR',
      '15.08.2026;14.08.2026;Matti Malli;Oma Oy;lasku;50,00',
      '16.08.2026;16.08.2026;Oma Oy;Malli Oy;vuokra;-20,00',
    ],
    expected: ['2026-08-15 50.00 EUR Matti Malli', '2026-08-16 -20.00 EUR Malli Oy'],
  },
  {
    bank: 'in Switzerland, with the name of who ordered',
    currency: 'CHF',
    lines: [
      'Datum;Valuta;Buchungstext;Name Auftraggeber / Begünstigter;Mitteilung / Referenz;Betrag;Saldo',
      '27.06.2026;27.06.2026;Zahlungseingang;Muster SA;Rechnung 7;629.74;11176.55',
      '25.06.2026;25.06.2026;Verkaufspunkt;Laden;;-42.10;10546.81',
    ],
    expected: ['2026-06-27 629.74  Muster SA', '2026-06-25 -42.10  Laden'],
  },
  {
    bank: 'in India, with letters for debit, credit and balance',
    currency: 'INR',
    lines: [
      'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL',
      '15-04-2026,1,NEFT/ABC,10.00,,90.00',
      '16-04-2026,2,UPI/XYZ,,30.00,120.00',
    ],
    expected: ['2026-04-15 -10.00  NEFT/ABC', '2026-04-16 30.00  UPI/XYZ'],
  },
  {
    bank: 'in Russia, whose sum has no sign beside what was taken and added',
    currency: 'RUB',
    lines: [
      'Дата операции;Сумма операции;Сумма списания;Сумма зачисления;Назначение платежа',
      '13.09.2026;123,45;123,45;;Покупка',
      '14.09.2026;1000,00;;1000,00;Оплата',
    ],
    expected: ['2026-09-13 -123.45  Покупка', '2026-09-14 1000.00  Оплата'],
  },
  {
    bank: 'in China, whose money is taken out and put in',
    currency: 'CNY',
    lines: [
      '顺序号,交易日期,交易类型,存入金额,取出金额,余额,交易对手名称',
      '1,2026/12/03 14:06:51,网上支付,,3.88,1981.33,某店',
      '2,2026/12/05 07:22:32,汇入,10.00,,1991.33,某人',
    ],
    expected: ['2026-12-03 -3.88  某店', '2026-12-05 10.00  某人'],
  },
  {
    bank: 'of a payment service in Japan',
    currency: 'JPY',
    lines: [
      '取引日,出金金額(円),入金金額(円),通貨,取引内容,取引先',
      '2026/09/13,850,,JPY,支払い,見本店',
      '2026/09/15,,1200,JPY,返金,見本駅',
    ],
    expected: ['2026-09-13 -850 JPY 見本店', '2026-09-15 1200 JPY 見本駅'],
  },
  {
    bank: 'of the same in English',
    currency: 'JPY',
    lines: [
      'Date & Time,Amount Outgoing (Yen),Amount Incoming (Yen),Transaction Type,Business Name',
      '2026/09/13 18:33:51,"1,290",-,Payment,Kiosk',
      '2026/09/20 09:40:00,-,600,Refund,Cafe',
    ],
    expected: ['2026-09-13 -1290  Kiosk', '2026-09-20 600  Cafe'],
  },
  {
    bank: 'of a payment service in Mexico',
    currency: 'MXN',
    lines: [
      'INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE',
      '0.00;200.00;-200.00;0.00',
      '',
      'RELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT;PARTIAL_BALANCE',
      '13-06-2026;Retiro de ahorro;162018192302;200.00;200.00',
      '13-06-2026;Transferencia enviada;162017205220;-200.00;0.00',
      '14-06-2026;Ganancia;174;0.13;906.13',
    ],
    expected: [
      '2026-06-13 200.00  Retiro de ahorro',
      '2026-06-13 -200.00  Transferencia enviada',
      '2026-06-14 0.13  Ganancia',
    ],
  },
  {
    bank: 'in Italy, with a sign and the currency of the account',
    currency: 'EUR',
    lines: [
      'DATA CONTABILE;DESCRIZIONE OPERAZIONE;SEGNO;IMPORTO ORIGINARIO;DIVISA IMPORTO ORIGINARIO;IMPORTO MOVIMENTO CONTO;DIVISA IMPORTO',
      '13/07/2026;Incasso;+;150,0;USD;140,0;EUR',
      '14/07/2026;Spesa;-;20,0;EUR;20,0;EUR',
    ],
    expected: ['2026-07-13 140.0 EUR Incasso', '2026-07-14 -20.0 EUR Spesa'],
  },
  {
    bank: 'in Korea, with who paid in',
    currency: 'KRW',
    lines: [
      '거래일자,적요,입금액,출금액,잔액,입금자명',
      '2026-03-08,타행이체,"300,000",,"5,300,000",김보기',
      '2026-03-09,체크카드,,"12,000","5,288,000",마트',
    ],
    expected: ['2026-03-08 300000  김보기', '2026-03-09 -12000  마트'],
  },
])('reads the table of a bank $bank', ({ currency, lines, expected }) => {
  expect(read(currency, ...lines)).toEqual(expected);
});

it.each([
  ['Příchozí', 'Odchozí'],
  ['Gelir', 'Gider'],
  ['Masuk', 'Keluar'],
  ['収入', '支出'],
  ['Przychód', 'Rozchód'],
])('knows the words for money in and out: %s, %s', (into, out) => {
  const rows = [`13.09.2026;${into};75000,00;Mzda`, `18.09.2026;${out};25000,00;Najem`];
  expect(read('CZK', 'Datum;Typ;Castka;Zprava', ...rows).map((line) => line.split(' ')[1])).toEqual([
    '75000.00',
    '-25000.00',
  ]);
});

it('takes a line above the table that says its currency for no headers', () => {
  const lines = [
    'Data dal:;="01.01.2026"',
    'Valuta:;="CHF"',
    '',
    'Data;Tipo di movimento;Testo di avviso;Accredito in CHF;Addebito in CHF;Tag;Categoria',
    '',
    '13.04.2026;Contabilizzazione;Ferrovia;;-2500;;',
    '14.04.2026;Contabilizzazione;Paga;100;;;',
    '15.04.2026;Contabilizzazione;Posta;;-40;;',
  ];
  expect(read('CHF', ...lines)).toEqual([
    '2026-04-13 -2500 CHF Ferrovia',
    '2026-04-14 100 CHF Paga',
    '2026-04-15 -40 CHF Posta',
  ]);
});
