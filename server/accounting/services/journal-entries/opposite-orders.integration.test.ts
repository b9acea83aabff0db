import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { linesOf, must } from '../../testing/books';
import { type Answered, call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const seed = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000_000);
const writers = 6;
const rounds = 3;

const service = openService();
beforeAll(() => {
  process.stdout.write(`opposite orders: HISTORY_SEED=${seed}\n`);
});

/** As many orders of these as there are writers, each the other way round than the one before. */
function orders<Value>(values: readonly Value[], round: number): Value[][] {
  const whole = fc.shuffledSubarray([...values], { minLength: values.length });
  const [order = []] = fc.sample(whole, { seed: seed + round, numRuns: 1 });
  return Array.from({ length: writers }, (_, at) => (at % 2 === 0 ? order : [...order].reverse()));
}

const told = (answers: readonly Answered[]) => answers.map(({ status, text }) => `${status} ${text}`);

it(`writers of the same entries in opposite orders all get through (HISTORY_SEED=${seed})`, async () => {
  const { client } = service;
  const { parameters, business, ledger } = await newPayables(client);
  const lines = linesOf(ledger('Checking'), ledger('Service revenue'), 1);
  const body = Array.from({ length: 40 }, () => ({
    description: 'Wanted by all',
    datetime: '2026-01-15T00:00:00Z',
    lines,
  }));
  const made = must(await client.bulkCreateJournalEntries({ parameters, body })).data;
  const path = `/v0/business/${business.id}/journal-entries`;
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      orders(
        made.map(({ id }) => id),
        round,
      ).map((ids, writer) => {
        const changes = { datetime: `2026-0${writer + 1}-15T00:00:00Z`, review_status: 'confirmed' };
        const items = ids.map((id) => ({ journal_entry_id: id, changes }));
        return call(service, 'PATCH', path, items);
      }),
    );
    expect(told(answers.filter(({ status }) => status !== 200))).toEqual([]);
  }
  // Each change was made whole: all entries are where one and the same writer put them, and none was lost.
  const after = must(await client.listJournalEntries({ parameters })).data;
  expect(new Set(after.map(({ datetime }) => datetime)).size).toBe(1);
  expect(new Set(after.map(({ version }) => version))).toEqual(new Set([1 + writers * rounds]));
});

it(`payments that cross bills and transactions all get through (HISTORY_SEED=${seed})`, async () => {
  const { client } = service;
  const books = await newPayables(client);
  const { parameters, business } = books;
  const bills = await books.bills(
    Array.from({ length: 3 }, () => ({
      issued: '2026-01-05',
      lines: [
        ['Rent', 70],
        ['Software', 31],
      ] as const,
    })),
  );
  const transactions = await books.transactions(
    Array.from({ length: 3 }, (_, at) => [`2026-01-1${at}`, -200] as const),
  );
  const path = `/v0/business/${business.id}`;
  const pairs = bills.flatMap((bill) => transactions.map((transaction) => ({ bill, transaction })));
  const entries = must(await client.listJournalEntries({ parameters })).data.map(({ id }) => id);
  const confirm = entries.map((id) => ({
    journal_entry_id: id,
    changes: { review_status: 'confirmed' },
  }));
  const answers: Answered[] = [];
  await Promise.all(
    orders(pairs, 0).map(async (order, writer) => {
      for (const { bill, transaction } of order) {
        const payment = { bill_id: bill.id, transaction_id: transaction, payment_amount: 1 };
        answers.push(await call(service, 'POST', `${path}/bill-payment`, payment));
        // Beside them, changes of all the entries that the payments are posted in, and of the bills themselves.
        if (writer === 0) answers.push(await call(service, 'PATCH', `${path}/journal-entries`, confirm));
        if (writer === 1) {
          const change = {
            line_changes: { create_lines: [{ ledger_id: books.ledger('Travel').id, amount: 1 }] },
          };
          answers.push(await call(service, 'PATCH', `${path}/bills/${bill.id}`, change));
        }
      }
    }),
  );
  expect(told(answers.filter(({ status }) => status >= 300))).toEqual([]);
  const paid = must(await client.listBills({ parameters })).data.map(({ total_paid }) => total_paid);
  expect(paid).toEqual(bills.map(() => transactions.length * writers));
});
