import { expect, it } from 'vitest';
import { openBankForEach } from '../../testing/bank-imports';
import { call } from '../../testing/call';

const { service, books, bank } = openBankForEach();

const idOf = (name: string) => books.ledger(name).id;
const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  call(service, 'PATCH', `${bank.base}/journal-entries/${id}`, body, headers);
/** An entry that a rule gave Software. */
async function ofRule() {
  const then = { ledger_id: idOf('Software') };
  const asked = { name: 'Zyx', conditions: { text: { contains: 'zyx' } }, then };
  const rule = await call(service, 'POST', `${bank.base}/rule`, asked);
  const [entry] = await bank.importRows(['2026-02-03,Zyx Qq,-100.00']);
  if (!entry) throw new Error('one entry expected');
  const deleteRule = async () => {
    await call(service, 'DELETE', `${bank.base}/rule/${rule.data.id}`);
    await bank.judged();
  };
  return { entry, deleteRule };
}
const judgedEntry = async (id: string) => {
  await bank.judged();
  return bank.entryOf(id);
};

it('an entry that returns to the suggestion of a rule that is gone is judged without it', async () => {
  const { entry, deleteRule } = await ofRule();
  await bank.decide(entry, 'Rent', {});
  await deleteRule();
  expect((await change(entry.id, { return_to_version: entry.version })).status).toBe(200);
  const now = await judgedEntry(entry.id);
  expect(now.categorization_method).toBe('uncategorized');
  expect(bank.ledgerOf(now)).toBe('Uncategorized outflow');
});

it('an entry whose change with many others is undone is judged without a rule that is gone', async () => {
  const { entry, deleteRule } = await ofRule();
  const asked = { query: { review_status: 'bookkeeper_pending' }, changes: { ledger_id: idOf('Rent') } };
  const made = await call(service, 'POST', `${bank.base}/journal-entry-change`, asked);
  expect(made.data).toMatchObject({ changed: 1 });
  await deleteRule();
  const undone = await call(service, 'POST', `${bank.base}/journal-entry-change/${made.data.id}/undo`);
  expect(undone.data).toMatchObject({ restored: 1 });
  expect(bank.ledgerOf(await judgedEntry(entry.id))).toBe('Uncategorized outflow');
});

it('an entry that somebody notes as it was before it was judged again keeps that ledger, without grounds', async () => {
  const { entry, deleteRule } = await ofRule();
  await deleteRule();
  expect((await change(entry.id, { notes: 'Looked at' }, { 'if-match': '"1"' })).status).toBe(200);
  const now = await judgedEntry(entry.id);
  expect(bank.ledgerOf(now)).toBe('Software');
  expect(now).toMatchObject({ categorization_method: 'similarity', categorization_confidence: null });
});
