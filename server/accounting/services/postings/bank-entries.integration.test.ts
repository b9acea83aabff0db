import { describe, expect, it } from 'vitest';
import { linesOf, must } from '../../testing/books';
import { type Answered, call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

/** One imported payment of 250.00 on 2026-03-05, with its entry. */
async function onePayment() {
  const books = await newPayables(service.client);
  const [transactionId = ''] = await books.transactions([['2026-03-05', -250]]);
  const { parameters } = books;
  const transaction = must(
    await service.client.getTransaction({ parameters: { ...parameters, transaction_id: transactionId } }),
  ).data;
  const path = `/v0/business/${books.business.id}/journal-entries/${transaction.journal_entry_id}`;
  const entry = (await call(service, 'GET', path)).data as {
    line_entries: { id: string; ledger_id: string }[];
  };
  const lineOn = (name: string) =>
    entry.line_entries.find((line) => line.ledger_id === books.ledger(name).id)?.id ?? '';
  const replace = (deleted: string[], created: object[], more: object = {}): Promise<Answered> =>
    call(service, 'PATCH', path, {
      line_changes: { delete_lines: deleted, create_lines: created },
      ...more,
    });
  return { ...books, transactionId, path, entry, lineOn, replace };
}

const other = 'Uncategorized outflow';

describe('the entry of a bank transaction agrees with the bank', () => {
  it.each([
    ['another amount', (b: Books) => linesOf(b.ledger('Rent'), b.ledger('Checking'), 200)],
    ['another bank', (b: Books) => linesOf(b.ledger('Rent'), b.ledger('Savings'), 250)],
    ['no bank at all', (b: Books) => linesOf(b.ledger('Rent'), b.ledger('Sales tax payable'), 250)],
    ['the other direction', (b: Books) => linesOf(b.ledger('Checking'), b.ledger('Rent'), 250)],
    [
      'the bank in the accrual book alone',
      (b: Books) => [
        ...linesOf(b.ledger('Rent'), b.ledger('Checking'), 250).map((line) => ({
          ...line,
          basis: 'accrual',
        })),
        ...linesOf(b.ledger('Rent'), b.ledger('Savings'), 250).map((line) => ({ ...line, basis: 'cash' })),
      ],
    ],
  ])('refuses lines of %s', async (_, created) => {
    const books = await onePayment();
    const answer = await books.replace([books.lineOn('Checking'), books.lineOn(other)], created(books));
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('off_the_bank');
    expect(answer.problem.detail).toContain('-250.00');
    expect(await books.balanceOf('Checking')).toBe(-250);
  });

  it('takes other lines, and the bank line written anew', async () => {
    const books = await onePayment();
    const split = await books.replace(
      [books.lineOn(other)],
      [
        { ledger_id: books.ledger('Rent').id, debit_credit: 'debit', amount: 200 },
        { ledger_id: books.ledger('Utilities').id, debit_credit: 'debit', amount: 50 },
      ],
    );
    expect(split.status).toBe(200);
    const anew = await books.replace(
      [books.lineOn('Checking')],
      [
        { ledger_id: books.ledger('Checking').id, debit_credit: 'credit', amount: 260 },
        { ledger_id: books.ledger('Checking').id, debit_credit: 'debit', amount: 10 },
      ],
    );
    expect(anew.status).toBe(200);
  });

  it('names the entry in a bulk change', async () => {
    const books = await onePayment();
    const answer = await call(service, 'PATCH', `/v0/business/${books.business.id}/journal-entries`, [
      {
        journal_entry_id: books.path.split('/').at(-1),
        changes: {
          line_changes: {
            delete_lines: [books.lineOn('Checking'), books.lineOn(other)],
            create_lines: linesOf(books.ledger('Rent'), books.ledger('Checking'), 200),
          },
        },
      },
    ]);
    expect([answer.status, ...faultsOf(answer)]).toEqual([409, '/0/changes/line_changes off_the_bank']);
  });

  it('is not reversed', async () => {
    const books = await onePayment();
    const answer = await call(service, 'POST', `${books.path}/reverse`, {});
    expect([answer.status, answer.problem.code]).toEqual([409, 'belongs_to_transaction']);
    expect(await books.balanceOf('Checking')).toBe(-250);
  });
});

describe('a reconciled entry', () => {
  it.each([
    [
      'its amount',
      'line_changes',
      (b: Books) => ({ lines: linesOf(b.ledger('Rent'), b.ledger('Checking'), 80) }),
    ],
    [
      'its bank ledger',
      'line_changes',
      (b: Books) => ({ lines: linesOf(b.ledger('Rent'), b.ledger('Savings'), 75) }),
    ],
    ['its date', 'datetime', () => ({ datetime: '2026-04-01T00:00:00Z' })],
  ])('keeps %s', async (_, where, change) => {
    const { path, delete_lines, books } = await reconciled();
    const { lines, ...own } = change(books) as { lines?: object[]; datetime?: string };
    const body = { ...own, ...(lines ? { line_changes: { delete_lines, create_lines: lines } } : {}) };
    const answer = await call(service, 'PATCH', path, body);
    expect([answer.status, answer.problem.code, ...faultsOf(answer)]).toEqual([
      409,
      'reconciled',
      `/${where} reconciled`,
    ]);
    const open = await call(service, 'PATCH', path, { ...body, is_reconciled: false });
    expect([open.status, open.data.is_reconciled]).toEqual([200, false]);
  });

  it('takes another ledger opposite the bank, another description, and the same date', async () => {
    const { path, entry, books } = await reconciled();
    const rent = entry.line_entries.find((line) => line.ledger_id === books.ledger('Rent').id);
    const answer = await call(service, 'PATCH', path, {
      description: 'Electricity',
      datetime: '2026-03-01T00:00:00Z',
      line_changes: {
        delete_lines: [rent?.id],
        create_lines: [{ ledger_id: books.ledger('Utilities').id, debit_credit: 'debit', amount: 75 }],
      },
    });
    expect([answer.status, answer.data.is_reconciled]).toEqual([200, true]);
  });
});

type Books = Awaited<ReturnType<typeof newPayables>>;

/** An entry of 75.00 for rent out of checking, reconciled. */
async function reconciled() {
  const books = await newPayables(service.client);
  const journal = `/v0/business/${books.business.id}/journal-entries`;
  const created = await call(service, 'POST', journal, {
    description: 'Rent',
    datetime: '2026-03-01T00:00:00Z',
    lines: linesOf(books.ledger('Rent'), books.ledger('Checking'), 75),
  });
  const path = `${journal}/${created.data.id}`;
  await call(service, 'PATCH', path, { is_reconciled: true });
  const entry = created.data as { line_entries: { id: string; ledger_id: string }[] };
  return { books, path, entry, delete_lines: entry.line_entries.map((line) => line.id) };
}
