import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDescription } from './clean-description';

describe('cleanDescription', () => {
  it.each([
    ['SQ *BLUE BOTTLE COFFEE 415-555-0134 CA', 'Blue Bottle Coffee'],
    ['TST* THE LITTLE OWL - NEW YORK NY', 'The Little Owl'],
    ['PAYPAL *SOMESHOP 402-555-7733 CA', 'Someshop'],
    ['POS DEBIT VISA CHECK CARD 1234 STARBUCKS STORE 05432 SEATTLE WA', 'Starbucks'],
    ['POS DEBIT VISA 4821 STARBUCKS STORE #0042 SEATTLE WA 03/01', 'Starbucks'],
    ['MASTERCARD XXXX1234 NETFLIX.COM', 'Netflix.com'],
    ['VISA SCHREINEREI AHORN NR XXXX 1234 KOELN DE KAUFUMSATZ 11.03 2.5', 'Schreinerei Ahorn'],
    ['VISA Buchladen am Ring KAUFUMSATZ 11.03', 'Buchladen am Ring'],
    ['SQ *COFFEE SHOP #1234 01/31 XXXX1234', 'Coffee Shop'],
    ['ACH DEBIT GUSTO DES:PAYROLL ID:6semk48 INDN:ACME CO CO ID:9138864001 CCD', 'Gusto Payroll'],
    ['CHECKCARD 0312 WHOLEFDS MKT 10234 AUSTIN TX 24431063', 'Wholefds Mkt'],
    ['PURCHASE AUTHORIZED ON 03/12 SHELL OIL 57442 SAN JOSE CA S583072 CARD 1234', 'Shell Oil'],
    ['DEBIT CARD PURCHASE XXXXX1234 DOORDASH *CHIPOTLE', 'Doordash Chipotle'],
    ['ONLINE TRANSFER TO SAVINGS XXXXX1234 REF #IB0ABC123 ON 03/12/24', 'Online Transfer to Savings'],
    ['FIGMA MONTHLY RENEWAL 4158902 SAN FRANCISCO CA', 'Figma Monthly Renewal'],
    ['HARBOR DINER #1859      SCOTTSDALE   AZUS', 'Harbor Diner'],
    ['COSTCO WHSE #0123 SAN DIEGO CA', 'Costco Whse'],
    ['DELTA AIR 0062345678901', 'Delta Air'],
    ['APPLE.COM/BILL 866-555-7753 CA', 'Apple.com/bill'],
    ['ABC CORPORATION PAYROLL PPD ID: 12345', 'Abc Corporation Payroll'],
    ['Transfer 2024-03-01 14:05', 'Transfer'],
    ['ACH CREDIT TRANSFER PAYPAL 5GWJ27PAZWBBN', 'Transfer Paypal'],
    ['ACH CREDIT 5GWJ2AAJMCJFG PAYPAL TRANSFER', 'Paypal Transfer'],
    ['Zelle payment to Adam Example JPM99b9nxbkj', 'Zelle payment to Adam Example'],
    ['Amazon.com*2L49L2AE1 Amzn.com/bill WA 05/04', 'Amazon.com'],
    ['AMZN Mktp US*YG1Z33V Amzn.com/bill WA 03/03', 'AMZN Mktp US'],
    ['6170 CHECK CARD PURCHASE MEETUP.COM 877-633887', 'Meetup.com'],
    ['POS PURCHASE POS01480729 5049192 HARBOR FREIGHT CICERO IL', 'Harbor Freight Cicero'],
    ['POS PURCHASE POS06168806 5319793 THE HOME DEPOT CHICAGO IL', 'The Home Depot'],
    [
      'ORIG CO NAME:AMTRUST NA ORIG ID:9578755001 DESC DATE:JUL 03 CO ENTRY DESCR:PAYMENT SEC:CCD TRACE#:042000016',
      'Amtrust Na Payment',
    ],
  ])('cleans %j to %j', (text, expected) => {
    expect(cleanDescription(text)).toBe(expected);
  });

  it.each([
    ['7-ELEVEN 34512', '7-Eleven'],
    ['1-800-FLOWERS', '1-800-Flowers'],
    ['VISA PURCHASE 365 MARKET 888-555-3299 MI', '365 Market'],
    ["O'REILLY AUTO #123", "O'Reilly Auto"],
    ["LOVE'S #0410", "Love's"],
    ['H&M 0123', 'H&M'],
    ['SBA EIDL LOAN PAYMENT', 'SBA EIDL Loan Payment'],
    ['ADP TAX', 'ADP Tax'],
    ['BANK OF AMERICA', 'Bank of America'],
    ['VISA FEES', 'Visa Fees'],
    ['CVS PHARMACY', 'CVS Pharmacy'],
    ['ACME CO', 'Acme Co'],
    ['ÉLECTRICITÉ DE FRANCE', 'Électricité de France'],
    ['OFFICE365 SUBSCRIPTION', 'Office365 Subscription'],
    ['SHOP F45 TRAINING', 'Shop F45 Training'],
  ])('keeps the name in %j: %j', (text, expected) => {
    expect(cleanDescription(text)).toBe(expected);
  });

  it.each(['Payment to John', 'Gehalt Oktober', 'iTunes Store', 'Überweisung Miete'])(
    'leaves %j as it is',
    (text) => {
      expect(cleanDescription(text)).toBe(text);
    },
  );

  it.each([
    ['12345', '12345'],
    [' 03/12/2024 ', '03/12/2024'],
    ['#1234 555-555-0134', '#1234 555-555-0134'],
    ['  ', 'Transaction'],
    ['', 'Transaction'],
  ])('never leaves nothing: %j becomes %j', (text, expected) => {
    expect(cleanDescription(text)).toBe(expected);
  });

  it('gives lines of one merchant one text, whatever store and day', () => {
    const lines = [
      'POS PURCHASE 03/12 SHELL OIL 57442 AUSTIN TX',
      'POS PURCHASE 11/30 SHELL OIL 10020031 DALLAS TX',
    ];
    expect(new Set(lines.map(cleanDescription))).toEqual(new Set(['Shell Oil']));
  });

  it('always gives one trimmed line with something in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cleaned = cleanDescription(text);
        expect(cleaned).not.toBe('');
        expect(cleaned).toBe(cleaned.trim());
        expect(cleaned).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it.each(['a*', '# ', '1-', 'ID:', 'CARD X', ' ON', '("', 'SQ *', '\u0000 '])(
    'ends on a long run of %j',
    (piece) => {
      expect(cleanDescription(piece.repeat(100_000))).not.toBe('');
    },
  );
});
