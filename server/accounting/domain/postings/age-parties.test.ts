import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/instant';
import { ageParties, type ItemsDue, type OnAccountDay, outlookOf, sumBands } from './age-parties';

const today = '2026-11-21';
const none = { count: 0, amount: 0n };
const due = (day: string, owed: bigint, special: Partial<ItemsDue> = {}): ItemsDue => ({
  partyId: 'ven',
  day,
  count: 1,
  owed,
  overpaid: 0n,
  probable: { count: 0, owed: 0n },
  ...special,
});
const on = (day: string, owed: bigint, credit = 0n): OnAccountDay => ({ partyId: 'ven', day, owed, credit });
/** As `band count amount`, what is not empty. */
const aged = (items: ItemsDue[], onAccount: OnAccountDay[] = []) =>
  sumBands(ageParties(items, onAccount, today)).flatMap(({ band, count, amount }) =>
    count === 0 && amount === 0n ? [] : [`${band} ${count} ${amount}`],
  );

describe('ageParties', () => {
  it.each([
    ['2026-12-24', 'current'],
    ['2026-11-21', 'current'],
    ['2026-11-20', '1_30'],
    ['2026-10-22', '1_30'],
    ['2026-10-21', '31_60'],
    ['2026-09-22', '31_60'],
    ['2026-09-21', '61_90'],
    ['2026-08-23', '61_90'],
    ['2026-08-22', 'over_90'],
    ['1996-02-29', 'over_90'],
  ])('puts what was due on %s into %s, a bill or a line on account', (day, band) => {
    expect(aged([due(day, 1050n)])).toEqual([`${band} 1 1050`]);
    expect(aged([], [on(day, 1050n)])).toEqual([`${band} 1 1050`]);
  });

  it('counts in a band what of it is probably paid', () => {
    const probable = { count: 2, owed: 300n };
    const bands = sumBands(
      ageParties(
        [due('2026-11-01', 500n, { count: 3, probable }), due('2026-10-01', 40n, { partyId: 'other' })],
        [],
        today,
      ),
    );
    expect(bands.filter(({ count }) => count > 0)).toEqual([
      { band: '1_30', count: 3, amount: 500n, probable: { count: 2, amount: 300n }, onAccount: none },
      { band: '31_60', count: 1, amount: 40n, probable: none, onAccount: none },
    ]);
  });

  it('counts in a band what of it is owed without a bill', () => {
    const bands = sumBands(
      ageParties(
        [due('2026-11-01', 500n, { count: 3 })],
        [on('2026-11-02', 70n), on('2026-09-01', 40n)],
        today,
      ),
    );
    expect(bands.filter(({ count }) => count > 0)).toEqual([
      { band: '1_30', count: 4, amount: 570n, probable: none, onAccount: { count: 1, amount: 70n } },
      { band: '61_90', count: 1, amount: 40n, probable: none, onAccount: { count: 1, amount: 40n } },
    ]);
  });

  it('has every band, the youngest first and credits last', () => {
    expect(sumBands([]).map(({ band }) => band)).toEqual([
      'current',
      '1_30',
      '31_60',
      '61_90',
      'over_90',
      'credit',
    ]);
  });

  it.each<[string, ItemsDue[], OnAccountDay[], string[]]>([
    ['a prepayment is credit', [], [on('2026-11-01', 0n, 40n)], ['credit 1 -40']],
    [
      'an overpayment is credit beside what is open',
      [due('2026-11-01', 100n), due('2026-10-01', 0n, { count: 0, overpaid: 30n })],
      [],
      ['1_30 1 100', 'credit 1 -30'],
    ],
    [
      'credit that was applied to a bill is credit no more',
      [due('2026-10-01', 0n, { count: 0, overpaid: 30n })],
      [on('2026-11-02', 30n)],
      [],
    ],
    [
      'what is owed on account is paid off oldest first',
      [],
      [on('2026-08-01', 50n), on('2026-10-10', 50n), on('2026-11-01', 0n, 70n)],
      ['31_60 1 30'],
    ],
    ['a line and its reversal are nothing', [], [on('2026-08-01', 50n), on('2026-09-01', 0n, 50n)], []],
    [
      'one party does not pay for another',
      [due('2026-11-01', 100n)],
      [{ ...on('2026-11-01', 0n, 100n), partyId: 'other' }],
      ['1_30 1 100', 'credit 1 -100'],
    ],
    [
      'lines that name nobody are a party of their own',
      [due('2026-11-01', 100n)],
      [{ ...on('2026-11-01', 0n, 100n), partyId: null }],
      ['1_30 1 100', 'credit 1 -100'],
    ],
  ])('%s', (_, items, onAccount, expected) => expect(aged(items, onAccount)).toEqual(expected));

  const amount = fc.bigInt({ min: 0n, max: 9_999n });
  const day = fc.integer({ min: -40, max: 200 }).map((days) => addDays(today, -days));
  const partyId = fc.constantFrom(null, 'a', 'b');
  const probable = fc.constant({ count: 0, owed: 0n });
  it('never loses or adds anything, and what is owed is never negative', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ partyId, day, count: fc.nat(3), owed: amount, overpaid: amount, probable })),
        fc.array(fc.record({ partyId, day, owed: amount, credit: amount })),
        (items, onAccount) => {
          const bands = sumBands(ageParties(items, onAccount, today));
          const sum = bands.reduce((all, each) => all + each.amount, 0n);
          const there =
            items.reduce((all, { owed, overpaid }) => all + owed - overpaid, 0n) +
            onAccount.reduce((all, { owed, credit }) => all + owed - credit, 0n);
          expect(sum).toBe(there);
          for (const { band, amount } of bands)
            expect(band === 'credit' ? amount <= 0n : amount >= 0n).toBe(true);
        },
      ),
    );
  });
});

describe('outlookOf', () => {
  const outlook = (items: ItemsDue[], onAccount: OnAccountDay[] = []) => {
    const parties = ageParties(items, onAccount, today);
    const parts = outlookOf(parties, today);
    const { overdue, dueIn7Days, dueIn30Days, dueLater, probablyPaid } = parts;
    const bands = sumBands(parties);
    const credit = bands.filter(({ band }) => band === 'credit');
    expect(total([overdue, dueIn30Days, dueLater, probablyPaid, parts.onAccount, ...credit])).toBe(
      total(bands),
    );
    return [overdue, dueIn7Days, dueIn30Days, dueLater, probablyPaid, parts.onAccount]
      .map(({ count, amount }) => (count === 0 && amount === 0n ? '-' : `${count} ${amount}`))
      .join(' ');
  };
  const total = (sums: readonly { amount: bigint }[]) => sums.reduce((sum, { amount }) => sum + amount, 0n);
  const paid = { probable: { count: 1, owed: 100n } };

  it.each<[string, ItemsDue[], OnAccountDay[], string]>([
    ['has nothing of nothing', [], [], '- - - - - -'],
    ['calls overdue what was due yesterday', [due('2026-11-20', 100n)], [], '1 100 - - - - -'],
    ['has today among the next days', [due('2026-11-21', 100n)], [], '- 1 100 1 100 - - -'],
    ['ends seven days on', [due('2026-11-28', 1n), due('2026-11-29', 2n)], [], '- 1 1 2 3 - - -'],
    ['ends thirty days on', [due('2026-12-21', 1n), due('2026-12-22', 2n)], [], '- - 1 1 1 2 - -'],
    [
      'takes what is probably paid out of what is overdue',
      [due('2026-11-01', 300n, { count: 2, ...paid })],
      [],
      '1 200 - - - 1 100 -',
    ],
    ['takes it out of what is due next', [due('2026-11-25', 100n, paid)], [], '- - - - 1 100 -'],
    ['takes it out of what is due later', [due('2027-11-25', 100n, paid)], [], '- - - - 1 100 -'],
    [
      'has what is owed on account by itself',
      [due('2026-11-20', 7n)],
      [on('2026-11-01', 50n)],
      '1 7 - - - - 1 50',
    ],
    ['has no credit', [], [on('2026-11-01', 0n, 50n)], '- - - - - -'],
  ])('%s', (_, items, onAccount, expected) => expect(outlook(items, onAccount)).toBe(expected));
});
