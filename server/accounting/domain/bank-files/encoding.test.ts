import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeBankText } from './encoding';
import { readBankFile } from './read-bank-file';

const SENTENCE = 'Crédit à la société générale; Émission d’un chèque été hôtel; 12,00\n';

describe('decodeBankText', () => {
  it.each([
    ['UTF-8', iconv.encode(SENTENCE, 'utf-8')],
    ['UTF-8 with a mark', iconv.encode(SENTENCE, 'utf-8', { addBOM: true })],
    ['UTF-16 with a mark', iconv.encode(SENTENCE, 'utf-16le', { addBOM: true })],
    ['UTF-16 with the other mark', iconv.encode(SENTENCE, 'utf-16be', { addBOM: true })],
    ['UTF-16 without a mark', iconv.encode(SENTENCE, 'utf-16le')],
    ['UTF-16BE without a mark', iconv.encode(SENTENCE, 'utf-16be')],
    ['Windows-1252', iconv.encode(SENTENCE, 'windows-1252')],
  ])('reads %s', (_name, bytes) => {
    expect(decodeBankText(bytes)).toBe(SENTENCE);
  });

  it.each([
    ['CHARSET:1250\n<OFX>Łódź żółć', 'windows-1250'],
    ['OFXHEADER:100ENCODING:USASCIICHARSET:1251COMPRESSION:NONE <OFX>Оплата', 'windows-1251'],
    ['CHARSET:ISO-8859-1\n<OFX>10 € “Café”', 'windows-1252'],
    ['<?xml version="1.0" encoding="ISO-8859-15"?><a>10 € œ</a>', 'iso-8859-15'],
  ])('believes the declaration in %j', (text, encoding) => {
    expect(decodeBankText(iconv.encode(text, encoding))).toBe(text);
  });

  it('believes the bytes more than a declaration that they disprove', () => {
    const text = 'ENCODING:USASCII\nCHARSET:1252\n<OFX>Müller';
    expect(decodeBankText(iconv.encode(text, 'utf-8'))).toBe(text);
  });

  it('guesses what nothing declares', () => {
    const text = 'Data;Opis;Kwota\n2020-01-02;Przelew środków Łódź zapłata za usługę;12,00\n';
    expect(decodeBankText(iconv.encode(text, 'iso-8859-2'))).toBe(text);
  });

  it.each([
    ['PLN', 'windows-1250', ':86:Opłata za żółtą łódź'],
    ['PLN', 'iso-8859-2', ':86:Zapłata za usługę księgową'],
    ['PLN', 'windows-1250', 'Date,Description\n2025-01-02,Zażółć gęślą'],
    ['CZK', 'windows-1250', 'Nájem květen – Říčany'],
    ['HUF', 'iso-8859-2', 'Bérleti díj, Győr, őszi'],
    ['UAH', 'windows-1251', 'Date;Description;Amount\n2025-01-02;Оплата счета;5'],
    [
      'RUB',
      'koi8-r',
      'Оплата счета за услуги связи по договору, перевод собственных средств, комиссия банка',
    ],
    ['TRY', 'windows-1254', 'Kira ödemesi İstanbul şubesi'],
    ['EUR', 'windows-1252', 'Miete für Büro'],
    ['PLN', 'windows-1252', 'Café Zürich'],
  ])('reads the letters of %s in %s', (currency, encoding, text) => {
    expect(decodeBankText(iconv.encode(text, encoding), currency)).toBe(text);
  });

  it('reads UTF-8 that was cut inside a letter', () => {
    const bytes = iconv.encode('Café', 'utf-8');
    expect(decodeBankText(bytes.subarray(0, bytes.length - 1))).toMatch(/^Caf/);
    expect(decodeBankText(iconv.encode('é Café', 'utf-8').subarray(0, -1))).toMatch(/^é Caf/);
  });

  /** The text in UTF-8, without the last byte of its last letter. */
  const cut = (text: string, letter: string) => {
    const bytes = iconv.encode(text, 'utf-8');
    const at = bytes.lastIndexOf(iconv.encode(letter, 'utf-8')) + iconv.encode(letter, 'utf-8').length - 1;
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);
  };

  it.each([
    ['in a text of many letters', `${'Müller\n'.repeat(10)}Orlé\nend`, 'é'],
    ['of three bytes', `${'Müller\n'.repeat(10)}5 €\nend`, '€'],
    ['in XML that declares UTF-8', '<?xml version="1.0" encoding="UTF-8"?><a>Müller Café Orlé</a>', 'é'],
    ['in OFX that declares UTF-8', 'ENCODING:UTF-8\nCHARSET:NONE\n<OFX>Müller Café Orlé</OFX>', 'é'],
    ['against a declaration', `CHARSET:1252\n<OFX>${'Müller\n'.repeat(10)}Orlé</OFX>`, 'é'],
  ])('reads UTF-8 with one letter cut, %s', (_where, text, letter) => {
    const whole = text.slice(0, text.lastIndexOf(letter));
    const rest = text.slice(text.lastIndexOf(letter) + 1);
    expect(decodeBankText(cut(text, letter))).toBe(`${whole}\ufffd${rest}`);
  });

  it.each([
    ['declared as UTF-8', '<?xml version="1.0" encoding="UTF-8"?><a>Café Müller “CAFÉ”</a>'],
    ['declared as UTF-8, with one letter', 'ENCODING:UTF-8\n<OFX>Café</OFX>'],
    ['declared as both', 'ENCODING:UTF-8\nCHARSET:1252\n<OFX>Café 10 €'],
    ['of capitals before quotation marks', 'LE CAFÉ’S «SOCIÉTÉ»; ÉTÉ; GÉNÉRALE; CRÉDIT'],
  ])('does not take Windows-1252 for UTF-8, %s', (_how, text) => {
    expect(decodeBankText(iconv.encode(text, 'windows-1252'))).toBe(text);
  });

  it.each([
    ['windows-1253', undefined, 'Ημερομηνία;Περιγραφή;Χρέωση;Πίστωση\n14/03/2026;ΑΓΟΡΑ;1,00;'],
    ['big5', undefined, '交易日期,摘要,支出金額,存入金額,餘額\n115/03/14,範例,1,,2'],
    ['shift_jis', 'JPY', '2018/7/3,東京電力　電気料金等,ご本人,11402'],
    ['windows-874', 'THB', '14/03/2026,ร้านค้า,150.50'],
    ['windows-1250', 'EUR', 'Datum;Opis;Uplata;Isplata\n14.03.2026;DUĆAN;;1,00'],
    ['windows-1250', 'EUR', 'Dátum;Popis;Čiastka;Zostatok\n14.03.2026;POTRAVINY ŽILINA;1,00;2,00'],
  ])('tells %s by the headers of a short file', (encoding, currency, text) => {
    expect(decodeBankText(iconv.encode(text, encoding), currency)).toBe(text);
  });

  it('reads what looks like an encoding that cannot be read as another', () => {
    const escaped = [0x1b, 0x24, 0x42, 0x24, 0x22, 0x24, 0x24, 0x1b, 0x28, 0x42, 0xa5];
    const row = [...Buffer.from('2026-03-01,'), ...escaped, ...Buffer.from(',-1.00\n')];
    const rows = Array.from({ length: 9 }, () => row).flat();
    const bytes = Uint8Array.from([...Buffer.from('Date,Description,Amount\n'), ...rows]);
    expect(decodeBankText(bytes)).toContain('2026-03-01,');
    expect(readBankFile(bytes).ok).toBe(false);
  });

  it('reads no bytes as no text', () => {
    expect(decodeBankText(new Uint8Array())).toBe('');
  });
});
