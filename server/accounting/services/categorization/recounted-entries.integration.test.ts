import { expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { openBankForEach } from '../../testing/bank-imports';
import { must } from '../../testing/books';
import { call } from '../../testing/call';

const { service, books, bank } = openBankForEach();

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

const moveStart = async () => {
  await change('PATCH', '', { entries_start: '2026-01-01T00:00:00Z' });
  await change('PATCH', '', { entries_start: '2025-01-01T00:00:00Z' });
};
const leaveCashFlow = () =>
  change('PATCH', `/ledger/${books.ledger('Checking').id}`, { report_cash_flow: false });
const confirmAndUndo = async () => {
  const query = { review_status: 'bookkeeper_pending' };
  const made = await change('POST', '/journal-entry-change', {
    query,
    changes: { review_status: 'confirmed' },
  });
  await change('POST', `/journal-entry-change/${made.id}/undo`, {});
};

it.each([
  ['another start of the books', moveStart],
  ['another cash pool', leaveCashFlow],
  ['a confirmation that is undone', confirmAndUndo],
])('the audit log has no suggestion of an entry that keeps it: %s', async (_, recount) => {
  const [early] = await imported();
  const before = early?.version ?? 0;
  await recount();
  const own = { ...books.parameters, journal_entry_id: early?.id ?? '' };
  const history = must(await service.client.listJournalEntryHistory({ parameters: own })).data;
  const updates = history.filter(({ action }) => action === 'update');
  expect(early && (await bank.entryOf(early.id)).version).toBe(before + updates.length);
  const members = updates.flatMap((each) => Object.keys({ ...Object(each.before), ...Object(each.after) }));
  expect(members).toContain('version');
  expect(members.filter((member) => member.startsWith('categorization_'))).toEqual([]);
});

it.each([
  ['another start of the books', moveStart, 'Rent'],
  ['another cash pool', leaveCashFlow, 'Rent'],
  ['a confirmation that is undone', confirmAndUndo, 'Rent'],
  [
    'a note of a person',
    (id: string) => change('PATCH', `/journal-entries/${id}`, { notes: 'Hm' }),
    'Travel',
  ],
])('a rule decides what is paid and unpaid again as before it: %s', async (_, recount, ledger) => {
  const [early] = await imported();
  if (!early) throw new Error('one entry expected');
  await recount(early.id);
  const { parameters } = books;
  const vendor = must(await service.client.createVendor({ parameters, body: { name: 'Zenith' } })).data;
  const body = {
    business_id: books.business.id,
    vendor_id: vendor.id,
    number: 'A-1',
    description: '',
    issued_at: '2025-11-01T00:00:00Z',
    due_at: '2025-11-30T00:00:00Z',
    // Of another payee and amount, so that nothing but the payment concerns the entry.
    lines: [{ ledger_id: books.ledger('Meals').id, amount: 7 }],
  };
  const [bill] = must(await service.client.createBills({ parameters, body: [body] })).data;
  await bank.judged();
  expect((await bank.entryOf(early.id)).categorization_method).toBe('similarity');
  const asked = { bill_id: bill?.id, transaction_id: early.transaction_id };
  const paid = await change('POST', '/bill-payment', asked);
  const [payment] = paid.payments as { id: string }[];
  await change('DELETE', `/bill-payment/${payment?.id}`, {});
  await change('PATCH', `/bills/${bill?.id}`, { status: 'voided' });
  expect(await ruled('Adler', [early])).toEqual([ledger]);
});
