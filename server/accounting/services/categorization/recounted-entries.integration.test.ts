import { expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { type OpenedBank, openBankForEach } from '../../testing/bank-imports';
import { call } from '../../testing/call';

let service: OpenedBank['service'];
let books: OpenedBank['books'];
let bank: OpenedBank['bank'];
openBankForEach((opened) => {
  ({ service, books, bank } = opened);
});

async function change(method: string, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await call(service, method, `${bank.base}${path}`, body);
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.data;
}
const ruleOf = (name: string, ledger: string) => ({
  name,
  conditions: { text: { contains: name } },
  then: { ledger_id: books.ledger(ledger).id },
});
const imported = () =>
  bank.importRows(['2025-11-03,Hotel Adler,-99.00', '2026-02-03,Zyx Qq,-25.00', '2026-02-04,Zyx Qq,-26.00']);
/** The ledgers of the entries once a new rule has put what it can on Rent. */
async function ruled(name: string, entries: readonly JournalEntry[]) {
  await change('POST', '/rule', ruleOf(name, 'Rent'));
  await bank.judged();
  return Promise.all(entries.map(async ({ id }) => bank.ledgerOf(await bank.entryOf(id))));
}

it('a rule decides the pending entries of months that the books now begin with', async () => {
  const [early] = await imported();
  await change('PATCH', '', { entries_start: '2026-01-01T00:00:00Z' });
  await change('PATCH', '', { entries_start: '2025-01-01T00:00:00Z' });
  expect(early && (await bank.entryOf(early.id)).version).toBe(3);
  expect(await ruled('Adler', early ? [early] : [])).toEqual(['Rent']);
});

it('a rule decides the pending entries of an account that left the cash flow report', async () => {
  const entries = await imported();
  const { id } = books.ledger('Checking');
  await change('PATCH', `/ledger/${id}`, { report_cash_flow: false });
  expect((await bank.entryOf(entries[0]?.id ?? '')).version).toBe(2);
  expect(await ruled('Zyx', entries)).toEqual(['Travel', 'Rent', 'Rent']);
});

it('a rule decides entries whose confirmation was undone, but none that somebody else has changed', async () => {
  const rule = await change('POST', '/rule', ruleOf('Zyx', 'Meals'));
  const entries = await imported();
  await bank.judged();
  const query = { review_status: 'bookkeeper_pending' };
  const asked = { query, changes: { review_status: 'confirmed' } };
  const noted = entries[2]?.id ?? '';
  await change('PATCH', `/journal-entries/${noted}`, { notes: 'A lunch' });
  const made = await change('POST', '/journal-entry-change', asked);
  expect(made.changed).toBe(3);
  await change('POST', `/journal-entry-change/${made.id}/undo`, {});
  await change('PATCH', `/rule/${rule.id}`, { then: { ledger_id: books.ledger('Rent').id } });
  await bank.judged();
  const now = await Promise.all(entries.map(async ({ id }) => bank.ledgerOf(await bank.entryOf(id))));
  expect(now).toEqual(['Travel', 'Rent', 'Meals']);
});
