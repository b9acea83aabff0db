import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { paidSupplies } from '../../testing/paid-supplies';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

describe('money back from a payee', () => {
  it('is suggested, put on the ledger of the payment and confirmed by one request, and parted as it was', async () => {
    const books = await paidSupplies(service, ['2026-03-09', 40, 'ALDER PAPER REFUND']);
    const [link, ...others] = (await books.read(books.back)).links;
    expect(others).toEqual([]);
    expect(link).toMatchObject({
      kind: 'refund',
      status: 'suggested',
      transaction_id: books.back,
      other_transaction_id: books.paid,
      amount: 40,
      decided_by: null,
    });
    expect(link?.confidence).toBeGreaterThan(0.95);
    expect(link?.reasons[0]).toBe('Refund of Alder Paper, Mar 2, 2026.');
    const before = await books.linesOf(books.back);
    const entry = await books.entryOf(books.back);
    const accepted = await call(service, 'POST', books.path, { link_id: link?.id, confirm: true });
    expect([accepted.status, accepted.data.status]).toEqual([201, 'linked']);
    expect(await books.linesOf(books.back)).toEqual(['debit Checking 40', 'credit Office supplies 40']);
    expect(await books.entryOf(books.back)).toMatchObject({
      review_status: 'confirmed',
      categorization_method: 'refund',
    });
    expect((await books.entryOf(books.paid)).review_status).toBe('bookkeeper_pending');
    expect(await books.cashFlow('2026-03')).toEqual({ 'Office supplies': -80 });
    const { refund_payments: refunds } = await books.read(books.back);
    expect(refunds).toMatchObject([{ transaction_id: books.back, amount: 40, vendor_id: null }]);
    expect((await books.read(books.paid)).refund_payments).toEqual([]);
    await call(service, 'DELETE', `${books.path}/${link?.id}?undo=true`);
    expect(await books.linesOf(books.back)).toEqual(before);
    expect(await books.entryOf(books.back)).toMatchObject({
      review_status: 'bookkeeper_pending',
      categorization_method: entry.categorization_method,
      categorization_confidence: entry.categorization_confidence,
    });
    expect((await books.read(books.back)).refund_payments).toEqual([]);
    await call(service, 'DELETE', `${books.path}/${link?.id}`);
    expect((await books.read(books.back)).links).toEqual([]);
  });

  it('is called a refund also where the service guessed its ledger already', async () => {
    const books = await paidSupplies(
      service,
      ['2026-01-09', 4, 'ALDER PAPER REFUND'],
      ['2026-02-09', 5, 'ALDER PAPER REFUND'],
    );
    for (const [at, amount] of [4, 5].entries()) {
      const id = books.backs[at] ?? '';
      await books.put(id, ['Office supplies', amount]);
      const { id: entry } = await books.entryOf(id);
      const path = `/v0/business/${books.business.id}/journal-entries/${entry}`;
      await call(service, 'PATCH', path, { review_status: 'confirmed' });
    }
    const [back = ''] = await books.importInto(books.checking, [['2026-03-09', 40, 'ALDER PAPER REFUND']]);
    expect(await books.linesOf(back)).toEqual(['debit Checking 40', 'credit Office supplies 40']);
    const [link] = (await books.read(back)).links;
    await call(service, 'POST', books.path, { link_id: link?.id });
    expect(await books.entryOf(back)).toMatchObject({ categorization_method: 'refund' });
    expect(await books.linesOf(back)).toEqual(['debit Checking 40', 'credit Office supplies 40']);
  });

  it('is as reviewed as before when it is undone, also where it changed no line', async () => {
    const books = await paidSupplies(service, ['2026-03-09', 40, 'ALDER PAPER REFUND']);
    await books.put(books.back, ['Office supplies', 40]);
    const pair = { kind: 'refund', transaction_id: books.back, other_transaction_id: books.paid };
    const made = await call(service, 'POST', books.path, { ...pair, confirm: true });
    expect([made.status, (await books.entryOf(books.back)).review_status]).toEqual([201, 'confirmed']);
    await call(service, 'DELETE', `${books.path}/${made.data.id}?undo=true`);
    expect(await books.entryOf(books.back)).toMatchObject({
      review_status: 'bookkeeper_pending',
      categorization_method: 'manual',
    });
  });

  it('may come in parts, never more than was paid', async () => {
    const books = await paidSupplies(
      service,
      ['2026-03-09', 80, 'ALDER PAPER REFUND'],
      ['2026-03-10', 70, 'ALDER PAPER REFUND'],
      ['2026-03-11', 40, 'ALDER PAPER REFUND'],
    );
    const [first = '', second = '', third = ''] = books.backs;
    const link = (id: string) =>
      call(service, 'POST', books.path, {
        kind: 'refund',
        transaction_id: id,
        other_transaction_id: books.paid,
      });
    const both = await Promise.all([link(first), link(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused && faultsOf(refused)).toEqual(['/other_transaction_id refund_exceeds_payment']);
    expect(refused?.problem.detail).toMatch(/it is 120.00, of which (40|50).00 can still come back/);
    expect((await link(third)).status).toBe(201);
    expect((await books.read(first)).links.concat((await books.read(second)).links)).toHaveLength(1);
    const twice = await link(third);
    expect([twice.status, ...faultsOf(twice)]).toEqual([409, '/transaction_id transaction_linked']);
  });

  it('of a split payment goes to its ledgers pro rata', async () => {
    const books = await paidSupplies(service);
    await books.put(books.paid, ['Office supplies', 80], ['Rent', 40]);
    const [back = ''] = await books.importInto(books.checking, [['2026-03-09', 10, 'ALDER PAPER REFUND']]);
    const [link] = (await books.read(back)).links;
    await call(service, 'POST', books.path, { link_id: link?.id });
    expect(await books.linesOf(back)).toEqual([
      'debit Checking 10',
      'credit Office supplies 6.67',
      'credit Rent 3.33',
    ]);
  });

  it('in parts goes to the tags of a split payment pro rata, each time', async () => {
    const books = await paidSupplies(service);
    const tags = new Map<unknown, string>();
    for (const name of ['North', 'South']) {
      const { data } = await call(service, 'POST', `/v0/business/${books.business.id}/tag`, { name });
      tags.set(data.id, name);
    }
    const halves = [...tags.keys()].map((id) => ['Office supplies', 60, { tag_ids: [id] }] as const);
    await books.put(books.paid, ...halves);
    const backs = await books.importInto(books.checking, [
      ['2026-03-10', 60, 'ALDER PAPER REFUND'],
      ['2026-03-11', 60, 'ALDER PAPER REFUND TWO'],
    ]);
    for (const transaction_id of backs) {
      const refund = { kind: 'refund', transaction_id, other_transaction_id: books.paid };
      expect((await call(service, 'POST', books.path, refund)).status).toBe(201);
      const lines = (await books.entryOf(transaction_id)).line_entries.filter(({ tag_ids: ids }) => ids?.[0]);
      expect(lines.map(({ amount, tag_ids: ids }) => [Number(amount), tags.get(ids?.[0])])).toEqual([
        [30, 'North'],
        [30, 'South'],
      ]);
    }
  });

  it('of a paid bill goes to the ledgers of the bill', async () => {
    const books = await paidSupplies(service);
    const [bill] = await books.bills([
      {
        issued: '2026-03-01',
        lines: [
          ['Rent', 90],
          ['Utilities', 30],
        ],
      },
    ]);
    const payment = { kind: 'payment', transaction_id: books.paid, bill_id: bill?.id };
    expect((await call(service, 'POST', books.path, payment)).status).toBe(201);
    const [back = ''] = await books.importInto(books.checking, [['2026-03-09', 40, 'ALDER PAPER REFUND']]);
    const [link] = (await books.read(back)).links;
    expect((await call(service, 'POST', books.path, { link_id: link?.id })).status).toBe(201);
    expect(await books.linesOf(back)).toEqual(['debit Checking 40', 'credit Rent 30', 'credit Utilities 10']);
    expect(await books.payable()).toBe(0);
  });

  it('of a payment that nobody has categorized waits for its ledger', async () => {
    const books = await paidSupplies(service, ['2026-03-09', 40, 'ALDER PAPER REFUND']);
    await books.put(books.paid, ['Uncategorized outflow', 120]);
    const [link] = (await books.read(books.back)).links;
    const refused = await call(service, 'POST', books.path, { link_id: link?.id });
    expect([refused.status, ...faultsOf(refused)]).toEqual([
      409,
      '/other_transaction_id payment_uncategorized',
    ]);
  });

  it('is no longer a refund once a person puts it elsewhere', async () => {
    const books = await paidSupplies(service, ['2026-03-09', 120, 'ALDER PAPER REFUND']);
    const [link] = (await books.read(books.back)).links;
    await call(service, 'POST', books.path, { link_id: link?.id });
    expect((await books.put(books.back, ['Other income', 120])).status).toBe(200);
    expect((await books.read(books.back)).links).toEqual([]);
    const again = { kind: 'refund', transaction_id: books.back, other_transaction_id: books.paid };
    expect((await call(service, 'POST', books.path, again)).status).toBe(201);
    const [refund] = (await books.read(books.back)).refund_payments;
    const parameters = { ...books.parameters, refund_payment_id: refund?.id ?? '' };
    must(await service.client.deleteRefund({ parameters }));
    expect(await books.linesOf(books.back)).toEqual(['debit Checking 120', 'credit Other income 120']);
  });

  it('is found for a payment that is imported after it', async () => {
    const books = await newTwoBanks(service.client);
    const [back = ''] = await books.importInto(books.savings, [['2026-03-09', 40, 'BIRCH FOODS REFUND']]);
    expect((await books.read(back)).links).toEqual([]);
    const [paid = ''] = await books.importInto(books.checking, [['2026-03-02', -40, 'BIRCH FOODS']]);
    expect((await books.read(back)).links).toMatchObject([{ kind: 'refund', other_transaction_id: paid }]);
  });
});

it('money back to a customer is put on the ledger of what was received', async () => {
  const books = await paidSupplies(service);
  const [sale = ''] = await books.importInto(books.checking, [['2026-03-03', 500, 'BLUE DOOR STUDIO']]);
  await books.put(sale, ['Service revenue', 500]);
  const [back = ''] = await books.importInto(books.checking, [
    ['2026-03-08', -200, 'BLUE DOOR STUDIO REFUND'],
  ]);
  const [link] = (await books.read(back)).links;
  expect(link?.reasons[1]).toBe('200.00 of the 500.00 that was received, 5 days later.');
  expect((await call(service, 'POST', books.path, { link_id: link?.id })).status).toBe(201);
  expect(await books.linesOf(back)).toEqual(['credit Checking 200', 'debit Service revenue 200']);
});

it.each([
  ['money in the same direction', { back: -5 }, 422, 'transaction_direction'],
  ['more than was paid', { back: 121 }, 409, 'refund_exceeds_payment'],
])('refuses %s as a refund', async (_, { back }, status, code) => {
  const books = await paidSupplies(service, ['2026-03-09', back, 'Zyx']);
  const body = { kind: 'refund', transaction_id: books.back, other_transaction_id: books.paid };
  const answer = await call(service, 'POST', books.path, body);
  expect([answer.status, ...faultsOf(answer)]).toEqual([status, `/other_transaction_id ${code}`]);
});
