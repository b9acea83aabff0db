import { describe, expect, it } from 'vitest';
import { describeRecord, externalIdOf, metadataOf, quote, shorten, tidy } from './printed-text';

describe('printed text', () => {
  it.each([
    ['  a \t\r\n b\u0000c\u00a0d ', 'a b c d'],
    ['a\ud800b', 'a b'],
    ['😀', '😀'],
    [' \n ', ''],
  ])('tidies %j to %j', (text, expected) => {
    expect(tidy(text)).toBe(expected);
  });

  it('never cuts inside a letter of two units', () => {
    expect(shorten('ab😀c', 4)).toBe('ab…');
    expect(shorten('abcd', 4)).toBe('abcd');
  });

  it('takes the first description that says anything, within 512 characters', () => {
    expect(describeRecord([undefined, ' ', 'a  b', 'c'])).toBe('a b');
    expect(describeRecord(['x'.repeat(600)])).toHaveLength(512);
    expect(describeRecord([])).toBe('Transaction');
  });

  it.each([
    [['Point of Sale Transaction', 'TGI FRIDAYS #1859'], 'Point of Sale Transaction TGI FRIDAYS #1859'],
    [['POS PURCHASE', undefined, 'pos purchase', '123', 'Shop'], 'POS PURCHASE Shop'],
    [['DEBIT CARD PURCHASE', 'DEBIT CARD PURCHASE', '42'], 'DEBIT CARD PURCHASE'],
    [['Point of Sale Systems Inc', 'Rent'], 'Point of Sale Systems Inc'],
    [['Direct Debit', 'Water Works'], 'Direct Debit Water Works'],
  ])('says more than a way of payment: %j is %j', (texts, description) => {
    expect(describeRecord(texts)).toBe(description);
  });

  it.each([
    [['250822 CB****3419', 'OPTICIAN NORTH'], 'OPTICIAN NORTH'],
    [['XXXX XXXX XXXX1234', 'Shop'], 'Shop'],
    [['12341234123412341', 'Repayment'], 'Repayment'],
    [['NL47INGB0123456789', 'Shop'], 'Shop'],
    [['--------', 'Shop'], 'Shop'],
    [['1001'], '1001'],
    [['--'], 'Transaction'],
    [['CARD 1234 Shop', 'Memo'], 'CARD 1234 Shop'],
    [['PAYPAL *SHOP 4029', 'Memo'], 'PAYPAL *SHOP 4029'],
  ])('is no number, card or account while words follow: %j is %j', (texts, description) => {
    expect(describeRecord(texts)).toBe(description);
  });

  it.each([
    [' A 1 ', 'A 1'],
    ['NONREF', null],
    ['notprovided', null],
    ['EREF', null],
    ['0', null],
    ['000000', null],
    ['-1', null],
    ['00000000-0000-0000-0000-000000000000', null],
    ['1', '1'],
    ['0000488', '0000488'],
    ['-10', '-10'],
    ['', null],
    [undefined, null],
    ['x'.repeat(256), null],
  ])('takes %j for the id %j', (text, expected) => {
    expect(externalIdOf(text)).toBe(expected);
  });

  it('keeps only metadata that says something', () => {
    expect(metadataOf({ a: ' x ', b: '', c: undefined, d: '0' })).toEqual({ a: 'x', d: '0' });
    const references = { check_number: '0', reference: 'NONREF', end_to_end_id: 'Notprovided' };
    expect(metadataOf({ ...references, bank_reference: '007' })).toEqual({ bank_reference: '007' });
  });

  it('quotes shortly', () => {
    expect(quote('a\nb')).toBe('“a b”');
    expect(quote('x'.repeat(1000))).toHaveLength(62);
  });
});
