import { describe, expect, it } from 'vitest';
import { readBankFile } from '../../read-bank-file';
import { statementsOf } from '../../testing/read-text';

const read = (text: string, csvMapping = {}) =>
  statementsOf(text, { csvMapping }).map(({ records, refused }) => ({
    rows: records.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
    refused: refused.map(({ line, reason }) => `${line} ${reason}`),
  }))[0];

/** A statement in the form of a Swiss bank, with invented movements. */
const statement = (parts: readonly string[]) => `Account number:;0230 00123456.40;
From:;2026-03-01;
Closing balance:;5671.60;

Trade date;Trade time;Booking date;Value date;Currency;Debit;Credit;Individual amount;Balance;Transaction no.;Description1;Description2;Description3;Footnotes;
2026-03-20;18:40:00;2026-03-21;2026-03-20;CHF;-45.80;;;5671.60;T1;"Corner Market;8000 Zurich";"Debit card payment";"Card number: 1234";;
2026-03-18;;2026-03-18;2026-03-18;CHF;-150.00;;;5717.40;T3;"Multi e-banking order";"e-banking payment order";"Costs: Multi order";;
${parts.map((part) => `;;;;CHF;;;${part};;\n`).join('')}2026-03-10;;2026-03-10;2026-03-10;CHF;;5000.00;;5867.40;T4;"Client AG;Postfach";"Salary payment";"Reason for payment: March";;
`;

const before = '2026-03-21 -45.80 Corner Market';
const after = '2026-03-10 5000.00 Client AG';

describe('the payments of a collective order', () => {
  it.each([
    ['without a sign', ['100.00;;T3;"Insurance AG; Street 1; 8000 Zurich";', '50.00;;T3;"Club North";']],
    ['with the sign of the order', ['-100.00;;T3;"Insurance AG";', '-50.00;;T3;"Club North";']],
  ])('are read in its place where they add up to it: %s', (_, parts) => {
    expect(read(statement(parts))).toEqual({
      rows: [before, '2026-03-18 -100.00 Insurance AG', '2026-03-18 -50.00 Club North', after],
      refused: [],
    });
  });

  it('are told apart where they are alike, and say which order they are of', () => {
    const [found] = statementsOf(statement(['75.00;;T3;"Club North";', '75.00;;T3;"Club North";']));
    const of = {
      collective_reference: 'T3',
      collective_amount: '-150.00',
      collective_text: 'Multi e-banking order',
    };
    const part = { externalId: null, amount: '-75.00', metadata: expect.objectContaining(of) };
    expect(found?.records.slice(1, 3)).toEqual([
      expect.objectContaining(part),
      expect.objectContaining(part),
    ]);
  });

  it('is one movement where it is alone in the order', () => {
    const [found] = statementsOf(statement(['150.00;;T3;"Club North";']));
    expect(found?.records[1]).toMatchObject({
      externalId: 'T3',
      amount: '-150.00',
      description: 'Club North',
    });
    expect(found?.records[1]?.metadata).not.toHaveProperty('collective_amount');
  });

  it('are refused where they do not, and the order is read as one', () => {
    const found = read(statement(['100.00;;T3;"Insurance AG";', '49.00;;T3;"Club North";']));
    expect(found?.rows).toEqual([before, '2026-03-18 -150.00 Multi e-banking order', after]);
    expect(found?.refused).toEqual(
      [8, 9].map(
        (line) => `${line} It is a part of the movement in line 7, to which the parts do not add up.`,
      ),
    );
  });

  it('are refused below a movement with another id', () => {
    const found = read(statement(['150.00;;T9;"Insurance AG";']));
    expect(found?.rows).toEqual([before, '2026-03-18 -150.00 Multi e-banking order', after]);
    expect(found?.refused).toEqual(['8 It is a part of a movement, and no movement stands above it.']);
  });
});

describe('a description in several columns', () => {
  const table = `IBAN;Ccy.;Description;Booking date;Description 1;Description 2;Description 3;Debit;Credit
CH93;CHF;Personal Account;21.03.2026;Debit card payment;Card 1234;Corner Market, Zurich;45.80;
CH93;CHF;Personal Account;18.03.2026;e-banking Order;Insurance AG, Zurich;Invoice 12;150.00;
CH93;CHF;Personal Account;10.03.2026;Salary Payment;Client AG;Salary March;;5000.00
CH93;CHF;Personal Account;09.03.2026;Withdrawal;;;20.00;
`;
  const expected = [
    '2026-03-21 -45.80 Corner Market, Zurich',
    '2026-03-18 -150.00 Insurance AG, Zurich',
    '2026-03-10 5000.00 Client AG',
    '2026-03-09 -20.00 Withdrawal',
  ];

  it('names the party, neither the kind of payment nor the own account', () => {
    expect(read(table)?.rows).toEqual(expected);
  });

  it('is read the same with the mapping of the first import, and as a person says', () => {
    const file = readBankFile(new TextEncoder().encode(table));
    const mapping = file.ok ? (file.value.table?.mapping ?? {}) : {};
    expect(read(table, mapping)?.rows).toEqual(expected);
    expect(read(table, { ...mapping, description: ['Description 2'] })?.rows[1]).toBe(expected[1]);
    expect(read(table, { ...mapping, description: ['Description 2'] })?.rows[0]).toContain('Card 1234');
  });
});
