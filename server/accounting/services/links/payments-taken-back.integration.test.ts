import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { newInvoices } from '../../testing/new-invoices';
import { openService } from '../../testing/open-service';

const service = openService();

describe('a payment that is taken back', () => {
  /** A deposit that was posted to a suggested ledger before its invoices were sent, which then were paid by it. */
  async function newPaid(amounts: readonly (readonly [string, number])[], confirm: boolean) {
    const books = await newInvoices(service);
    const [into = ''] = await books.importInto(books.checking, [
      ['2026-03-20', amounts.reduce((sum, [, amount]) => sum + amount, 0), 'BLUE DOOR STUDIO INTEREST'],
    ]);
    const guessed = await books.entryOf(into);
    expect(guessed.categorization_method).toBe('similarity');
    const sent: { id: string }[] = [];
    for (const [number, amount] of amounts) sent.push(await books.invoice(number, amount));
    const [link] = await books.suggested(into);
    const before = await books.entryOf(into);
    expect((await call(service, 'POST', books.path, { link_id: link?.id, confirm })).status).toBe(201);
    expect((await books.entryOf(into)).categorization_method).toBe('ar');
    return { ...books, into, sent, link, before, guessed };
  }
  const decided = (entry: Record<string, unknown>) =>
    [
      'review_status',
      'categorization_method',
      'categorization_confidence',
      'categorization_reasons',
      'categorization_alternatives',
    ].map((name) => entry[name]);

  it.each([
    ['confirmed', [['QF-309', 6960]], true],
    ['pending', [['QF-309', 6960]], false],
    [
      'of two invoices',
      [
        ['QF-1', 100],
        ['QF-2', 250],
      ],
      true,
    ],
  ] as const)('leaves its entry as it was: %s', async (_, amounts, confirm) => {
    const { path, into, sent, link, before, guessed, ...books } = await newPaid(amounts, confirm);
    await call(service, 'DELETE', `${path}/${link?.id}?undo=true`);
    expect(decided(await books.entryOf(into))).toEqual(decided(before));
    expect((await books.suggested(into)).map(({ status }) => status)).toEqual(sent.map(() => 'suggested'));
    // It is judged as any that nobody has touched: once there is nothing to pay, its ledger is suggested again.
    for (const { id } of sent) {
      const parameters = { ...books.parameters, invoice_id: id };
      must(await service.client.updateInvoice({ parameters, body: { status: 'voided' } }));
    }
    await expect
      .poll(async () => decided(await books.entryOf(into)), { timeout: 10_000 })
      .toEqual(decided(guessed));
  });
});

describe('a payment that is taken off its invoice', () => {
  /** A deposit on a suggested ledger; what pays its invoice, and takes the payment off again. */
  async function newDeposit() {
    const books = await newInvoices(service);
    const [into = ''] = await books.importInto(books.checking, [
      ['2026-03-20', 100, 'BLUE DOOR STUDIO INTEREST'],
    ]);
    const guessed = await books.entryOf(into);
    const path = `/v0/business/${books.business.id}`;
    const change = async (body: object) =>
      expect((await call(service, 'PATCH', `${path}/journal-entries/${guessed.id}`, body)).status).toBe(200);
    const now = async () => {
      const entry = await books.entryOf(into);
      const { review_status, categorization_method, categorization_reasons } = entry;
      return [review_status, categorization_method, ...(await books.linesOf(into)), categorization_reasons];
    };
    const pay = async (number = 'QF-1', payment_amount = 100) => {
      const invoice_id = (await books.invoice(number, payment_amount)).id;
      const before = await now();
      const body = { invoice_id, transaction_id: into, payment_amount };
      const { data } = await call(service, 'POST', `${path}/invoice-payment`, body);
      const [payment] = data.payments as { id: string }[];
      const takeOff = async () =>
        expect((await call(service, 'DELETE', `${path}/invoice-payment/${payment?.id}`)).status).toBe(200);
      return { before, takeOff };
    };
    return { ...books, guessed, change, pay, now };
  }

  it.each([
    ['what is uncategorized', 100, 'uncategorized'],
    ['a guess', 5, 'similarity'],
  ])('leaves %s that nobody has confirmed for review', async (_, amount, method) => {
    const { change, pay, now } = await newDeposit();
    const { before, takeOff } = await pay('QF-1', amount);
    expect(before.slice(0, 2)).toEqual(['bookkeeper_pending', method]);
    await change({ review_status: 'confirmed' });
    expect((await now()).slice(0, 2)).toEqual(['confirmed', 'ar']);
    await takeOff();
    expect(await now()).toEqual(before);
  });

  it.each([
    ['had confirmed', 'similarity'],
    ['had chosen', 'manual'],
  ])('leaves the ledger that a person %s', async (_, method) => {
    const { change, pay, now, guessed, ledger } = await newDeposit();
    const isChosen = method === 'manual';
    const [line] = guessed.line_entries.filter((each) => each.ledger_id !== ledger('Checking').id);
    const chosen = { ledger_id: ledger('Service revenue').id, debit_credit: 'credit', amount: 100 };
    await change({
      review_status: 'confirmed',
      ...(isChosen && { line_changes: { delete_lines: [line?.id], create_lines: [chosen] } }),
    });
    const { before, takeOff } = await pay();
    expect(before.slice(0, 2)).toEqual(['confirmed', method]);
    await takeOff();
    expect(await now()).toEqual(before);
  });

  it('leaves what goes back to the guess for review with the first of several, and is the guess again after the last', async () => {
    const { change, pay, now } = await newDeposit();
    const first = await pay('QF-1', 5);
    const second = await pay('QF-2', 95);
    await change({ review_status: 'confirmed' });
    await first.takeOff();
    expect((await now()).slice(0, 2)).toEqual(['bookkeeper_pending', 'ar']);
    await second.takeOff();
    expect(await now()).toEqual(first.before);
  });
});

describe('a suggestion that was overtaken', () => {
  it('is refused of invoices that another deposit paid meanwhile, together and alone', async () => {
    const books = await newInvoices(service);
    await books.invoice('1001', 600);
    await books.invoice('1002', 900);
    const [first = '', second = ''] = await books.importInto(books.checking, [
      ['2026-03-20', 1500, 'INV 1001 1002 BLUE DOOR STUDIO'],
      ['2026-04-10', 1500, 'CUSTOMER DEPOSIT BLUE DOOR STUDIO'],
    ]);
    const [link] = await books.suggested(first);
    const [late, alone] = await books.suggested(second);
    expect(late?.group_id).not.toBeNull();
    expect((await call(service, 'POST', books.path, { link_id: link?.id, confirm: true })).status).toBe(201);
    for (const body of [{ link_id: late?.id, confirm: true }, { link_id: alone?.id }]) {
      const refused = await call(service, 'POST', books.path, body);
      expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/link_id suggestion_overtaken']);
      expect(refused.problem.detail).toMatch(/Invoice 100. has 0.00 open now/);
    }
    expect(await books.receivable()).toBe(0);
    expect((await books.read(second)).invoice_payments).toEqual([]);
    // Who names the invoice and the amount may overpay it.
    const body = { kind: 'payment', transaction_id: second, invoice_id: late?.invoice_id, amount: 600 };
    expect((await call(service, 'POST', books.path, body)).status).toBe(201);
  });

  it('is refused where the transaction has paid something else', async () => {
    const books = await newInvoices(service);
    await books.invoice('QF-1', 500);
    const other = await books.invoice('QF-2', 500);
    const [into = ''] = await books.importInto(books.checking, [['2026-03-20', 500, 'BLUE DOOR STUDIO']]);
    const links = await books.suggested(into);
    const link = links.find(({ invoice_id: id }) => id !== other.id);
    const body = { kind: 'payment', transaction_id: into, invoice_id: other.id };
    expect((await call(service, 'POST', books.path, body)).status).toBe(201);
    const refused = await call(service, 'POST', books.path, { link_id: link?.id });
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/link_id suggestion_overtaken']);
    expect(refused.problem.detail).toMatch('The transaction has 0.00 left now, and 500.00');
  });

  it('is linked again by whoever took it apart, and refused once another paid the bill', async () => {
    const books = await newInvoices(service);
    const invoice = await books.invoice('QF-309', 6960);
    const [into = '', other = ''] = await books.importInto(books.checking, [
      ['2026-03-20', 6960, 'BLUE DOOR STUDIO QF-309'],
      ['2026-03-21', 6960, 'BLUE DOOR STUDIO'],
    ]);
    const [link] = await books.suggested(into);
    const accept = () => call(service, 'POST', books.path, { link_id: link?.id });
    expect((await accept()).status).toBe(201);
    await call(service, 'DELETE', `${books.path}/${link?.id}`);
    expect((await accept()).status).toBe(201);
    await call(service, 'DELETE', `${books.path}/${link?.id}`);
    const body = { kind: 'payment', transaction_id: other, invoice_id: invoice.id };
    expect((await call(service, 'POST', books.path, body)).status).toBe(201);
    expect((await accept()).status).toBe(409);
  });
});
