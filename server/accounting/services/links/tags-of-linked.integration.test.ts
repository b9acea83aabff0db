import { expect, it, vi } from 'vitest';
import { linesOf, must } from '../../testing/books';
import { call } from '../../testing/call';
import { newInvoices } from '../../testing/new-invoices';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

/** Books with tags, and what a bookkeeper puts on the entries of transactions. */
async function newTagged() {
  const books = await newTwoBanks(service.client);
  const base = `/v0/business/${books.business.id}`;
  const newTag = async (name: string) =>
    must(await service.client.createTag({ parameters: books.parameters, body: { name } })).data.id;
  const [fair, client] = [await newTag('Fair'), await newTag('Client')];
  const change = async (transactionId: string, body: object) => {
    const { id } = await books.entryOf(transactionId);
    expect((await call(service, 'PATCH', `${base}/journal-entries/${id}`, body)).status).toBe(200);
  };
  return {
    ...books,
    base,
    fair,
    client,
    change,
    tag: (transactionId: string, ...tag_ids: string[]) => change(transactionId, { tag_ids }),
    /** Each line opposite the bank as its ledger, its description, and its tags. */
    async opposite(transactionId: string) {
      const names = new Map(
        must(await service.client.listLedgers({ parameters: books.parameters, query: {} })).data.map(
          ({ id, name }) => [id, name],
        ),
      );
      const { line_entries } = await books.entryOf(transactionId);
      return line_entries
        .filter(({ ledger_id }) => ledger_id !== books.ledger('Checking').id)
        .map(({ ledger_id, description, tag_ids }) => [names.get(ledger_id), description, ...tag_ids]);
    },
    /** Puts what stands opposite the bank on a ledger, with words of its own. */
    async write(transactionId: string, ledger: string, description: string, tag_ids: string[]) {
      const { line_entries } = await books.entryOf(transactionId);
      const lines = line_entries.filter(({ ledger_id }) => ledger_id !== books.ledger('Checking').id);
      const [{ debit_credit = 'debit', amount = 0 } = {}] = lines;
      const ledger_id = books.ledger(ledger).id;
      await change(transactionId, {
        line_changes: {
          delete_lines: lines.map(({ id }) => id),
          create_lines: [{ ledger_id, debit_credit, amount, description, tag_ids }],
        },
      });
    },
    async link(body: object) {
      const answer = await call(service, 'POST', `${base}/transaction-link`, body);
      expect(answer.status).toBe(201);
      return async (query = '') => {
        const path = `${base}/transaction-link/${answer.data.id}${query}`;
        expect((await call(service, 'DELETE', path)).status).toBe(200);
      };
    },
  };
}

async function judged(base: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { data } = await call(service, 'GET', `${base}/suggestion-changes`);
      expect(data.is_judging).toBe(false);
    },
    { timeout: 60_000, interval: 20 },
  );
}

it('the legs of a transfer keep their tags and words, and have them once they are parted', async () => {
  const books = await newTagged();
  const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -500, 'ALDER PAPER']]);
  const [into = ''] = await books.importInto(books.savings, [['2026-03-03', 490, 'QUINN']]);
  await books.tag(into, books.client);
  await books.write(out, 'Rent', 'Put aside', [books.fair]);
  const part = await books.link({
    kind: 'transfer',
    transaction_id: out,
    other_transaction_id: into,
    fee_amount: 10,
  });
  expect(await books.opposite(out)).toEqual([
    ['Transfers in transit', 'Put aside', books.fair],
    ['Bank fees', 'Put aside', books.fair],
  ]);
  const ofInto = await books.entryOf(into);
  expect(ofInto.line_entries.map(({ tag_ids }) => tag_ids)).toEqual([[books.client], [books.client]]);
  await part();
  expect(await books.opposite(out)).toEqual([['Rent', 'Put aside', books.fair]]);
});

it('tags that an entry is given while it is linked stay when it is parted, whatever is suggested then', async () => {
  const books = await newTagged();
  const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -500, 'Online transfer']]);
  const [into = ''] = await books.importInto(books.savings, [['2026-03-03', 500, 'Online transfer']]);
  const [link] = (await books.read(out)).links;
  expect(link?.other_transaction_id).toBe(into);
  if (link?.status === 'suggested') await books.link({ link_id: link.id });
  await books.tag(out, books.fair);
  expect((await call(service, 'DELETE', `${books.base}/transaction-link/${link?.id}`)).status).toBe(200);
  await judged(books.base);
  expect((await books.opposite(out)).map(([, , ...tags]) => tags)).toEqual([[books.fair]]);
});

it('a refund has its own tags beside those of the payment', async () => {
  const books = await newTagged();
  const [paid = '', back = ''] = await books.importInto(books.checking, [
    ['2026-03-02', -500, 'ALDER PAPER'],
    ['2026-03-09', 100, 'ALDER PAPER REFUND'],
  ]);
  await books.write(paid, 'Rent', '', [books.fair]);
  await books.tag(back, books.client);
  const before = await books.opposite(back);
  const undo = await books.link({ kind: 'refund', transaction_id: back, other_transaction_id: paid });
  expect(await books.opposite(back)).toEqual([['Rent', '', books.fair, books.client]]);
  await undo();
  expect(await books.opposite(back)).toEqual(before);
});

it('a transaction that takes over a hand-made entry has the tags of both', async () => {
  const books = await newTagged();
  const lines = linesOf(books.ledger('Rent'), books.ledger('Checking'), 75);
  const entry = must(
    await service.client.createJournalEntry({
      parameters: books.parameters,
      body: { description: 'Rent', datetime: '2026-03-02T00:00:00Z', lines, tag_ids: [books.fair] },
    }),
  ).data;
  const [out = ''] = await books.importInto(books.checking, [['2026-03-03', -75, 'QUINN']]);
  await books.tag(out, books.client);
  const before = await books.opposite(out);
  const undo = await books.link({ kind: 'same', transaction_id: out, journal_entry_id: entry.id });
  expect(await books.opposite(out)).toEqual([['Rent', '', books.fair, books.client]]);
  await undo();
  expect(await books.opposite(out)).toEqual(before);
});

it('what pays a bill keeps its tags and words, and tags that it is given since', async () => {
  const books = await newTagged();
  const [out = ''] = await books.importInto(books.checking, [['2026-03-03', -500, 'QUINN']]);
  await books.write(out, 'Rent', 'For the fair', [books.fair]);
  const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 400]] }]);
  const pay = () => books.link({ kind: 'payment', transaction_id: out, bill_id: bill?.id, amount: 400 });
  const takeOff = await pay();
  const paid = await books.opposite(out);
  expect(paid).toEqual([
    ['Rent', 'For the fair', books.fair],
    ['Accounts payable', 'For the fair', books.fair],
  ]);
  await takeOff();
  expect(await books.opposite(out)).toEqual([['Rent', 'For the fair', books.fair]]);
  const again = await pay();
  await books.tag(out, books.client);
  await again();
  expect(await books.opposite(out)).toEqual([['Rent', 'For the fair', books.client]]);
});

it('what was tagged before it paid an invoice keeps its tags once the payment is taken off: it is not judged', async () => {
  const books = await newInvoices(service);
  const name = { parameters: books.parameters, body: { name: 'Fair' } };
  const tag = must(await service.client.createTag(name)).data.id;
  const [into = ''] = await books.importInto(books.checking, [
    ['2026-03-20', 100, 'BLUE DOOR STUDIO INTEREST'],
  ]);
  const { id: invoice_id } = await books.invoice('QF-309', 100);
  const { id } = await books.entryOf(into);
  const base = `/v0/business/${books.business.id}`;
  await call(service, 'PATCH', `${base}/journal-entries/${id}`, { tag_ids: [tag] });
  const before = await books.entryOf(into);
  const paid = await call(service, 'POST', `${base}/invoice-payment`, { invoice_id, transaction_id: into });
  const [payment] = paid.data.payments as { id: string }[];
  expect((await call(service, 'DELETE', `${base}/invoice-payment/${payment?.id}`)).status).toBe(200);
  await call(service, 'PATCH', `${base}/invoice/${invoice_id}`, { status: 'voided' });
  await judged(base);
  const after = await books.entryOf(into);
  expect(after.line_entries.map(({ ledger_id, tag_ids }) => [ledger_id, tag_ids])).toEqual(
    before.line_entries.map(({ ledger_id }) => [ledger_id, [tag]]),
  );
});
