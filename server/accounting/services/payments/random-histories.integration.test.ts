import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Bill } from '@/lib/contract/bill';
import { dayOf } from '@/lib/dates/instant';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const seed = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000_000);

const service = openService();
beforeAll(() => {
  process.stdout.write(`random histories of bills: HISTORY_SEED=${seed}\n`);
});

const ledgers = ['Rent', 'Software', 'Vehicles', 'Travel'] as const;
const cents = fc.integer({ min: 1, max: 99_999 });
const days = ['2026-01-31', '2026-02-01', '2026-02-15', '2026-03-01'] as const;
const line = fc.tuple(fc.constantFrom(...ledgers), cents);

const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      bill: fc.nat(3),
      transaction: fc.nat(4),
      cents: fc.option(cents),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('unpay' as const), bill: fc.nat(3), payment: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('status' as const),
      bill: fc.nat(3),
      status: fc.constantFrom('open' as const, 'paid' as const, 'voided' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('lines' as const), bill: fc.nat(3), line, drops: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('date' as const),
      bill: fc.nat(3),
      day: fc.constantFrom(...days),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pool' as const),
      of: fc.constantFrom('Checking', 'Savings'),
      inPool: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      bill: fc.nat(3),
      from: fc.constantFrom('Checking', 'Savings', 'Savings', 'Member contributions'),
    }),
  },
);

/** A day by which what is called paid today is settled. */
const later = '9998-12-31';

/**
 * Says from where a bill that was called paid was paid. Refused once that was taken back, and from Checking, whose transactions are
 * imported: the payment is one of these.
 */
async function answer(
  base: string,
  settlement: string | null,
  ledger_id: string,
  status: 200 | 409 = 200,
): Promise<void> {
  if (settlement === null) return;
  const path = `${base}/journal-entries/${settlement}`;
  type Lines = { line_entries: { id: string; amount: number }[] };
  const [, from] = ((await call(service, 'GET', path)).data as unknown as Lines).line_entries;
  const create_lines = [{ ledger_id, debit_credit: 'credit', amount: from?.amount }];
  const said = await call(service, 'PATCH', path, {
    line_changes: { create_lines, delete_lines: [from?.id] },
  });
  expect(said.status, JSON.stringify(said.problem)).toBe(status);
}

/** What is owed at the end of a day: totals of bills that stand, less what was settled until then. */
function owed(bills: readonly Bill[], day: string): number {
  const units = (amount: unknown) => Math.round(Number(amount) * 100);
  const until = (instant: string) => dayOf(instant) <= day;
  return bills.reduce((sum, bill) => {
    const total = bill.status !== 'voided' && until(bill.issued_at) ? units(bill.total_amount) : 0;
    const paid = bill.payments.filter((payment) => until(payment.datetime));
    const otherwise = day === later ? units(bill.settled_otherwise) : 0;
    return sum + total - otherwise - paid.reduce((all, payment) => all + units(payment.payment_amount), 0);
  }, 0);
}

it('payables are the open bills on every day, and cash flow foots, whatever happens to bills', async () => {
  const { client } = service;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...days), fc.array(line, { minLength: 1, maxLength: 4 })), {
        minLength: 4,
        maxLength: 4,
      }),
      fc.array(fc.tuple(fc.constantFrom(...days), cents), { minLength: 5, maxLength: 5 }),
      fc.array(action, { minLength: 5, maxLength: 25 }),
      async (wanted, movements, actions) => {
        const books = await newPayables(client);
        const { parameters } = books;
        const made = await books.bills(
          wanted.map(([issued, lines]) => ({
            issued,
            lines: lines.map(([name, units]) => [name, units / 100]),
          })),
        );
        const transactions = await books.transactions(movements.map(([day, units]) => [day, -units / 100]));
        const idOf = (index: number) => made[index]?.id ?? '';
        const read = async (index: number) =>
          must(await client.getBill({ parameters: { ...parameters, bill_id: idOf(index) } })).data;
        for (const step of actions) {
          const ofBill = { ...parameters, bill_id: 'bill' in step ? idOf(step.bill) : '' };
          if (step.do === 'pay') {
            const transaction_id = transactions[step.transaction] ?? '';
            const payment_amount = step.cents === null ? null : step.cents / 100;
            await client.createBillPayment({
              parameters,
              body: { bill_id: ofBill.bill_id, transaction_id, payment_amount },
            });
          } else if (step.do === 'unpay') {
            const payment = (await read(step.bill)).payments[step.payment];
            if (payment)
              must(
                await client.deleteBillPayment({
                  parameters: { ...parameters, bill_payment_id: payment.id },
                }),
              );
          } else if (step.do === 'status') {
            const was = (await read(step.bill)).settlement_entry_id;
            const body = { status: step.status };
            const { settlement_entry_id: is } = must(
              await client.updateBill({ parameters: ofBill, body }),
            ).data;
            if (was !== is) await answer(books.base, was, books.ledger('Savings').id, 409);
          } else if (step.do === 'date') {
            await client.updateBill({ parameters: ofBill, body: { issued_at: `${step.day}T00:00:00Z` } });
          } else if (step.do === 'lines') {
            const first = (await read(step.bill)).lines[0];
            const delete_lines = step.drops && first ? [first.id] : [];
            const create_lines = [{ ledger_id: books.ledger(step.line[0]).id, amount: step.line[1] / 100 }];
            await client.updateBill({
              parameters: ofBill,
              body: { line_changes: { create_lines, delete_lines } },
            });
          } else if (step.do === 'answer') {
            const settlement = (await read(step.bill)).settlement_entry_id;
            const status = step.from === 'Checking' ? 409 : 200;
            await answer(books.base, settlement, books.ledger(step.from).id, status);
          } else {
            const ofLedger = { ...parameters, ledger_id: books.ledger(step.of).id };
            must(
              await client.updateLedger({ parameters: ofLedger, body: { report_cash_flow: step.inPool } }),
            );
          }
        }
        const bills = await Promise.all(made.map((_, index) => read(index)));
        for (const day of [...days, later]) {
          expect(Math.round((await books.payable(day)) * 100), day).toBe(owed(bills, day));
        }
        // Answers only when starting cash and what moved it make ending cash, here with parts of months at both edges.
        await books.cashFlow('2026-01-31', '2026-03-01');
        await books.cashFlow('2026-02-02', '2026-02-20');
        await books.cashFlow('2026-02-16', later);
        expect(await service.differences()).toEqual([]);
      },
    ),
    { numRuns: 12, seed },
  );
}, 120_000);
