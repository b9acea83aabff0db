import { describe, expect, it } from 'vitest';
import { problemOf, recordsOf, statementsOf } from '../testing/read-text';

const ONE = 'D1/2/20\nT-1.00\nPShop\n^\n';

describe('QIF', () => {
  it('reads a record with all that it prints', () => {
    const text = `!Type:Bank \r\nD6/17'97\r\nU2,345.00\r\nT2,345.00\r\nCX\r\nN101\r\nPAcme\r\nM rent  for May\r\nA1 Road\r\nATown\r\nL[Savings]\r\nSRent\r\nEMay\r\n$2,000.00\r\nSGas\r\n$345.00\r\n^\r\n`;
    expect(statementsOf(text)).toEqual([
      {
        accountId: null,
        kind: 'bank',
        currency: null,
        refused: [],
        cutOff: null,
        closing: null,
        balanceBreak: null,
        records: [
          {
            line: 2,
            externalId: null,
            date: '1997-06-17',
            amount: '2345.00',
            description: 'Acme',
            type: 'check',
            posted: true,
            metadata: {
              date_text: "6/17'97",
              cleared: 'X',
              check_number: '101',
              payee: 'Acme',
              memo: 'rent for May',
              address: '1 Road, Town',
              category: '[Savings]',
              splits:
                '[{"category":"Rent","memo":"May","amount":"2,000.00"},{"category":"Gas","amount":"345.00"}]',
            },
          },
        ],
      },
    ]);
  });

  it('keeps an opening balance, a voided cheque and a record without a payee', () => {
    const records = recordsOf(
      '!Type:Bank\nD1/1/20\nT10\nPOpening Balance\n^\nD1/1/20\nT0.00\nN7\n^\nD1/1/20\nT-.5\nNATM\n^\n',
    );
    expect(records.map(({ amount, description, type }) => [amount, description, type])).toEqual([
      ['10', 'Opening Balance', null],
      ['0.00', 'Check 7', 'check'],
      ['-0.5', 'ATM', 'atm'],
    ]);
  });

  it('refuses a balance among the movements, but not the one with which a register opens', () => {
    const record = (texts: string) => `D1/1/20\nT10\n${texts}\n^\n`;
    const [statement] = statementsOf(
      `!Type:Bank\n${record('PSaldo do dia')}${record('MClosing balance')}${record('PSaldo inicial')}${record('PBalance\nLFees')}`,
    );
    expect(statement?.records.map(({ description }) => description)).toEqual(['Saldo inicial', 'Balance']);
    expect(statement?.refused).toEqual([
      { line: 2, reason: '“Saldo do dia” states a balance or a total, not a movement.' },
      { line: 6, reason: '“Closing balance” states a balance or a total, not a movement.' },
    ]);
  });

  it.each([
    ['D1/2/20\nT1\n^\nD13/2/20\nT1\n^\n', undefined, '2020-02-01'],
    ['D1/2/20\nT1\n^\nD2/13/20\nT1\n^\n', undefined, '2020-01-02'],
    ['D1/2/20\nT1\n^\n', undefined, '2020-01-02'],
    ['D1/2/20\nT1\n^\n', true, '2020-02-01'],
    ['D1.2.2020\nT1\n^\n', undefined, '2020-02-01'],
    ['D1.2.2020\nT1\n^\n', false, '2020-01-02'],
    ['D03/25/099Share Withdrawal\nT1\n^\n', undefined, '1999-03-25'],
  ])('decides the order of dates over the whole file: %j, dayFirst %s', (records, dayFirst, first) => {
    const options = dayFirst === undefined ? {} : { dayFirst };
    expect(recordsOf(`!Type:Bank\n${records}`, options)[0]?.date).toBe(first);
  });

  it('reads a lone comma by the other amounts of the file', () => {
    expect(recordsOf('!Type:Bank\nD1/1/20\nT5,000\n^\n')[0]?.amount).toBe('5000');
    expect(recordsOf('!Type:Bank\nD1/1/20\nT5,000\n^\nD1/1/20\nT1,50\n^\n')[0]?.amount).toBe('5.000');
  });

  it('gives each named account its statement and skips what is none', () => {
    const text = [
      '!Type:Cat\nNRent\nDRent paid\nE\n^^\n',
      '!Option:AutoSwitch\n!Account\nNMain\nTBank\n^\nNFund\nTInvst\n^\n!Clear:AutoSwitch\n',
      `!Account\nNMain\nTBank\n^\n!Type:Bank\n${ONE}`,
      `!Account\nNFund\nTInvst\n^\n!Type:Invst\nD13/1/20\nNBuy\nT5\n^\n`,
      `!Account\nNVisa\nTCCard\n^\n!Type:CCard\n${ONE}`,
      `!Account\nNMain\nTBank\n^\n!Type:Bank\n${ONE}^^\n`,
      '!Type:Memorized\nKP\nT-3\nPx\n^\n',
    ].join('');
    expect(
      statementsOf(text).map(({ accountId, kind, records }) => [accountId, kind, records.length]),
    ).toEqual([
      ['Main', 'bank', 2],
      ['Visa', 'credit_card', 1],
    ]);
  });

  it.each(['Bank', 'Cash', 'Oth A', 'Oth L', 'bank'])('reads the account type %s', (type) => {
    expect(recordsOf(`!Type:${type}\n${ONE}`)).toHaveLength(1);
  });

  it.each([
    ['T1\nPx\n^\n', /date \(D\) is missing/],
    ['Dsoon\nT1\n^\n', /date \(D\) “soon” cannot be read/],
    ['D2/30/20\nT1\n^\n', /date \(D\) “2\/30\/20” is not a valid calendar date \(read month first\)/],
    ['D1/1/20\nPx\n^\n', /amount \(T\) is missing/],
    ['D1/1/20\nTmuch\n^\n', /amount \(T\) “much” is not a number/],
  ])('refuses %j alone', (record, reason) => {
    const [statement] = statementsOf(`!Type:Bank\n${ONE}${record}${ONE}`);
    expect(statement?.records).toHaveLength(2);
    expect(statement?.refused).toEqual([{ line: 6, reason: expect.stringMatching(reason) }]);
  });

  it.each([
    ['D1/1/20\nT-5.00\nPSho', 2, 0],
    ['D1/1/20\nT-5.00\n', 2, 0],
    ['D1/1/20\nT-5.00', 2, 0],
    ['D1/1/20\nT-5.0', 1, 1],
    ['D1/1/20\nT-5', 1, 1],
    ['D1/1/20\n', 1, 1],
    ['D1/1', 1, 1],
  ])('takes a last record without its mark only when it is whole: %j', (rest, kept, refused) => {
    const [statement] = statementsOf(`!Type:Bank\n${ONE}${rest}`);
    expect([statement?.records.length, statement?.refused.length]).toEqual([kept, refused]);
  });

  it('has no statement in lists alone', () => {
    expect(problemOf('!Type:Cat\nNRent\n^\n!Type:Invst\nD1/1/20\n^\n')).toEqual({
      code: 'no_statement',
      message: 'The QIF file has no bank, cash or card account, only categories and an investment account.',
    });
  });
});
