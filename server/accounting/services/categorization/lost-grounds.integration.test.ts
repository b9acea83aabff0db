import { expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { openBankForEach } from '../../testing/bank-imports';
import { call } from '../../testing/call';

const { service, books, bank } = openBankForEach();

const idOf = (name: string) => books.ledger(name).id;
const change = (entry: JournalEntry | undefined, body: object, headers: Record<string, string> = {}) =>
  call(service, 'PATCH', `${bank.base}/journal-entries/${entry?.id}`, body, headers);
const entriesOf = (entries: readonly JournalEntry[]) =>
  Promise.all(entries.map(({ id }) => bank.entryOf(id)));
const certain = async () => {
  const { data } = await call(service, 'GET', `${bank.base}/journal-entries?certain=true`);
  return (data as unknown as JournalEntry[]).map(({ id }) => id);
};
const rulePath = () => `${bank.base}/rule`;
const newRule = async () => {
  const then = { ledger_id: idOf('Software') };
  const rule = { name: 'Zyx', conditions: { text: { contains: 'zyx' } }, then };
  return (await call(service, 'POST', rulePath(), rule)).data.id as string;
};
const payee = (count: number, year: number) =>
  Array.from({ length: count }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-05,Zyx Qq,-40.00`);

/** Entries that the service gave their ledger and that are not open to judging, each for another reason, and one that is. */
async function heldAndOpen(): Promise<{ held: JournalEntry[]; open: JournalEntry }> {
  const [locked, ...others] = await bank.importRows(['2025-12-31,Zyx Qq,-40.00', ...payee(6, 2026)]);
  const [returned, noted, tagged, answered, reconciled, open] = others;
  if (!locked || !returned || !noted || !tagged || !answered || !reconciled || !open)
    throw new Error('seven entries expected');
  await call(service, 'POST', `${bank.base}/books-lock`, { through: '2025-12-31' });
  await change(returned, { review_status: 'confirmed' });
  await change(returned, { review_status: 'bookkeeper_pending' });
  await change(noted, { notes: 'Looked at' });
  const tag = await call(service, 'POST', `${bank.base}/tag`, { name: 'North' });
  await change(tagged, { tag_ids: [tag.data.id] });
  const asked = { journal_entry_id: answered.id, body: 'What is it?' };
  const task = await call(service, 'POST', `${bank.base}/task`, asked);
  await call(service, 'PATCH', `${bank.base}/task/${task.data.id}`, { status: 'done' });
  await change(reconciled, { is_reconciled: true });
  await bank.judged();
  return { held: [locked, returned, noted, tagged, answered, reconciled], open };
}

it('an entry whose rule is gone keeps its ledger and tags, and is certain no more', async () => {
  const rule = await newRule();
  const { held, open } = await heldAndOpen();
  expect((await certain()).sort()).toEqual([...held, open].map(({ id }) => id).sort());
  const before = await entriesOf(held);
  await call(service, 'DELETE', `${rulePath()}/${rule}`);
  await bank.judged();
  expect(await certain()).toEqual([]);
  const now = await entriesOf(held);
  expect(now.map(({ line_entries }) => line_entries)).toEqual(before.map(({ line_entries }) => line_entries));
  for (const entry of now)
    expect(entry).toMatchObject({
      categorization_method: 'similarity',
      categorization_confidence: null,
      categorization_reasons: ['The rule that gave it this ledger no longer does.'],
    });
  expect(bank.ledgerOf(await bank.entryOf(open.id))).toBe('Uncategorized outflow');

  // Judged once more, nothing is said otherwise.
  await newRule();
  await bank.judged();
  expect(await entriesOf(held)).toEqual(now);
});

it('an entry of a rule that has another name now is told by that name, and stays certain', async () => {
  const rule = await newRule();
  const [noted] = await bank.importRows(payee(1, 2026));
  await change(noted, { notes: 'Looked at' });
  await call(service, 'PATCH', `${rulePath()}/${rule}`, { name: 'Hosting' });
  await bank.judged();
  expect(await bank.entryOf(noted?.id ?? '')).toMatchObject({
    categorization_method: 'rule',
    categorization_reasons: ['Rule “Hosting”.'],
    notes: 'Looked at',
  });
  expect(await certain()).toEqual([noted?.id]);
});

it('a suggestion is as sure as what is confirmed makes it, and offers the ledger that this speaks for', async () => {
  const decided = await bank.importRows(payee(12, 2025));
  for (const { id } of decided) await bank.decide(await bank.entryOf(id), 'Software');
  await bank.judged();
  const [noted, open] = await bank.importRows(payee(2, 2026));
  await change(noted, { notes: 'Looked at' });
  const before = await bank.entryOf(noted?.id ?? '');
  expect(bank.ledgerOf(before)).toBe('Software');
  for (const { id } of decided) await bank.decide(await bank.entryOf(id), 'Rent');
  await bank.judged();
  const now = await bank.entryOf(noted?.id ?? '');
  expect(now.line_entries).toEqual(before.line_entries);
  expect(now).toMatchObject({
    categorization_method: 'similarity',
    categorization_confidence: null,
    categorization_reasons: ['This ledger is no longer suggested.'],
  });
  expect(now.categorization_alternatives[0]?.ledger_id).toBe(idOf('Rent'));
  expect(bank.ledgerOf(await bank.entryOf(open?.id ?? ''))).toBe('Rent');
});

it('the payment of a linked refund whose rule is gone is certain no more', async () => {
  const rule = await newRule();
  const [paid, back] = await bank.importRows(['2026-02-02,Zyx Qq,-40.00', '2026-02-09,Other,10.00']);
  const refund = {
    kind: 'refund',
    transaction_id: back?.transaction_id,
    other_transaction_id: paid?.transaction_id,
  };
  expect((await call(service, 'POST', `${bank.base}/transaction-link`, refund)).status).toBe(201);
  await call(service, 'DELETE', `${rulePath()}/${rule}`);
  await bank.judged();
  const now = await bank.entryOf(paid?.id ?? '');
  expect(bank.ledgerOf(now)).toBe('Software');
  expect(now).toMatchObject({ categorization_method: 'similarity', categorization_confidence: null });
});

it('whoever acts on what was said before has the last word, unless somebody else has changed the entry since', async () => {
  const rule = await newRule();
  const [noted] = await bank.importRows(payee(1, 2026));
  await change(noted, { notes: 'Looked at' });
  await call(service, 'DELETE', `${rulePath()}/${rule}`);
  await bank.judged();
  const seen = { 'if-match': '"2"' };
  expect((await change(noted, { notes: 'Too late' }, { 'if-match': '"1"' })).status).toBe(412);
  expect((await change(noted, { notes: 'Looked at twice' }, seen)).status).toBe(200);
  expect((await change(noted, { notes: 'Once more' }, seen)).status).toBe(412);
  expect(bank.ledgerOf(await bank.entryOf(noted?.id ?? ''))).toBe('Software');
});
