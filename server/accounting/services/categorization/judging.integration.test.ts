import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { openBankForEach } from '../../testing/bank-imports';
import { call } from '../../testing/call';

const { service, books, bank } = openBankForEach();

const months = (count: number, payee = 'Zyx Qq') =>
  Array.from(
    { length: count },
    (_, at) => `2026-${String((at % 12) + 1).padStart(2, '0')}-0${1 + Math.floor(at / 12)},${payee},-25.00`,
  );
const change = (entry: JournalEntry, body: object) =>
  call(service, 'PATCH', `${bank.base}/journal-entries/${entry.id}`, body);
const entriesOf = (entries: readonly JournalEntry[]) =>
  Promise.all(entries.map(({ id }) => bank.entryOf(id)));
const idOf = (name: string) => books.ledger(name).id;
const newRule = async (more: object = {}) =>
  (
    await call(service, 'POST', `${bank.base}/rule`, {
      name: 'Zyx',
      conditions: { text: { contains: 'zyx' } },
      then: { ledger_id: idOf('Software') },
      ...more,
    })
  ).data.id as string;

describe('pending entries are judged again', () => {
  it('after confirmations, in a file that was imported as one', async () => {
    const entries = await bank.importRows(months(8));
    expect(entries.map(bank.ledgerOf)).toEqual(Array(8).fill('Uncategorized outflow'));
    const { as_of } = await bank.judged();
    for (const entry of entries.slice(0, 5)) await bank.decide(entry, 'Software');
    const pending = entries.slice(5);
    const changes = await bank.judged(as_of ?? '2000-01-01T00:00:00Z');
    expect(changes).toMatchObject({
      changed: 3,
      groups: [
        {
          clean_description: 'Zyx Qq',
          ledger_id: idOf('Software'),
          categorization_method: 'similarity',
        },
      ],
    });
    expect([...(changes.groups[0]?.journal_entry_ids ?? [])].sort()).toEqual(
      pending.map(({ id }) => id).sort(),
    );
    for (const entry of await entriesOf(pending)) {
      expect(bank.ledgerOf(entry)).toBe('Software');
      expect(entry).toMatchObject({
        categorization_method: 'similarity',
        review_status: 'bookkeeper_pending',
      });
      expect(entry.categorization_confidence).toBeGreaterThan(0.3);
    }
    expect(await bank.judged(changes.as_of)).toMatchObject({ changed: 0, groups: [] });
  });

  it('and those are told of whose ledger changed, with how likely the least likely of them is', async () => {
    const entries = await bank.importRows(months(12));
    const { as_of } = await bank.judged();
    await bank.decide(entries[0] as JournalEntry, 'Software');
    const first = await bank.judged(as_of ?? '2000-01-01T00:00:00Z');
    expect(first.groups.map((group) => group.journal_entry_ids.length)).toEqual([11]);
    const confidences = async () =>
      (await entriesOf(entries.slice(6))).map((entry) => entry.categorization_confidence);
    expect(first.groups[0]?.least_confidence).toBe(Math.min(...((await confidences()) as number[])));

    await bank.decide(entries[1] as JournalEntry, 'Software');
    await bank.decide(entries[2] as JournalEntry, 'Rent');
    for (const entry of entries.slice(3, 6)) await bank.decide(entry, 'Software');
    const other = await bank.judged(first.as_of);
    expect(other).toMatchObject({ changed: 6, groups: [] });
    expect(await confidences()).not.toContain(first.groups[0]?.least_confidence);

    const since = as_of ?? '2000-01-01T00:00:00Z';
    const all = await bank.judged(since, 0.1);
    expect(all.groups).toMatchObject([{ clean_description: 'Zyx Qq', ledger_id: idOf('Software') }]);
    expect((await bank.judged(since, 1)).groups).toEqual([]);
    const wrong = await call(service, 'GET', `${bank.base}/suggestion-changes?confidence_from=half`);
    expect(wrong.status).toBe(422);
  });

  it('and those whose ledger was replaced and is the same again are not told of', async () => {
    const rule = await newRule();
    await bank.importRows(months(3));
    const { as_of } = await bank.judged();
    await call(service, 'PATCH', `${bank.base}/rule/${rule}`, { then: { ledger_id: idOf('Rent') } });
    const replaced = await bank.judged(as_of ?? '2000-01-01T00:00:00Z');
    expect(replaced.groups).toMatchObject([
      { ledger_id: idOf('Rent'), categorization_method: 'rule', least_confidence: null },
    ]);
    await call(service, 'PATCH', `${bank.base}/rule/${rule}`, { then: { ledger_id: idOf('Software') } });
    expect((await bank.judged(as_of ?? '2000-01-01T00:00:00Z', 0.9)).groups).toEqual([]);
    expect((await bank.judged(replaced.as_of, 0.9)).groups).toHaveLength(1);
  });

  it('and for those of which nothing is known any more, nothing is offered', async () => {
    const rule = await newRule();
    const entries = await bank.importRows(months(3));
    const { as_of } = await bank.judged();
    await call(service, 'DELETE', `${bank.base}/rule/${rule}`);
    const changes = await bank.judged(as_of ?? '2000-01-01T00:00:00Z');
    expect(changes).toMatchObject({ changed: 3, groups: [] });
    expect((await entriesOf(entries)).map(bank.ledgerOf)).toEqual(Array(3).fill('Uncategorized outflow'));
  });

  it('except those that a person changed, asked about, reconciled or locked', async () => {
    const [locked, ...others] = await bank.importRows(['2025-12-31,Zyx Qq,-25.00', ...months(8)]);
    const [noted, chosen, asked, reconciled, open, ...decided] = others;
    if (!locked || !noted || !chosen || !asked || !reconciled || !open) throw new Error('entries expected');
    await call(service, 'POST', `${bank.base}/books-lock`, { through: '2025-12-31' });
    await change(noted, { notes: 'Ask for the contract' });
    await bank.decide(chosen, 'Rent', {});
    await call(service, 'POST', `${bank.base}/task`, { journal_entry_id: asked.id, body: 'What is it?' });
    await change(reconciled, { is_reconciled: true });
    const untouchable = [locked, noted, chosen, asked, reconciled];
    const before = await entriesOf(untouchable);
    await newRule();
    for (const entry of decided) await bank.decide(entry, 'Software');
    await bank.judged();
    expect(await entriesOf(untouchable)).toEqual(before);
    expect(bank.ledgerOf(await bank.entryOf(open.id))).toBe('Software');
  });

  it('and left alone where the same is said', async () => {
    const entries = await bank.importRows(months(24));
    for (const entry of entries.slice(0, 20)) await bank.decide(entry, 'Software');
    const { as_of } = await bank.judged();
    const before = await entriesOf(entries.slice(21));
    await bank.decide(entries[20] as JournalEntry, 'Software');
    const { changed } = await bank.judged(as_of);
    expect(changed).toBe(0);
    expect(await entriesOf(entries.slice(21))).toEqual(before);
  });

  it('and a person who acts on what was shown before has the last word', async () => {
    const rows = ['2026-01-01,Zyx Qq,-25.00', '2026-01-02,Zyx Qq,-25.00', '2026-01-03,Zyx Qq,-25.00'];
    const [confirmed, corrected, bulk] = await bank.importRows(rows);
    if (!confirmed || !corrected || !bulk) throw new Error('three entries expected');
    await newRule();
    await bank.judged();
    const path = (entry: JournalEntry) => `${bank.base}/journal-entries/${entry.id}`;
    const onFirst = { 'if-match': '"1"' };
    const answer = await call(
      service,
      'PATCH',
      path(confirmed),
      { review_status: 'confirmed' },
      { 'if-match': '"1"' },
    );
    expect(answer.status).toBe(200);
    const now = await bank.entryOf(confirmed.id);
    expect(now).toMatchObject({ version: 3, categorization_method: 'uncategorized' });
    expect(bank.ledgerOf(now)).toBe('Uncategorized outflow');
    expect(bank.ledgerOf(await bank.decide(corrected, 'Rent'))).toBe('Rent');
    expect(await bank.entryOf(corrected.id)).toMatchObject({ categorization_method: 'manual' });
    const many = await call(service, 'PATCH', `${bank.base}/journal-entries`, [
      { journal_entry_id: bulk.id, version: 1, changes: { review_status: 'confirmed' } },
    ]);
    expect(many.status).toBe(200);
    expect(bank.ledgerOf(await bank.entryOf(bulk.id))).toBe('Uncategorized outflow');
    const again = await call(service, 'PATCH', path(confirmed), { notes: 'x' }, onFirst);
    expect(again.status).toBe(412);
  });

  it('with the history that says so, and by the service, not by whoever confirmed', async () => {
    const [entry] = await bank.importRows(months(1));
    if (!entry) throw new Error('one entry expected');
    await newRule();
    await bank.judged();
    const history = await call(service, 'GET', `${bank.base}/journal-entries/${entry.id}/history`);
    const last = Object.values(history.data).at(-1) as { user_id: string | null; after: object };
    expect(last).toMatchObject({
      user_id: null,
      after: { categorization_method: 'rule', categorization_reasons: ['Rule “Zyx”.'] },
    });
  });
});

describe('a rule', () => {
  it('comes before what was learned, at once, and what was learned comes back without it', async () => {
    const entries = await bank.importRows(months(6));
    for (const entry of entries.slice(0, 5)) await bank.decide(entry, 'Rent');
    const [open] = entries.slice(5);
    await bank.judged();
    expect(bank.ledgerOf(await bank.entryOf(open?.id ?? ''))).toBe('Rent');
    const id = await newRule();
    await bank.judged();
    expect(await bank.entryOf(open?.id ?? '')).toMatchObject({
      categorization_method: 'rule',
      categorization_confidence: null,
    });
    expect(bank.ledgerOf(await bank.entryOf(open?.id ?? ''))).toBe('Software');
    await call(service, 'DELETE', `${bank.base}/rule/${id}`);
    await bank.judged();
    expect(bank.ledgerOf(await bank.entryOf(open?.id ?? ''))).toBe('Rent');
  });

  it('decides what is imported, splits it to the cent, tags it and names it', async () => {
    const tag = await call(service, 'POST', `${bank.base}/tag`, { name: 'North' });
    await newRule({
      then: {
        split: [
          { ledger_id: idOf('Rent'), share: 1 },
          { ledger_id: idOf('Software'), share: 1 },
          { ledger_id: idOf('Meals'), share: 1 },
        ],
        tag_ids: [tag.data.id],
        clean_description: 'Zyx Limited',
      },
    });
    const [entry] = await bank.importRows(['2026-02-03,Zyx Qq,-100.00']);
    expect(entry).toMatchObject({ clean_description: 'Zyx Limited', categorization_method: 'rule' });
    const [own, ...others] = entry?.line_entries ?? [];
    expect(own).toMatchObject({ ledger_id: idOf('Checking'), debit_credit: 'credit', amount: 100 });
    expect(others.map(({ ledger_id, amount, tag_ids }) => [ledger_id, amount, tag_ids])).toEqual([
      [idOf('Rent'), 33.34, [tag.data.id]],
      [idOf('Software'), 33.33, [tag.data.id]],
      [idOf('Meals'), 33.33, [tag.data.id]],
    ]);
  });

  it('on payable stands on the account of its vendor', async () => {
    const vendor = await call(service, 'POST', `${bank.base}/vendor`, { name: 'Zyx' });
    await newRule({ then: { ledger_id: idOf('Accounts payable'), vendor_id: vendor.data.id } });
    const [entry] = await bank.importRows(['2026-02-03,Zyx Qq,-100.00']);
    expect(entry?.line_entries[1]).toMatchObject({
      ledger_id: idOf('Accounts payable'),
      vendor_id: vendor.data.id,
    });
  });

  it('waits while a ledger of its is archived', async () => {
    await newRule();
    await call(service, 'PATCH', `${bank.base}/ledger/${idOf('Software')}`, { archived: true });
    const [entry] = await bank.importRows(['2026-02-03,Zyx Qq,-100.00']);
    expect(entry?.categorization_method).toBe('uncategorized');
  });
});

it('what was said is measured against what was confirmed', async () => {
  const id = await newRule();
  const [right, wrong, unknown] = await bank.importRows([
    '2026-02-03,Zyx Qq,-1.00',
    '2026-02-04,Zyx Qq,-2.00',
    '2026-02-05,Abc Def,-3.00',
  ]);
  if (!right || !wrong || !unknown) throw new Error('three entries expected');
  await change(right, { review_status: 'confirmed' });
  await bank.decide(wrong, 'Rent');
  await bank.decide(unknown, 'Rent');
  const quality = await call(service, 'GET', `${bank.base}/suggestion-quality`);
  expect(quality.data).toMatchObject({
    entries: 2,
    right: 1,
    rules: [{ rule_id: id, entries: 2, corrected: 1 }],
    corrected_payees: [{ clean_description: 'Zyx Qq', entries: 2, corrected: 1, has_rule: true }],
  });
});
