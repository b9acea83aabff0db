import { expect, it } from 'vitest';
import { spend } from './demo-event';
import { bankIds, ofxStatement } from './ofx-statement';

it('writes the statement of a card with an id for every movement, twins of a day included', () => {
  const twin = spend('2026-03-02', 'Credit card', 'TIN & TWINE', 'Office supplies', 12_05n);
  const records = bankIds([twin, twin, { ...twin, day: '2026-03-04' }]);
  expect([...records.keys()]).toEqual(['20260302001', '20260302002', '20260304001']);
  const text = ofxStatement({ ledger: 'Credit card', number: '0000000000009026' }, records);
  expect(text.split('\n').filter((line) => line.startsWith('<STMTTRN>'))).toEqual([
    '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260302<TRNAMT>-12.05<FITID>20260302001<NAME>TIN &amp; TWINE</STMTTRN>',
    '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260302<TRNAMT>-12.05<FITID>20260302002<NAME>TIN &amp; TWINE</STMTTRN>',
    '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260304<TRNAMT>-12.05<FITID>20260304001<NAME>TIN &amp; TWINE</STMTTRN>',
  ]);
  expect(text).toContain('<CCACCTFROM><ACCTID>0000000000009026</CCACCTFROM>');
  expect(text).toContain('<DTSTART>20260302<DTEND>20260304');
});
