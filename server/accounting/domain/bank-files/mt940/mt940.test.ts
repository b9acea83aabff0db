import { describe, expect, it } from 'vitest';
import { problemOf, recordsOf, statementsOf } from '../testing/read-text';

const message = (lines: string, account = 'NL00BANK0123456789') =>
  `:20:REF\n:25:${account}\n:28C:1/1\n:60F:C240101EUR100,00\n${lines}\n:62F:C240131EUR100,00\n`;

const announced = (account = 'NL00BANK0123456789') =>
  `:20:STARTDISPE\n:25:${account}\n:28C:1/1\n:34F:EURD9,\n:13D:2401311032+0100\n:61:2401310131DR9,00NDDT\n:86:Phone\n:61:2401310131DR8,00NDDT\n:90D:2EUR17,00\n:90C:0EUR0,\n-\n`;

describe('MT940', () => {
  it('reads a structured narrative', () => {
    const lines =
      ':61:2401310201DR12,5NTRFNONREF//BANK1\r\nsupplement\r\n:86:020?00UEBERWEISUNG?109310?20EREF+INV 1?21SVWZ+Miete Ja\r\n?22nuar?30BANKDEFF?31123456?32Haus?33und Grund?34997';
    expect(statementsOf(message(lines))).toEqual([
      {
        accountId: 'NL00BANK0123456789',
        kind: 'bank',
        currency: 'EUR',
        refused: [],
        cutOff: null,
        closing: { day: '2024-01-31', amount: '100.00' },
        balanceBreak: expect.stringContaining('its movements of -12.5 make 87.50'),
        records: [
          {
            line: 5,
            externalId: 'BANK1',
            date: '2024-02-01',
            amount: '-12.5',
            description: 'Haus und Grund',
            type: 'ntrf',
            posted: true,
            metadata: {
              date_text: '2401310201',
              value_date: '2024-01-31',
              supplement: 'supplement',
              transaction_code: '020',
              booking_text: 'UEBERWEISUNG',
              batch_number: '9310',
              end_to_end_id: 'INV 1',
              memo: 'Miete Januar',
              counterparty_bank: 'BANKDEFF',
              counterparty_account: '123456',
              payee: 'Haus und Grund',
              key: '997',
            },
          },
        ],
      },
    ]);
  });

  it.each([
    [
      '/TRTP/SEPA/IBAN/NL11/NAME/J Doe/REMI/May 01/02/EREF/E1',
      { payee: 'J Doe', memo: 'May 01/02', end_to_end_id: 'E1', counterparty_account: 'NL11' },
    ],
    ['/BENM//NAME/J Doe/REMI//ISDT/2024-01-01', { payee: 'J Doe', interest_date: '2024-01-01' }],
    [
      '/CNTP/NL22/BANKNL2A/Shop///REMI/USTD//Order 7/',
      { counterparty_account: 'NL22', counterparty_bank: 'BANKNL2A', payee: 'Shop', memo: 'Order 7' },
    ],
    ['020~00Transfer~20Invoice 1~32Firm', { booking_text: 'Transfer', memo: 'Invoice 1', payee: 'Firm' }],
    [
      '020~00Przelew~20Faktura 1~21˙~32Firma~33˙',
      { booking_text: 'Przelew', memo: 'Faktura 1', payee: 'Firma' },
    ],
    ['020?20Why? Because?32Firm', { memo: 'Why? Because', payee: 'Firm' }],
  ])('reads the narrative %j', (narrative, expected) => {
    const [record] = recordsOf(message(`:61:240131C1,00NMSCNONREF\n:86:${narrative}`));
    expect(record?.metadata).toMatchObject(expected);
    expect(record?.description).toBe(expected.payee);
  });

  it.each([
    ['  plain words\nand more', 'plain words and more'],
    ['999PN5477Cheque 7', 'Cheque 7'],
  ])('takes the words %j for the description and not again for the memo', (narrative, expected) => {
    const [record] = recordsOf(message(`:61:240131C1,00NMSCNONREF\n:86:${narrative}`));
    expect(record?.description).toBe(expected);
    expect(record?.metadata.memo).toBeUndefined();
  });

  it('joins a line of 65 characters to the next without a space', () => {
    const cut = `/NAME/${'x'.repeat(59)}`;
    const [record] = recordsOf(message(`:61:240131C1,00NMSC\n:86:${cut}\nyz`));
    expect(record?.description).toBe(`${'x'.repeat(59)}yz`);
  });

  it.each([
    ['240131C1,00NMSC', '1.00', '2024-01-31', true],
    ['240131D1,NMSC', '-1', '2024-01-31', true],
    ['240131RC1,00NMSC', '-1.00', '2024-01-31', true],
    ['240131RD1,00NMSC', '1.00', '2024-01-31', true],
    ['240131ED1,00NMSC', '-1.00', '2024-01-31', false],
    ['2401310201CN0,01NTRF', '0.01', '2024-02-01', true],
    ['2312310102D1,00NMSC', '-1.00', '2024-01-02', true],
    ['2401021231D1,00NMSC', '-1.00', '2023-12-31', true],
    ['2402300301D1,00NMSC', '-1.00', '2024-03-01', true],
    ['991231D000000000025,00N102', '-25.00', '1999-12-31', true],
    ['240131D1234567,891', '-1234567.891', '2024-01-31', true],
  ])('reads %s', (line, amount, date, posted) => {
    expect(recordsOf(message(`:61:${line}`))[0]).toMatchObject({ amount, date, posted });
  });

  it('falls back from narrative to supplement, reference and kind', () => {
    const text = message(
      ':61:240131C1,NMSCNONREF\nCard\n:61:240131C1,NMSCORDER7//B\n:61:240131C1,NMSCNONREF',
    );
    expect(recordsOf(text).map(({ description }) => description)).toEqual(['Card', 'ORDER7', 'Transaction']);
  });

  it('reads block headers, frames and several messages of several accounts', () => {
    const entry = ':61:240131C1,00NMSC\n:86:a';
    const text = `\u0001{1:F01BANK}{2:O9400000}{4:\n${message(entry, '1')}-}\n{1:F01BANK}{2:O9400000}{4:${message(entry, '2')}-}{5:}\n${message(entry, '1')}-\n\u0003`;
    expect(statementsOf(text).map(({ accountId, records }) => [accountId, records.length])).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });

  it.each([
    ['NL00BANK0123456789EUR', 'NL00BANK0123456789'],
    ['20111/01234567890EUR', '20111/01234567890'],
    ['NL00BANK0123456789 EUR', 'NL00BANK0123456789'],
    ['NL00BANK0123456789 USD', 'NL00BANK0123456789 USD'],
    ['NL00BANK0123456789USD', 'NL00BANK0123456789USD'],
  ])('reads the account %s without the currency of its balances', (printed, accountId) => {
    expect(statementsOf(message(':61:240131C1,00NMSC', printed))[0]?.accountId).toBe(accountId);
  });

  it('reads the account without a currency behind a blank where no balance says which it is', () => {
    const [statement] = statementsOf(':20:R\n:25:NL00BANK0123456789 EUR\n:61:240131C1,00NMSC');
    expect(statement?.accountId).toBe('NL00BANK0123456789');
  });

  it('finds the account of an interim report whose currency stands behind its number', () => {
    const text = `${message(':61:240131C1,00NMSC', '1234EUR')}-\n${announced('1234EUR')}`;
    expect(statementsOf(text).map(({ refused }) => refused.length)).toEqual([1]);
  });

  it('leaves a remark on the statement out of the records', () => {
    expect(recordsOf(`${message(':61:240131C1,00NMSC\n:86:a')}:86:remark`)[0]?.description).toBe('a');
  });

  it.each([
    ['240230D1,00NMSC', /value date \(:61:\) “240230” is not a valid calendar date/],
    ['2402010230D1,00NMSC', /booking day \(:61:\) “0230” is not a valid calendar date/],
    ['240131X1,00NMSC', /statement line \(:61:\) “240131X1,00NMSC” cannot be read/],
    ['240131D1,2,3NMSC', /amount \(:61:\) “1,2,3” is not a number/],
    ['', /cannot be read/],
  ])('refuses %j alone', (line, reason) => {
    const [statement] = statementsOf(message(`:61:${line}\n:86:a\n:61:240131C1,00NMSC`));
    expect(statement?.records).toHaveLength(1);
    expect(statement?.refused).toEqual([{ line: 5, reason: expect.stringMatching(reason) }]);
  });

  it('says that a cut file may lack records', () => {
    const [statement] = statementsOf(':20:R\n:25:1\n:60F:C240101EUR0,00\n:61:240131C1,00NMSC\n:86:a');
    expect(statement?.records).toHaveLength(1);
    expect(statement?.refused).toEqual([{ line: 5, reason: expect.stringContaining(':62F:') }]);
  });

  it('refuses a statement line outside any message', () => {
    const [statement] = statementsOf(`${message(':61:240131C1,00NMSC')}-\n:61:240131C9,00NMSC`);
    expect(statement?.records).toHaveLength(1);
    expect(statement?.refused).toEqual([{ line: 8, reason: expect.stringContaining('outside any message') }]);
  });

  it.each([
    ['its block header', `{1:F01BANK}{2:O9420000}{4:\n${message('')}`],
    ['a block header of several lines', `{1:F01BANK}\n{2:I942BANK}\n{4:\n${message('')}`],
    ['its fields', announced()],
    ['its fields, cut off', announced().slice(0, announced().indexOf('\n:86:'))],
    ['its fields, without movements', ':20:A\n:25:1\n:28C:1\n:34F:EURD0,\n:90D:0EUR0,\n:90C:0EUR0,\n-\n'],
  ])('does not take an interim report for a statement, by %s', (_what, text) => {
    expect(problemOf(text)).toMatchObject({
      code: 'no_statement',
      message: expect.stringContaining('interim reports (MT942)'),
    });
  });

  it.each([
    ['behind the statement', (booked: string, interim: string) => `${booked}-\n${interim}`, 8],
    ['before it', (booked: string, interim: string) => `${interim}${booked}-\n`, 1],
    [
      'with block headers',
      (booked: string, interim: string) =>
        `{1:F01B}{2:O9400000}{4:\n${booked}-}\n{1:F01B}{2:O9420000}{4:\n${interim}`,
      10,
    ],
  ])('leaves an interim report %s out, and says so', (_where, join, line) => {
    const [statement, ...others] = statementsOf(join(message(':61:240131C1,00NMSC'), announced()));
    expect(others).toEqual([]);
    expect(statement?.records.map(({ amount }) => amount)).toEqual(['1.00']);
    expect(statement?.cutOff).toBeNull();
    expect(statement?.refused).toEqual([
      {
        line,
        reason:
          'An interim report (MT942) announces 2 movements here, to come with the statement (MT940) that books what is announced.',
      },
    ]);
  });

  it('has no statement of an account of which it only has interim reports', () => {
    const text = `${message(':61:240131C1,00NMSC', '1')}-\n${announced('2')}`;
    expect(statementsOf(text).map(({ accountId, refused }) => [accountId, refused])).toEqual([['1', []]]);
  });

  it('reads a statement that prints sums beside its balances', () => {
    const text = `${message(':61:240131C1,00NMSC')}:90D:0EUR0,\n:90C:1EUR1,00\n-\n`;
    expect(recordsOf(text)).toHaveLength(1);
  });
});
