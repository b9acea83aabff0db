import { describe, expect, it } from 'vitest';
import { inOneGo } from '../testing/in-one-go';
import { matchRefunds as matchInSteps, refundMovement } from './match-refunds';
import { refundReasons } from './refund-reasons';
import { beforeReturned } from './returned-payment';

const matchRefunds = (...given: Parameters<typeof matchInSteps>) => inOneGo(matchInSteps(...given));

/** Movements written as `-120.00 2026-03-02 Alder Paper`, with identifiers a, b, c … */
function movements(...texts: string[]) {
  return texts.map((written, index) => {
    const [amount = '', day = '', ...words] = written.split(' ');
    const units = BigInt(amount.replace('.', ''));
    return refundMovement({ id: String.fromCharCode(97 + index), amount: units, day, text: words.join(' ') });
  });
}
/** Pairs as `ba 98`: b refunds a, how sure in percent. */
const pairs = (...texts: string[]) => {
  const all = movements(...texts);
  return matchRefunds(all, all).map(
    ({ refund, payment, confidence }) =>
      `${refund.transactionId}${payment.transactionId} ${Math.round(confidence * 100)}`,
  );
};

describe('the name of the business itself', () => {
  const own = new Set(['harbor', 'bakery', 'llc']);
  const found = (out: string, back: string) => {
    const payment = refundMovement({ id: 'a', amount: -500n, day: '2026-03-02', text: out }, own);
    const refund = refundMovement({ id: 'b', amount: 500n, day: '2026-03-02', text: back }, own);
    return matchRefunds([refund], [payment]).length;
  };

  it('is no payee whose money comes back: it is a transfer between own accounts', () => {
    expect(found('HARBOR BAKERY LLC', 'HARBOR BAKERY LLC')).toBe(0);
  });

  it('says nothing of the payee beside it', () => {
    expect(found('ALDER PAPER HARBOR BAKERY', 'ALDER PAPER')).toBe(1);
    expect(found('ALDER PAPER HARBOR BAKERY', 'CEDAR HOUSE HARBOR BAKERY')).toBe(0);
  });
});

describe('matchRefunds', () => {
  it.each([
    [
      'all of a payment',
      ['-120.00 2026-03-02 ALDER PAPER', '120.00 2026-03-09 ALDER PAPER REFUND'],
      ['ba 100'],
    ],
    [
      'part of a payment',
      ['-120.00 2026-03-02 ALDER PAPER', '40.00 2026-03-09 REFUND ALDER PAPER'],
      ['ba 98'],
    ],
    [
      'money back without a word',
      ['-120.00 2026-03-02 ALDER PAPER', '120.00 2026-03-09 ALDER PAPER'],
      ['ba 97'],
    ],
    [
      'money back to a customer',
      ['500.00 2026-03-02 BLUE DOOR STUDIO', '-500.00 2026-03-09 BLUE DOOR STUDIO REFUND'],
      ['ba 100'],
    ],
    [
      'two parts of one payment',
      [
        '-120.00 2026-03-02 ALDER PAPER',
        '40.00 2026-03-09 REFUND ALDER PAPER',
        '50.00 2026-03-10 REFUND ALDER PAPER',
      ],
      ['ba 98', 'ca 98'],
    ],
    [
      'the same amount before other amounts',
      [
        '-90.00 2026-03-01 ALDER PAPER',
        '-40.00 2026-03-02 ALDER PAPER',
        '40.00 2026-03-09 REFUND ALDER PAPER',
      ],
      ['cb 91'],
    ],
    [
      'the latest of a subscription',
      [
        '-49.99 2026-08-11 FIGMA MONTHLY SUBSCR',
        '-49.99 2026-09-11 FIGMA MONTHLY SUBSCR',
        '-49.99 2026-10-11 FIGMA MONTHLY SUBSCR',
        '49.99 2026-10-22 FIGMA REFUND',
      ],
      ['dc 66', 'db 25'],
    ],
    [
      'one of equals as no sure thing',
      [
        '-40.00 2026-03-02 ALDER PAPER',
        '-40.00 2026-03-02 ALDER PAPER',
        '40.00 2026-03-03 REFUND ALDER PAPER',
      ],
      ['cb 50', 'ca 50'],
    ],
    [
      'one of two that only one can be',
      [
        '-40.00 2026-03-02 ALDER PAPER',
        '40.00 2026-03-03 REFUND ALDER PAPER',
        '40.00 2026-03-03 REFUND ALDER PAPER',
      ],
      ['ba 50', 'ca 50'],
    ],
  ])('proposes %s', (_, written, expected) => expect(pairs(...written)).toEqual(expected));

  it.each([
    ['more than was paid', ['-120.00 2026-03-02 ALDER PAPER', '120.01 2026-03-09 ALDER PAPER REFUND']],
    [
      'what came before the payment',
      ['-120.00 2026-03-10 ALDER PAPER', '120.00 2026-03-09 ALDER PAPER REFUND'],
    ],
    [
      'what came half a year later',
      ['-120.00 2026-03-02 ALDER PAPER', '120.00 2026-09-09 ALDER PAPER REFUND'],
    ],
    ['somebody else', ['-120.00 2026-03-02 ALDER PAPER', '120.00 2026-03-09 BIRCH FOODS REFUND']],
    ['a deposit of another amount', ['-120.00 2026-03-02 ALDER PAPER', '40.00 2026-03-09 ALDER PAPER']],
    [
      'money in that a bank calls Gutschrift, as it calls any',
      ['-120.00 2026-03-02 ALDER PAPIER GMBH', '40.00 2026-03-03 GUTSCHRIFT ALDER PAPIER GMBH RE 1001'],
    ],
    ['texts that name nobody', ['-120.00 2026-03-02 ONLINE PAYMENT', '120.00 2026-03-09 DEPOSIT REFUND']],
    [
      'a refund of a refund',
      ['-120.00 2026-03-02 ALDER PAPER REFUND', '120.00 2026-03-09 ALDER PAPER REFUND'],
    ],
  ])('does not propose %s', (_, written) => expect(pairs(...written)).toEqual([]));

  it('names the payee by the description alone, unless that says only that money comes back', () => {
    const payeeOf = (name: string, memo: string) =>
      refundMovement({ id: 'a', amount: 1n, day: '2026-03-02', text: `${name} ${memo}`, name }).payee;
    expect(payeeOf('ALDER PAPER', 'bill 7001')).toBe('Alder Paper');
    expect(payeeOf('REFUND', 'ALDER PAPER')).toBe('Alder Paper');
    expect(payeeOf('REFUND', '')).toBe('Refund');
  });

  it('gives the reasons with numbers', () => {
    const all = movements('-1120.00 2026-03-02 ALDER PAPER', '40.00 2026-03-09 ALDER PAPER RETURN');
    const [found] = matchRefunds(all, all);
    expect(found && refundReasons(found, 'USD')).toEqual([
      'Refund of Alder Paper, Mar 2, 2026.',
      '40.00 of the 1,120.00 that was paid, 7 days later.',
      'The text says “return”.',
    ]);
  });
});

describe('a payment of a bill or invoice that the bank returns', () => {
  const found = (out: string, back: string) => {
    const [proposal] = matchRefunds(...[movements(out, back), movements(out, back)]);
    if (!proposal) throw new Error('one refund expected');
    return proposal;
  };
  const [bounced, refunded] = ['ACH RETURN ALDER PAPER R01', 'ALDER PAPER REFUND OF RETURNED GOODS'];

  it('is only offered as a refund, with what else is to be done', () => {
    const proposal = found('1000.00 2026-03-04 ACH CREDIT ALDER PAPER', `-1000.00 2026-03-07 ${bounced}`);
    expect(proposal.confidence).toBeGreaterThan(0.98);
    const offered = beforeReturned(proposal, { kind: 'invoice', isSuggested: false });
    expect(offered.confidence).toBeLessThan(0.5);
    expect(refundReasons(offered, 'USD')).toEqual([
      'Refund of Alder Paper, Mar 4, 2026.',
      '1,000.00, the same amount as was received, 3 days later.',
      'The text says “return”.',
      'If the bank returned the payment, this is no refund: remove the payment from its invoice.',
    ]);
    const paid = found('-90.00 2026-03-04 ALDER PAPER', '90.00 2026-03-07 ALDER PAPER REVERSAL');
    expect(refundReasons(beforeReturned(paid, { kind: 'bill', isSuggested: true }), 'USD').at(-1)).toBe(
      'If the bank returned the payment, this is no refund, nor is the bill paid: decline both.',
    );
  });

  it('is a refund where it pays no bill or invoice, or a text says so', () => {
    const proposal = found('1000.00 2026-03-04 ALDER PAPER', `-1000.00 2026-03-07 ${bounced}`);
    expect(beforeReturned(proposal, null)).toBe(proposal);
    const said = found('1000.00 2026-03-04 ALDER PAPER', `-1000.00 2026-03-07 ${refunded}`);
    expect(beforeReturned(said, { kind: 'invoice', isSuggested: false })).toBe(said);
  });
});

describe('a file with thousands of payments of one payee in both directions', () => {
  it('is matched in the time of as many payees, and nothing of it is likely', () => {
    const payee = (sign: bigint) =>
      Array.from({ length: 3000 }, (_, at) =>
        refundMovement({
          id: `${sign} ${at}`,
          amount: sign * BigInt(100 + at),
          day: '2026-03-02',
          text: 'PAYPAL',
        }),
      );
    expect(matchRefunds(payee(1n), payee(-1n))).toEqual([]);
  });
});
