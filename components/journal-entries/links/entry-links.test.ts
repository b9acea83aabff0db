import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { indexLedgers } from '../entry-summary';
import { sampleEntry, sampleLedger, sampleLine } from '../testing/sample-entry';
import { sampleLink } from '../testing/sample-link';
import {
  groupsOf,
  joinLegs,
  linksByEntry,
  linkToAccept,
  noteOf,
  perEntry,
  removesEntry,
} from './entry-links';

const bank = { type: 'asset', financial_account_type: 'bank_account' } as const;
const ledgers = indexLedgers([
  sampleLedger('checking', { ...bank, name: 'Checking' }),
  sampleLedger('savings', { ...bank, name: 'Savings' }),
  sampleLedger('transit', {
    type: 'asset',
    financial_account_type: 'payments',
    name: 'Transfers in transit',
  }),
]);
const leg = (id: string, ledger: string, day: string, more: object = {}) =>
  sampleEntry(id, {
    transaction_id: `txn_${id}`,
    datetime: `2026-11-${day}T00:00:00.000Z`,
    categorization_method: 'transfer',
    line_entries: [sampleLine(`${id}1`, 'credit', ledger), sampleLine(`${id}2`, 'debit', 'transit')],
    ...more,
  });
const link = (more: Partial<TransactionLink> = {}) =>
  sampleLink({
    kind: 'transfer',
    status: 'linked',
    other_transaction_id: 'txn_b',
    reasons: ['Checking to Savings, the same amount, 1 day apart.'],
    ...more,
  });
const [a, b, c] = [leg('a', 'checking', '03'), leg('b', 'savings', '04'), leg('c', 'checking', '05')];
const payment = (id: string, more: Partial<TransactionLink> = {}) =>
  link({
    id,
    kind: 'payment',
    status: 'suggested',
    invoice_id: `inv_${id}`,
    other_transaction_id: null,
    ...more,
  });

describe('both legs of a linked transfer', () => {
  const links = new Map([
    ['a', [link()]],
    ['b', [link()]],
  ]);

  it('are one row, the first of the list, which names both accounts and the days between', () => {
    const { rows, pairs, others } = joinLegs([a, c, b], links);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'c']);
    expect([...others]).toEqual([['a', b]]);
    expect(perEntry(rows, others)).toEqual([a, a, c]);
    expect(noteOf(a, links.get('a'), pairs.get('a'), ledgers, 'USD')).toEqual({
      text: 'Checking → Savings',
      detail: '1 day apart',
      isAsked: false,
      confidence: 0.99,
    });
  });

  it('name the leaving account first, whichever leg comes first', () => {
    const { rows, pairs } = joinLegs([b, a], links);
    expect(rows).toEqual([b]);
    expect(noteOf(b, links.get('b'), pairs.get('b'), ledgers, 'USD')?.text).toBe('Checking → Savings');
  });

  it('stay two rows where the other is not in the list, or is only suggested', () => {
    expect(joinLegs([a, c], links).rows).toEqual([a, c]);
    const suggested = new Map([['a', [link({ status: 'suggested' })]]]);
    expect(joinLegs([a, b], suggested).rows).toEqual([a, b]);
  });
});

describe('a hand-made entry and the transaction that says the same', () => {
  const handMade = sampleEntry('h');
  const same = link({
    kind: 'same',
    status: 'suggested',
    other_transaction_id: null,
    journal_entry_id: 'h',
    reasons: ['The entry “Rent” has the same amount on this account, on the same day.'],
  });
  const pending = leg('a', 'checking', '03', { categorization_method: 'similarity' });

  it('are one row, that of the transaction', () => {
    const links = new Map([['a', [same]]]);
    const { rows, others } = joinLegs([handMade, pending, c], links);
    expect(rows).toEqual([pending, c]);
    expect([...others]).toEqual([['a', handMade]]);
    expect(noteOf(pending, [same], undefined, ledgers, 'USD')?.text).toBe(
      'Entered by hand? The entry “Rent” has the same amount on this account, on the same day.',
    );
  });

  it('are one row again once the hand-made entry is brought back', () => {
    const broughtBack = sampleEntry('h2', { reversal_of: 'r', brings_back: 'h' });
    const { rows, others } = joinLegs([broughtBack, pending], new Map([['a', [same]]]));
    expect(rows).toEqual([pending]);
    expect([...others]).toEqual([['a', broughtBack]]);
  });

  it.each([
    ['it is likelier another', pending, [{ ...same, confidence: 0.4 }]],
    ['a person chose the ledger', { ...pending, categorization_method: 'manual' as const }, [same]],
    ['it was declined', pending, []],
    ['the transaction is not in the list', c, []],
  ])('are two rows where %s', (_, entry, present) => {
    const links = new Map([['a', present]]);
    expect(joinLegs([handMade, entry], links).rows).toEqual([handMade, entry]);
  });
});

describe('the links of the entries', () => {
  it('of a refund are those of the money back; the payment shows it once it is linked', () => {
    const refund = link({ kind: 'refund', status: 'suggested' });
    const told = [a, b].map((entry) => ({ ...entry, links: [refund] }));
    expect([...linksByEntry(told, new Map()).keys()]).toEqual(['a']);
    const linked = new Map([['lnk_1', link({ kind: 'refund' })]]);
    expect([...linksByEntry(told, linked).keys()]).toEqual(['a', 'b']);
    expect(noteOf(b, linksByEntry(told, linked).get('b'), undefined, ledgers, 'USD')).toBeNull();
    expect(linkToAccept(b, [link({ kind: 'refund' }), payment('2', { transaction_id: 'txn_b' })])?.id).toBe(
      '2',
    );
  });

  it('of a duplicate are those of the later transaction, until it is removed', () => {
    const duplicate = link({ kind: 'same', status: 'suggested' });
    const told = [a, b].map((entry) => ({ ...entry, links: [duplicate] }));
    expect([...linksByEntry(told, new Map()).keys()]).toEqual(['a']);
    expect([true, false]).toEqual([duplicate, link()].map(removesEntry));
  });

  it('include one that was brought back after the list was read without it', () => {
    const restored = new Map([['lnk_1', link()]]);
    expect([...linksByEntry([a, b, c], restored)]).toEqual([
      ['a', [link()]],
      ['b', [link()]],
    ]);
    expect(linksByEntry([a, c], new Map([['lnk_1', link({ status: 'declined' })]])).size).toBe(0);
  });

  it('are as decided since they were read; declined ones are gone', () => {
    const told = [{ ...a, links: [link({ status: 'suggested' }), payment('2')] }];
    const decided = new Map([['lnk_1', link({ status: 'declined' })]]);
    expect(linksByEntry(told, decided).get('a')).toEqual([payment('2')]);
  });
});

describe('the link that confirming accepts', () => {
  const suggested = link({ status: 'suggested' });
  it.each([
    ['a suggested transfer', [suggested], 'lnk_1'],
    ['a suggested payment', [payment('2')], '2'],
    ['the surest', [payment('2'), payment('3', { confidence: 0.5 })], '2'],
    ['all of a group', [payment('2', { group_id: 'g' }), payment('3', { group_id: 'g' })], '2'],
    ['none of two that are as likely', [suggested, link({ id: 'lnk_2', status: 'suggested' })], undefined],
    ['none where one is linked', [link(), payment('2')], undefined],
    ['a suggested refund', [link({ kind: 'refund', status: 'suggested' })], 'lnk_1'],
    ['no duplicate', [payment('2', { kind: 'same' })], undefined],
    [
      'none where a duplicate is surer',
      [payment('2', { kind: 'same' }), payment('3', { confidence: 0.9 })],
      undefined,
    ],
    ['none that is likelier wrong', [payment('2', { confidence: 0.41 })], undefined],
    ['none', [], undefined],
  ])('is %s', (_, links, expected) => {
    expect(linkToAccept(a, links)?.id).toBe(expected);
  });

  it('is none where a person chose the ledger', () => {
    expect(linkToAccept({ ...a, categorization_method: 'manual' }, [suggested])).toBeNull();
  });
});

it('links of one payment are decided together, others one by one', () => {
  const links = ['1', '2', '3'].map((id) => payment(id, id === '2' ? {} : { group_id: 'g' }));
  expect(groupsOf(links).map((group) => group.map(({ id }) => id))).toEqual([['1', '3'], ['2']]);
});

describe('what a row says of its links', () => {
  it.each([
    [
      payment('2', { reasons: ['Invoice QF-309, 6,960.00, Fjellsang.'] }),
      'Payment? Invoice QF-309, 6,960.00, Fjellsang.',
      true,
    ],
    [payment('2', { reasons: ['Invoice 1042 of figma.'] }), 'Payment? Invoice 1042', true],
    [payment('2', { reasons: ['Bill of Figma.'] }), 'Payment? Bill', true],
    [payment('2', { reasons: ['Bill 1042 of Weir.'] }), 'Payment? Bill 1042 of Weir.', true],
    [
      payment('2', { reasons: ['Bill 1042 of Figma, overpaid by 3.00.'] }),
      'Payment? Bill 1042 of Figma, overpaid by 3.00.',
      true,
    ],
    [link({ kind: 'same', status: 'suggested', reasons: ['Bill 1042.'] }), 'Duplicate? Bill 1042.', true],
    [
      link({ status: 'suggested', fee_amount: 15, reasons: ['Checking to Savings, 1 day apart.'] }),
      'Transfer with fee? Checking to Savings, 1 day apart.',
      true,
    ],
    [link(), 'Transfer', false],
    [
      link({
        kind: 'refund',
        status: 'suggested',
        reasons: ['Refund of Alder Paper, 120.00 on Mar 2, 2026.'],
      }),
      'Refund of Alder Paper, 120.00 on Mar 2, 2026?',
      true,
    ],
  ])('%#', (told, text, isAsked) => {
    expect(noteOf(a, [told], undefined, ledgers, 'USD')).toMatchObject({ text, isAsked });
  });

  it('asks about an unlikely refund where it is the only link, but not once a person chose the ledger', () => {
    const refund = (id: string) => link({ id, kind: 'refund', status: 'suggested', confidence: 0.2 });
    const note = (entry: JournalEntry, links: TransactionLink[]) =>
      noteOf(entry, links, undefined, ledgers, 'USD')?.isAsked;
    expect(note(a, [refund('1')])).toBe(true);
    expect(note(a, [refund('1'), refund('2')])).toBeUndefined();
    expect(note({ ...a, categorization_method: 'manual' }, [refund('1')])).toBeUndefined();
  });

  it('asks which of several it is, where one of them is likely', () => {
    const twin = (id: string, confidence: number) =>
      link({ id, status: 'suggested', confidence, reasons: ['Checking to Savings, 1 day apart.'] });
    const note = (confidence: number, more: Partial<JournalEntry> = {}) =>
      noteOf(
        { ...a, categorization_method: 'similarity', ...more },
        [twin('1', confidence), twin('2', confidence)],
        undefined,
        ledgers,
        'USD',
      );
    expect(note(0.333)).toEqual({
      text: 'Transfer? One of 2: Checking to Savings, 1 day apart.',
      detail: '',
      isAsked: true,
      confidence: 0.666,
    });
    expect(note(0.2)).toBeNull();
    expect(note(0.333, { categorization_method: 'manual' })).toBeNull();
  });

  it('counts the bills or invoices that one payment pays together', () => {
    const [first, second] = ['1', '2'].map((id) =>
      payment(id, { group_id: 'g', reasons: [`Bill ${id} of Weir.`] }),
    );
    const other = payment('3', { confidence: 0.4 });
    const links = [first, second, other].filter((each) => each !== undefined);
    expect(noteOf(a, links, undefined, ledgers, 'USD')?.text).toBe('Payment of 2? Bill 1 of Weir.');
  });

  it('carries the confidence of the link, not that of the ledger; none where a person decided', () => {
    const confidenceOf = (more: Partial<TransactionLink>) =>
      noteOf({ ...a, categorization_confidence: 0.33 }, [link(more)], undefined, ledgers, 'USD')?.confidence;
    expect(confidenceOf({ status: 'suggested', confidence: 0.987 })).toBe(0.987);
    expect(confidenceOf({ decided_by: 'service' })).toBe(0.99);
    expect(confidenceOf({ decided_by: 'a person' })).toBeNull();
  });

  it('is nothing of a link that is likelier wrong than right', () => {
    expect(noteOf(a, [payment('2', { confidence: 0.41 })], undefined, ledgers, 'USD')).toBeNull();
  });

  it('is nothing without links, or of a suggestion where a person chose the ledger', () => {
    expect(noteOf(a, undefined, undefined, ledgers, 'USD')).toBeNull();
    const chosen = { ...a, categorization_method: 'manual' as const };
    expect(noteOf(chosen, [payment('2')], undefined, ledgers, 'USD')).toBeNull();
  });
});
