import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { startService, type TestService } from '../../testing/start-service';
import { newTwoBanks } from '../../testing/two-banks';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  expect(await service.differences()).toEqual([]);
  await service.close();
});

/** 500.00 out of checking, and `arriving` into savings a day later, with words that say nothing. */
async function twoLegs(arriving = 500) {
  const books = await newTwoBanks(service.client);
  const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -500, 'Quinn Ltd']]);
  const [into = ''] = await books.importInto(books.savings, [['2026-03-03', arriving, 'Rowe GmbH']]);
  const path = `/v0/business/${books.business.id}/transaction-link`;
  const link = (more: object = {}) =>
    call(service, 'POST', path, {
      kind: 'transfer',
      transaction_id: out,
      other_transaction_id: into,
      ...more,
    });
  return { ...books, out, into, path, link };
}

describe('a transfer linked by a person', () => {
  it('stands against transfers in transit on both bank days, and cash flow sees nothing of it', async () => {
    const books = await twoLegs();
    const made = await books.link();
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({
      kind: 'transfer',
      status: 'linked',
      transaction_id: books.out,
      other_transaction_id: books.into,
      amount: 500,
      fee_amount: null,
    });
    expect(await books.linesOf(books.out)).toEqual(['credit Checking 500', 'debit Transfers in transit 500']);
    expect(await books.linesOf(books.into)).toEqual(['debit Savings 500', 'credit Transfers in transit 500']);
    const entry = await books.entryOf(books.out);
    expect([entry.categorization_method, entry.datetime]).toEqual(['transfer', '2026-03-02T00:00:00.000Z']);
    expect(await books.balanceOf('Transfers in transit', '2026-03-02')).toBe(500);
    expect(await books.balanceOf('Transfers in transit', '2026-03-03')).toBe(0);
    expect(await books.cashFlow('2026-03')).toEqual({});
    for (const id of [books.out, books.into]) expect((await books.read(id)).links).toEqual([made.data]);
  });

  it('confirms both legs when asked to, also later', async () => {
    const books = await twoLegs();
    const made = await books.link();
    const again = await call(service, 'POST', books.path, { link_id: made.data.id, confirm: true });
    expect([again.status, again.data.id]).toEqual([201, made.data.id]);
    for (const id of [books.out, books.into]) {
      expect((await books.entryOf(id)).review_status).toBe('confirmed');
      expect((await books.read(id)).reviewed).toBe(true);
    }
  });

  it('comes with the entries of both legs where the list is asked for links', async () => {
    const books = await twoLegs();
    const made = await books.link();
    const journal = `/v0/business/${books.business.id}/journal-entries`;
    type Listed = { id: string; links?: unknown }[];
    const listed = (await call(service, 'GET', `${journal}?with_links=true`)).data as unknown as Listed;
    const ids = [await books.entryOf(books.out), await books.entryOf(books.into)].map(({ id }) => id);
    for (const id of ids) expect(listed.find((entry) => entry.id === id)?.links).toEqual([made.data]);
    const plain = (await call(service, 'GET', journal)).data as unknown as Listed;
    expect(plain.every((entry) => entry.links === undefined)).toBe(true);
  });

  it('is parted as it was, the suggestion included, and is not made twice', async () => {
    const books = await twoLegs();
    const before = [await books.entryOf(books.out), await books.entryOf(books.into)];
    const lines = [await books.linesOf(books.out), await books.linesOf(books.into)];
    const made = await books.link();
    const twice = await books.link();
    expect([twice.status, ...faultsOf(twice)]).toEqual([409, '/transaction_id transaction_linked']);
    const deleted = await call(service, 'DELETE', `${books.path}/${made.data.id}`);
    expect([deleted.status, deleted.data.status]).toEqual([200, 'declined']);
    expect([await books.linesOf(books.out), await books.linesOf(books.into)]).toEqual(lines);
    for (const entry of before) {
      const after = await books.entryOf(entry.transaction_id ?? '');
      expect(after).toMatchObject({
        review_status: 'bookkeeper_pending',
        categorization_method: entry.categorization_method,
        categorization_confidence: entry.categorization_confidence,
        categorization_alternatives: entry.categorization_alternatives,
      });
    }
    expect((await books.read(books.out)).links).toEqual([]);
    const anew = await books.link();
    expect([anew.status, anew.data.id]).toEqual([201, made.data.id]);
  });

  it('is pending review again once its link is deleted', async () => {
    const books = await twoLegs();
    const made = await books.link({ confirm: true });
    expect((await books.read(books.into)).reviewed).toBe(true);
    await call(service, 'DELETE', `${books.path}/${made.data.id}`);
    expect((await books.entryOf(books.into)).review_status).toBe('bookkeeper_pending');
    expect((await books.read(books.into)).reviewed).toBe(false);
  });

  it('becomes a suggestion again when it is undone', async () => {
    const books = await twoLegs();
    const made = await books.link();
    await call(service, 'DELETE', `${books.path}/${made.data.id}?undo=true`);
    const parameters = { ...books.parameters, transaction_id: books.into };
    const suggested = must(await service.client.listSuggestedLinks({ parameters })).data;
    expect(suggested.map(({ id, status, decided_by }) => [id, status, decided_by])).toEqual([
      [made.data.id, 'suggested', null],
    ]);
  });

  it('takes the legs in either order', async () => {
    const books = await twoLegs();
    const made = await books.link({ transaction_id: books.into, other_transaction_id: books.out });
    expect(made.data).toMatchObject({ transaction_id: books.out, other_transaction_id: books.into });
  });

  it('splits off a fee', async () => {
    const books = await twoLegs(497.5);
    const without = await books.link();
    expect([without.status, ...faultsOf(without)]).toEqual([
      422,
      '/other_transaction_id transfer_amounts_differ',
    ]);
    const made = await books.link({ fee_amount: 2.5 });
    expect(made.data).toMatchObject({
      amount: 497.5,
      fee_amount: 2.5,
      fee_ledger_id: books.ledger('Bank fees').id,
    });
    expect(await books.linesOf(books.out)).toEqual([
      'credit Checking 500',
      'debit Transfers in transit 497.5',
      'debit Bank fees 2.5',
    ]);
    expect(await books.cashFlow('2026-03')).toEqual({ 'Bank fees': -2.5 });
  });

  it.each([
    [
      'a transfer without its other leg',
      () => ({ other_transaction_id: undefined }),
      422,
      '/other_transaction_id required',
    ],
    [
      'both a kind and a suggestion',
      (id: string) => ({ link_id: id.replace('txn_', 'lnk_') }),
      422,
      '/kind not_allowed',
    ],
    [
      'an unknown suggestion',
      (id: string) => ({
        link_id: id.replace('txn_', 'lnk_'),
        kind: undefined,
        transaction_id: undefined,
        other_transaction_id: undefined,
      }),
      422,
      '/link_id not_found',
    ],
  ])('refuses %s', async (_, more, status, fault) => {
    const books = await twoLegs();
    const answer = await books.link(more(books.out));
    expect([answer.status, faultsOf(answer)[0]]).toEqual([status, fault]);
  });

  it('keeps its import from being undone, and an import that goes takes its suggestions along', async () => {
    const books = await twoLegs();
    const { import_id } = await books.read(books.into);
    const undo = () =>
      call(service, 'POST', `/v0/business/${books.business.id}/transaction-import/${import_id}/undo`, {});
    const made = await books.link();
    expect((await undo()).data).toEqual({
      removed: 0,
      kept: [{ transaction_id: books.into, reason: 'linked' }],
    });
    await call(service, 'DELETE', `${books.path}/${made.data.id}?undo=true`);
    expect((await undo()).data).toEqual({ removed: 1, kept: [] });
    expect((await books.read(books.out)).links).toEqual([]);
  });

  it('is not made of a reconciled entry', async () => {
    const books = await twoLegs();
    const entry = await books.entryOf(books.out);
    const path = `/v0/business/${books.business.id}/journal-entries/${entry.id}`;
    await call(service, 'PATCH', path, { is_reconciled: true });
    const answer = await books.link();
    expect([answer.status, answer.problem.code]).toEqual([409, 'reconciled']);
  });
});

/** A transfer of 500.00 with words on both sides, imported leg by leg. */
async function saidTransfer() {
  const books = await newTwoBanks(service.client);
  const [out = ''] = await books.importInto(books.checking, [
    ['2026-03-02', -500, 'Online transfer to savings'],
    ['2026-03-04', -20, 'Alder Paper'],
  ]);
  const path = `/v0/business/${books.business.id}/transaction-link`;
  const intoSavings = async () => {
    const [into = ''] = await books.importInto(books.savings, [
      ['2026-03-03', 500, 'Transfer from checking'],
    ]);
    return into;
  };
  return { ...books, out, path, intoSavings };
}

describe('transfers after an import', () => {
  it('are linked where they are certain, and pending review', async () => {
    const books = await saidTransfer();
    const into = await books.intoSavings();
    const [link] = (await books.read(into)).links;
    expect(link).toMatchObject({ status: 'linked', decided_by: 'service', transaction_id: books.out });
    expect(link?.confidence).toBeGreaterThanOrEqual(0.98);
    expect(link?.reasons[0]).toBe('Checking to Savings, the same amount, 1 day apart.');
    const entry = await books.entryOf(books.out);
    expect(entry).toMatchObject({
      categorization_method: 'transfer',
      categorization_confidence: link?.confidence,
      review_status: 'bookkeeper_pending',
    });
    expect(await books.linesOf(into)).toEqual(['debit Savings 500', 'credit Transfers in transit 500']);
    await call(service, 'POST', books.path, { link_id: link?.id, confirm: true });
    expect((await books.entryOf(into)).review_status).toBe('confirmed');
  });

  it('are found in an account that is added later', async () => {
    const books = await saidTransfer();
    const card = await books.accountOn('Credit card');
    const [paid = ''] = await books.importInto(card, [['2026-03-02', 77.7, 'PAYMENT - THANK YOU']]);
    const [payment = ''] = await books.importInto(books.checking, [['2026-03-03', -77.7, 'CARD AUTOPAY']]);
    const [link] = (await books.read(paid)).links;
    expect(link).toMatchObject({ status: 'linked', transaction_id: payment, other_transaction_id: paid });
  });

  it('are only suggested where a person chose the ledger', async () => {
    const books = await saidTransfer();
    const entry = await books.entryOf(books.out);
    const entries = `/v0/business/${books.business.id}/journal-entries`;
    await call(service, 'PATCH', `${entries}/${entry.id}`, { review_status: 'confirmed' });
    const into = await books.intoSavings();
    const before = await books.linesOf(books.out);
    const [link] = (await books.read(into)).links;
    expect(link).toMatchObject({ status: 'suggested', decided_by: null });
    expect(await books.linesOf(books.out)).toEqual(before);
    const accepted = await call(service, 'POST', books.path, { link_id: link?.id });
    expect(accepted.data).toMatchObject({ id: link?.id, status: 'linked' });
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
  });

  it('do not return once they were declined', async () => {
    const books = await saidTransfer();
    const into = await books.intoSavings();
    const [link] = (await books.read(into)).links;
    await call(service, 'DELETE', `${books.path}/${link?.id}`);
    expect(await books.balanceOf('Transfers in transit', '2026-03-02')).toBe(0);
    await books.importInto(books.savings, [['2026-03-05', 500, 'Transfer from checking']]);
    const links = (await books.read(books.out)).links;
    expect(links.map(({ id }) => id)).not.toContain(link?.id);
  });

  it('keeps twins, and asks which is which', async () => {
    const books = await newTwoBanks(service.client);
    const outs = await books.importInto(books.checking, [
      ['2026-03-02', -50, 'Transfer'],
      ['2026-03-02', -50, 'Transfer'],
    ]);
    const into = await books.importInto(books.savings, [
      ['2026-03-02', 50, 'Transfer'],
      ['2026-03-02', 50, 'Transfer'],
    ]);
    const links = (await Promise.all(into.map(books.read))).flatMap((each) => each.links);
    expect(links.every(({ status }) => status === 'suggested')).toBe(true);
    expect(new Set(links.map((each) => each.transaction_id))).toEqual(new Set(outs));
    for (const id of [links[0]?.id])
      await call(service, 'POST', `/v0/business/${books.business.id}/transaction-link`, { link_id: id });
    const linked = links[0]?.other_transaction_id ?? '';
    expect((await books.read(linked)).links).toHaveLength(1);
  });
});

describe('lines that a person writes', () => {
  /** Replaces what stands opposite the bank in the transaction's entry. */
  async function recode(
    books: Awaited<ReturnType<typeof saidTransfer>>,
    id: string,
    own: string,
    other: string,
  ) {
    const entry = await books.entryOf(id);
    const lines = entry.line_entries.filter((line) => line.ledger_id !== books.ledger(own).id);
    const [{ debit_credit = 'debit', amount = 0 } = {}] = lines;
    return call(service, 'PATCH', `/v0/business/${books.business.id}/journal-entries/${entry.id}`, {
      line_changes: {
        delete_lines: lines.map((line) => line.id),
        create_lines: [{ ledger_id: books.ledger(other).id, debit_credit, amount }],
      },
    });
  }

  it('on a leg part its transfer, and the other leg is as before', async () => {
    const books = await saidTransfer();
    const before = await books.linesOf(books.out);
    const into = await books.intoSavings();
    const answer = await recode(books, into, 'Savings', 'Interest income');
    expect(answer.status).toBe(200);
    expect(await books.linesOf(books.out)).toEqual(before);
    expect((await books.read(books.out)).links).toEqual([]);
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
  });

  it('on the other bank are refused where its own leg is there, with the pair', async () => {
    const books = await saidTransfer();
    const [into = ''] = await books.importInto(books.savings, [['2026-03-03', 500, 'Rowe GmbH']]);
    const answer = await recode(books, books.out, 'Checking', 'Savings');
    expect([answer.status, answer.problem.code, ...faultsOf(answer)]).toEqual([
      409,
      'conflict',
      '/line_changes transfer_leg_exists',
    ]);
    expect(answer.problem.detail).toContain(into);
    expect((await recode(books, books.out, 'Checking', 'Payments clearing')).status).toBe(200);
  });

  it('on the other bank are taken where it has no such leg', async () => {
    const books = await saidTransfer();
    expect((await recode(books, books.out, 'Checking', 'Savings')).status).toBe(200);
  });
});

describe('a payment linked by a person', () => {
  it('pays the bill, and the link goes with the payment', async () => {
    const books = await newTwoBanks(service.client);
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 80]] }]);
    const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -80, 'Acme Paper']]);
    const path = `/v0/business/${books.business.id}/transaction-link`;
    const body = { kind: 'payment', transaction_id: out, bill_id: bill?.id };
    const made = await call(service, 'POST', path, body);
    expect(made.data).toMatchObject({ kind: 'payment', status: 'linked', bill_id: bill?.id, amount: 80 });
    expect(await books.payable()).toBe(0);
    const paid = await books.read(out);
    expect(paid.bill_payments).toHaveLength(1);
    const deleted = await call(service, 'DELETE', `${path}/${made.data.id}`);
    expect(deleted.data.status).toBe('declined');
    expect(await books.payable()).toBe(80);
    await call(service, 'POST', path, body);
    const [payment] = (await books.read(out)).bill_payments;
    const parameters = { ...books.parameters, bill_payment_id: payment?.id ?? '' };
    must(await service.client.deleteBillPayment({ parameters }));
    expect((await books.read(out)).links).toEqual([]);
  });
});
