import { describe, expect, it } from 'vitest';
import { uuid } from '../../store/identifiers';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { paidSupplies } from '../../testing/paid-supplies';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

/** Linked transfers, one for each amount, and what can be asked of their legs. */
async function linkedTransfers(amounts: readonly number[]) {
  const books = await newTwoBanks(service.client);
  const outs = await books.importInto(
    books.checking,
    amounts.map((amount) => ['2026-03-02', -amount, `Quinn Ltd ${amount}`]),
  );
  const intos = await books.importInto(
    books.savings,
    amounts.map((amount) => ['2026-03-03', amount, `Rowe GmbH ${amount}`]),
  );
  const path = `/v0/business/${books.business.id}`;
  const links: string[] = [];
  for (const [at, out] of outs.entries()) {
    const body = { kind: 'transfer', transaction_id: out, other_transaction_id: intos[at] };
    links.push(String((await call(service, 'POST', `${path}/transaction-link`, body)).data.id));
  }
  const patch = async (transactionId: string, body: object) => {
    const { id } = await books.entryOf(transactionId);
    return () => call(service, 'PATCH', `${path}/journal-entries/${id}`, body);
  };
  const recode = async (transactionId: string, own: string, other: string) => {
    const entry = await books.entryOf(transactionId);
    const lines = entry.line_entries.filter((line) => line.ledger_id !== books.ledger(own).id);
    const [{ debit_credit = 'debit', amount = 0 } = {}] = lines;
    return patch(transactionId, {
      line_changes: {
        delete_lines: lines.map((line) => line.id),
        create_lines: [{ ledger_id: books.ledger(other).id, debit_credit, amount }],
      },
    });
  };
  return { ...books, path, links, outs, intos, patch, recode };
}

const confirmed = { review_status: 'confirmed' };
const amounts = [101, 102, 103];

describe('both legs of a linked transfer at the same time', () => {
  it('are recoded by two people', async () => {
    const books = await linkedTransfers(amounts);
    for (const [at, out] of books.outs.entries()) {
      const one = await books.recode(out, 'Checking', 'Rent');
      const two = await books.recode(books.intos[at] ?? '', 'Savings', 'Interest income');
      const answers = await Promise.all([one(), two()]);
      for (const answer of answers) expect([200, 422]).toContain(answer.status);
    }
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
  });

  it('are recoded by one and unlinked by another', async () => {
    const books = await linkedTransfers(amounts);
    for (const [at, out] of books.outs.entries()) {
      const one = await books.recode(out, 'Checking', 'Rent');
      const answers = await Promise.all([
        one(),
        call(service, 'DELETE', `${books.path}/transaction-link/${books.links[at]}`),
      ]);
      for (const answer of answers) expect([200, 422]).toContain(answer.status);
    }
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
  });

  it('are confirmed by two people', async () => {
    const books = await linkedTransfers(amounts);
    for (const [at, out] of books.outs.entries()) {
      const into = books.intos[at] ?? '';
      const [one, two] = [await books.patch(out, confirmed), await books.patch(into, confirmed)];
      const body = { link_id: books.links[at], confirm: true };
      const answers = await Promise.all([
        one(),
        two(),
        call(service, 'POST', `${books.path}/transaction-link`, body),
      ]);
      for (const answer of answers) expect(answer.status).toBeLessThan(300);
      for (const id of [out, into]) expect((await books.entryOf(id)).review_status).toBe('confirmed');
    }
  });
});

it('a decision does not wait for those of transfers that compete with it, nor change them', async () => {
  const books = await newTwoBanks(service.client);
  const outs = await books.importInto(books.checking, [
    ['2026-03-02', -500, 'Transfer to savings'],
    ['2026-03-02', -500, 'Transfer to savings'],
  ]);
  await books.importInto(books.savings, [
    ['2026-03-03', 500, 'Transfer from checking'],
    ['2026-03-03', 500, 'Transfer from checking'],
  ]);
  const [decided, other] = await Promise.all(outs.map(async (out) => (await books.read(out)).links));
  const path = `/v0/business/${books.business.id}/transaction-link`;
  // Somebody else is about to decide on the links of the other money out.
  const ids = (other ?? []).map(({ id }) => uuid('transaction_link', id));
  expect(ids.length).toBeGreaterThan(1);
  await service.owner.query('BEGIN');
  await service.owner.query('SELECT id FROM transaction_link WHERE id = ANY($1) FOR NO KEY UPDATE', [ids]);
  const accepted = await call(service, 'POST', path, { link_id: decided?.[0]?.id }).finally(() =>
    service.owner.query('ROLLBACK'),
  );
  expect(accepted.status).toBe(201);
});

it('a refund waits for an earlier one of the same payment before it holds the payment', async () => {
  const { owner } = service;
  const books = await paidSupplies(service);
  // The latest file first: the entries of the refunds come before that of the payment.
  const [earlier = '', later = ''] = await books.importInto(books.checking, [
    ['2026-03-10', 40, 'BIRCH FOODS REFUND'],
    ['2026-03-09', 30, 'BIRCH FOODS REFUND'],
  ]);
  const [paid = ''] = await books.importInto(books.checking, [['2026-03-02', -90, 'BIRCH FOODS']]);
  await books.put(paid, ['Office supplies', 90]);
  const refund = { kind: 'refund', transaction_id: earlier, other_transaction_id: paid };
  expect((await call(service, 'POST', books.path, refund)).status).toBe(201);
  const suggested = (await books.read(later)).links.find(({ kind }) => kind === 'refund');
  const [held, payment] = await Promise.all(
    [earlier, paid].map(async (id) => uuid('journal_entry', (await books.entryOf(id)).id)),
  );
  const lock = 'SELECT FROM journal_entry WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED';
  await owner.query('BEGIN');
  // Judging what was linked may hold it for a moment.
  await expect.poll(async () => (await owner.query(lock, [held])).rowCount).toBe(1);
  const accepting = call(service, 'POST', books.path, { link_id: suggested?.id });
  const isWaiting = 'SELECT FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid';
  try {
    await expect.poll(async () => (await owner.query(isWaiting)).rowCount, { timeout: 10_000 }).toBe(1);
    expect((await owner.query(lock, [payment])).rowCount).toBe(1);
  } finally {
    await owner.query('ROLLBACK');
  }
  expect((await accepting).status).toBe(201);
});

describe('a bill that two people pay, one by a link and one by hand', () => {
  async function openBill() {
    const books = await newTwoBanks(service.client);
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 400]] }]);
    const outs = await books.importInto(books.checking, [
      ['2026-03-02', -400, 'QUINN'],
      ['2026-03-03', -500, 'ROWE'],
    ]);
    const path = `/v0/business/${books.business.id}`;
    const bill_id = bill?.id;
    return {
      ...books,
      outs,
      byLink: (at: number, more: object = {}) => {
        const body = { kind: 'payment', transaction_id: outs[at], bill_id, ...more };
        return call(service, 'POST', `${path}/transaction-link`, body);
      },
      byHand: (at: number) =>
        call(service, 'POST', `${path}/bill-payment`, {
          bill_id,
          transaction_id: outs[at],
          payment_amount: 400,
          open_amount: 400,
        }),
      read: async () => (await call(service, 'GET', `${path}/bills/${bill_id}`)).data,
    };
  }
  const paidOnce = { status: 'paid', total_paid: 400, open_amount: 0 };

  it('is paid once', async () => {
    const books = await openBill();
    const answers = await Promise.all([books.byHand(0), books.byLink(1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await books.read()).toMatchObject(paidOnce);
    expect(await books.payable()).toBe(0);
  });

  it('is paid by a link with what is open of it, unless more is asked for', async () => {
    const books = await openBill();
    expect((await books.byLink(1)).data).toMatchObject({ amount: 400 });
    expect(await books.read()).toMatchObject(paidOnce);
    const again = await books.byLink(0);
    expect([again.status, ...faultsOf(again)]).toEqual([409, '/bill_id nothing_open']);
    expect((await books.byLink(0, { amount: 400 })).status).toBe(201);
    expect(await books.read()).toMatchObject({ status: 'paid', total_paid: 800 });
  });

  it('is paid by a link with what is left of it', async () => {
    const books = await openBill();
    expect((await books.byLink(1, { amount: 300 })).status).toBe(201);
    expect((await books.byLink(0)).data).toMatchObject({ amount: 100 });
    expect(await books.read()).toMatchObject(paidOnce);
  });
});
