import { describe, expect, it } from 'vitest';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { paidSupplies } from '../../testing/paid-supplies';

const service = openService();

const refusal = ({ status, ...answer }: Awaited<ReturnType<typeof call>>) => [
  status,
  ...faultsOf({ status, ...answer }),
];

describe('a bill whose payment has come back', () => {
  async function refunded() {
    const books = await paidSupplies(service);
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 120]] }]);
    const payment = { kind: 'payment', transaction_id: books.paid, bill_id: bill?.id };
    const paid = await call(service, 'POST', books.path, payment);
    expect(paid.status).toBe(201);
    const [back = ''] = await books.importInto(books.checking, [['2026-03-10', 50, 'ALDER PAPER REFUND']]);
    const refund = { kind: 'refund', transaction_id: back, other_transaction_id: books.paid };
    const linked = await call(service, 'POST', books.path, refund);
    expect(linked.status).toBe(201);
    const path = `/v0/business/${books.business.id}/bills/${bill?.id}`;
    const on = (ledger: string, amount: number) => ({
      line_changes: {
        delete_lines: bill?.lines.map(({ id }) => id),
        create_lines: [{ ledger_id: books.ledger(ledger).id, description: '', amount }],
      },
    });
    return {
      ...books,
      back,
      payment,
      paidLink: paid,
      refund,
      linked,
      change: (body: object) => call(service, 'PATCH', path, body),
      on,
      reduced: on('Rent', 70),
      unlink: (link: typeof paid) => call(service, 'DELETE', `${books.path}/${link.data.id}?undo=true`),
      balances: async () => [
        await books.payable(),
        await books.balanceOf('Rent'),
        await books.balanceOf('Office supplies'),
      ],
    };
  }

  it('is not voided or reduced until the refund is unlinked, and then gives it back as credit', async () => {
    const books = await refunded();
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([0, 70]);
    const detail =
      'A refund of a payment of the bill has reduced the ledgers of its lines already. Unlink that refund, change the bill, then link the refund again: it then gives back the credit of the vendor.';
    for (const [body, path] of [
      [{ status: 'voided' }, '/status'],
      [books.reduced, '/line_changes'],
    ] as const) {
      const refused = await books.change(body);
      expect([refused.status, refused.problem.detail, ...faultsOf(refused)]).toEqual([
        409,
        detail,
        `${path} refund_linked`,
      ]);
    }
    expect((await books.change({ number: 'A-9' })).status).toBe(200);
    await call(service, 'DELETE', `${books.path}/${books.linked.data.id}?undo=true`);
    expect((await books.change(books.reduced)).status).toBe(200);
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([-50, 70]);
    expect((await call(service, 'POST', books.path, books.refund)).status).toBe(201);
    expect(await books.linesOf(books.back)).toEqual(['debit Checking 50', 'credit Accounts payable 50']);
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([0, 70]);
    // What came back as credit stands in no way.
    expect((await books.change({ status: 'voided' })).status).toBe(200);
    expect([await books.payable(), await books.balanceOf('Rent')]).toEqual([-70, 0]);
  });

  it('keeps that payment until the refund is unlinked, which then goes to the ledger of the payment', async () => {
    const books = await refunded();
    const shown = (
      await call(service, 'GET', `/v0/business/${books.business.id}/bills/${books.payment.bill_id}`)
    ).data as { payments: { id: string }[] };
    const direct = `/v0/business/${books.business.id}/bill-payment/${shown.payments[0]?.id}`;
    const before = await books.balances();
    expect(before).toEqual([0, 70, 0]);
    for (const path of [direct, `${books.path}/${books.paidLink.data.id}`])
      expect(refusal(await call(service, 'DELETE', path))).toEqual([409, ' refund_linked']);
    expect(await books.balances()).toEqual(before);
    expect((await books.unlink(books.linked)).status).toBe(200);
    expect((await books.unlink(books.paidLink)).status).toBe(200);
    expect((await call(service, 'POST', books.path, books.refund)).status).toBe(201);
    expect(await books.linesOf(books.back)).toEqual(['debit Checking 50', 'credit Office supplies 50']);
    expect(await books.balances()).toEqual([120, 120, 70]);
    expect((await books.change({ status: 'voided' })).status).toBe(200);
    expect(await books.balances()).toEqual([0, 0, 70]);
  });

  it('is not put on another ledger until the refund is unlinked, which then goes there', async () => {
    const books = await refunded();
    const refused = await books.change(books.on('Utilities', 120));
    expect(refusal(refused)).toEqual([409, '/line_changes refund_linked']);
    expect(refused.problem.detail).toContain('it then reduces the ledgers of the new lines');
    expect((await books.change(books.on('Rent', 120))).status).toBe(200);
    await books.unlink(books.linked);
    const shown = await call(
      service,
      'GET',
      `/v0/business/${books.business.id}/bills/${books.payment.bill_id}`,
    );
    const { lines } = shown.data as { lines: { id: string }[] };
    const moved = books.on('Utilities', 120).line_changes;
    const changed = await books.change({
      line_changes: { ...moved, delete_lines: lines.map(({ id }) => id) },
    });
    expect(changed.status).toBe(200);
    expect((await call(service, 'POST', books.path, books.refund)).status).toBe(201);
    expect([await books.balanceOf('Rent'), await books.balanceOf('Utilities')]).toEqual([0, 70]);
  });

  it('is paid by that payment only once the refund is unlinked', async () => {
    const books = await refunded();
    await books.unlink(books.linked);
    await books.unlink(books.paidLink);
    const relinked = await call(service, 'POST', books.path, books.refund);
    expect(await books.balances()).toEqual([120, 120, 70]);
    const suggested = { link_id: books.paidLink.data.id };
    const direct = { bill_id: books.payment.bill_id, transaction_id: books.paid };
    const payments = `/v0/business/${books.business.id}/bill-payment`;
    const answers = [
      await call(service, 'POST', books.path, suggested),
      await call(service, 'POST', books.path, books.payment),
      await call(service, 'POST', payments, direct),
    ];
    for (const answer of answers) {
      expect(refusal(answer)).toEqual([409, '/transaction_id refund_linked']);
      expect(answer.problem.detail).toContain(
        'Unlink that refund first, pay the bill, then link the refund again',
      );
    }
    expect(await books.balances()).toEqual([120, 120, 70]);
    await books.unlink(relinked);
    expect((await call(service, 'POST', books.path, suggested)).status).toBe(201);
    expect((await call(service, 'POST', books.path, books.refund)).status).toBe(201);
    expect(await books.balances()).toEqual([0, 70, 0]);
  });

  it('is not paid with credit of the vendor that has come back', async () => {
    const books = await paidSupplies(service, ['2026-03-10', 50, 'ALDER PAPER REFUND']);
    await books.put(books.paid, ['Accounts payable', 120, { vendor_id: books.vendor.id }]);
    const refund = { kind: 'refund', transaction_id: books.back, other_transaction_id: books.paid };
    expect((await call(service, 'POST', books.path, refund)).status).toBe(201);
    const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 120]] }]);
    const payment = { kind: 'payment', transaction_id: books.paid, bill_id: bill?.id };
    expect(refusal(await call(service, 'POST', books.path, payment))).toEqual([
      409,
      '/transaction_id refund_linked',
    ]);
  });
});

describe('a payment whose refund is linked', () => {
  const supplies = async () => {
    const books = await paidSupplies(service, ['2026-03-09', 40, 'ALDER PAPER REFUND']);
    const refund = { kind: 'refund', transaction_id: books.back, other_transaction_id: books.paid };
    const linked = await call(service, 'POST', books.path, refund);
    expect(linked.status).toBe(201);
    return { ...books, refund, linked };
  };

  it('keeps its ledger until the refund is unlinked, which then goes to the new one', async () => {
    const books = await supplies();
    const refused = await books.put(books.paid, ['Rent', 120]);
    expect(refusal(refused)).toEqual([409, '/line_changes refund_linked']);
    expect(refused.problem.detail).toContain('Unlink that refund, choose the other ledger');
    expect(await books.balanceOf('Office supplies')).toBe(80);
    expect((await books.put(books.paid, ['Office supplies', 120])).status).toBe(200);
    await call(service, 'DELETE', `${books.path}/${books.linked.data.id}?undo=true`);
    expect((await books.put(books.paid, ['Rent', 120])).status).toBe(200);
    expect((await call(service, 'POST', books.path, books.refund)).status).toBe(201);
    expect([await books.balanceOf('Rent'), await books.balanceOf('Office supplies')]).toEqual([80, 0]);
  });

  it('is put on another ledger together with it', async () => {
    const books = await supplies();
    const entries = await Promise.all([books.paid, books.back].map((id) => books.entryOf(id)));
    const changes = entries.map((entry) => {
      const [line] = entry.line_entries.filter(({ ledger_id: id }) => id !== books.ledger('Checking').id);
      const { debit_credit, amount } = line ?? {};
      const created = { ledger_id: books.ledger('Rent').id, debit_credit, amount };
      return {
        journal_entry_id: entry.id,
        changes: { line_changes: { delete_lines: [line?.id], create_lines: [created] } },
      };
    });
    const path = `/v0/business/${books.business.id}/journal-entries`;
    expect((await call(service, 'PATCH', path, changes)).status).toBe(200);
    expect([await books.balanceOf('Rent'), await books.balanceOf('Office supplies')]).toEqual([80, 0]);
    expect((await books.read(books.back)).links).toEqual([]);
  });

  it('is not linked as a transfer', async () => {
    const books = await supplies();
    const [other = ''] = await books.importInto(books.savings, [['2026-03-02', 120, 'ZYX QQ']]);
    const transfer = { kind: 'transfer', transaction_id: books.paid, other_transaction_id: other };
    expect(refusal(await call(service, 'POST', books.path, transfer))).toEqual([
      409,
      '/transaction_id refund_linked',
    ]);
  });
});

it('is only offered as refunded where the bank may have returned the payment of a bill', async () => {
  const books = await paidSupplies(service);
  const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 120]] }]);
  const payment = { kind: 'payment', transaction_id: books.paid, bill_id: bill?.id };
  expect((await call(service, 'POST', books.path, payment)).status).toBe(201);
  const [returned = ''] = await books.importInto(books.checking, [
    ['2026-03-05', 120, 'ACH RETURN ALDER PAPER R01'],
  ]);
  const [link] = (await books.read(returned)).links;
  expect(link).toMatchObject({ kind: 'refund', status: 'suggested', other_transaction_id: books.paid });
  expect(link?.confidence).toBeLessThan(0.5);
  const question = 'If the bank returned the payment, this is no refund: remove the payment from its bill.';
  expect([link?.reasons[0], link?.reasons.at(-1)]).toEqual(['Refund of Alder Paper, Mar 2, 2026.', question]);
});

it('is only offered as refunded where the payment is put on its bill after the money came back, as long as it is there', async () => {
  const books = await paidSupplies(service, ['2026-03-05', 120, 'ACH RETURN ALDER PAPER R01']);
  const refund = async () =>
    (await books.read(books.back)).links.map(({ confidence, reasons }) => [
      confidence >= 0.5,
      reasons.filter((reason) => reason.startsWith('If the bank returned')).length,
    ]);
  expect(await refund()).toEqual([[true, 0]]);
  const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 120]] }]);
  const payment = { kind: 'payment', transaction_id: books.paid, bill_id: bill?.id };
  const linked = await call(service, 'POST', books.path, payment);
  expect(await refund()).toEqual([[false, 1]]);
  await call(service, 'DELETE', `${books.path}/${linked.data.id}?undo=true`);
  expect(await refund()).toEqual([[true, 0]]);
});
