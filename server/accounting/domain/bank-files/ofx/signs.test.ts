import { describe, expect, it } from 'vitest';
import { statementsOf } from '../testing/read-text';

/** A statement of records written as `DEBIT 12.50 Shop`. */
function read(kind: 'bank' | 'card', ...written: string[]) {
  const records = written.map((each) => {
    const [type, amount, name = 'Shop'] = each.split(' ');
    return `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20260105<TRNAMT>${amount}<NAME>${name}</STMTTRN>`;
  });
  const list = `<CURDEF>BRL<BANKTRANLIST>${records.join('')}</BANKTRANLIST>`;
  const text = kind === 'card' ? `<CCSTMTRS>${list}</CCSTMTRS>` : `<STMTRS>${list}</STMTRS>`;
  const [statement] = statementsOf(`<OFX>${text}</OFX>`);
  return {
    amounts: statement?.records.map(({ amount }) => amount),
    refused: statement?.refused.map(({ reason }) => reason),
  };
}

describe('the sign of an OFX amount', () => {
  it.each<[string, 'bank' | 'card', string[], string[]]>([
    [
      'tells the direction where no amount has a sign',
      'bank',
      ['DEBIT 110', 'DEBIT 19,47', 'CREDIT 150'],
      ['-110', '-19.47', '150'],
    ],
    [
      'tells it of every kind of money out and in',
      'bank',
      [
        'debit 1',
        'CHECK 2',
        'PAYMENT 3',
        'FEE 4',
        'SRVCHG 5',
        'POS 6',
        'ATM 7',
        'CASH 8',
        'DIRECTDEBIT 9',
        'DEP 10',
        'DIRECTDEP 11',
        'INT 12',
        'DIV 13',
        'OTHER 0',
      ],
      ['-1', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9', '10', '11', '12', '13', '0'],
    ],
    ['tells it of a card', 'card', ['DEBIT 50', 'CREDIT 8'], ['-50', '8']],
    ['says nothing beside a minus', 'bank', ['DEBIT 5', 'DEBIT 6', 'CREDIT -3'], ['5', '6', '-3']],
    ['says nothing beside a plus', 'bank', ['DEBIT 5', 'CREDIT +3'], ['5', '3']],
    ['says nothing of a fee given back', 'bank', ['FEE 5', 'CREDIT 20'], ['5', '20']],
    ['says nothing of a payment to a card', 'card', ['PAYMENT 500', 'CREDIT 20'], ['500', '20']],
    ['says nothing where all is money in', 'bank', ['CREDIT 5', 'XFER 20'], ['5', '20']],
  ])('is what the file prints, unless the kind %s', (_name, kind, written, amounts) => {
    expect(read(kind, ...written)).toEqual({ amounts, refused: [] });
  });

  it('is unknown of a kind that says no direction, where no amount has a sign', () => {
    expect(read('bank', 'DEBIT 110', 'CREDIT 150', 'XFER 20')).toEqual({
      amounts: ['-110', '150'],
      refused: [
        'The amount (TRNAMT) “20” has no sign, as all of this statement, and its kind (TRNTYPE) “XFER” does not say whether it is money out.',
      ],
    });
  });

  it('is unknown of all records where money out has no money in beside it', () => {
    const doubt = (amount: string, kind: string) =>
      `The amount (TRNAMT) “${amount}” is positive, money in, but its kind (TRNTYPE) “${kind}” is money out, and no other record of the statement tells which is right: import a longer period.`;
    expect(read('bank', 'DEBIT 110', 'FEE 5', 'XFER 20', 'OTHER 0')).toEqual({
      amounts: ['0'],
      refused: [
        doubt('110', 'DEBIT'),
        doubt('5', 'FEE'),
        'The amount (TRNAMT) “20” has no sign, as all of this statement, and its kind (TRNTYPE) “XFER” does not say whether it is money out.',
      ],
    });
  });

  it('is not told by a balance among the movements', () => {
    expect(read('bank', 'CHECK 110', 'CREDIT 150 SALDO').refused?.[0]).toContain('which is right');
  });
});
