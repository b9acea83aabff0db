import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

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

  it('leaves each leg as reviewed as it was when it is accepted and undone', async () => {
    const books = await twoLegs();
    const patch = async (transactionId: string, review_status: string) => {
      const { id } = await books.entryOf(transactionId);
      const path = `/v0/business/${books.business.id}/journal-entries/${id}`;
      expect((await call(service, 'PATCH', path, { review_status })).status).toBe(200);
    };
    await patch(books.out, 'confirmed');
    await patch(books.into, 'business_pending');
    const made = await books.link({ confirm: true });
    const statuses = async () =>
      Promise.all([books.out, books.into].map(async (id) => (await books.entryOf(id)).review_status));
    expect(await statuses()).toEqual(['confirmed', 'confirmed']);
    await call(service, 'DELETE', `${books.path}/${made.data.id}?undo=true`);
    expect(await statuses()).toEqual(['confirmed', 'business_pending']);
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
