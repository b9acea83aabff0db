import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const seed = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000_000);

const service = openService();
beforeAll(() => {
  process.stdout.write(`random histories of credits: HISTORY_SEED=${seed}\n`);
});

const days = ['2026-01-31', '2026-02-01', '2026-02-15', '2026-03-01'] as const;
/** After everything that is dated today. */
const later = '9998-12-31';
const units = fc.integer({ min: 1, max: 20_000 });
const step = fc.record({
  do: fc.constantFrom(
    ...(['pay', 'pay', 'unpay', 'status', 'apply', 'apply', 'take off', 'refund', 'remove refund'] as const),
    ...(['note', 'void note', 'prepay', 'party', 'lock', 'lock', 'date', 'answer', 'answer'] as const),
  ),
  bill: fc.nat(3),
  movement: fc.nat(5),
  party: fc.nat(1),
  units,
  day: fc.constantFrom(...days),
  basis: fc.constantFrom('all' as const, 'accrual' as const, 'cash' as const),
  status: fc.constantFrom('open' as const, 'paid' as const, 'voided' as const),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Shown = {
  payments: { id: string }[];
  credit_applications: { id: string }[];
  settlement_entry_id: string | null;
};

/** Books of two vendors with four bills, and money out and in. */
async function newHistory(issued: readonly (typeof days)[number][]) {
  const books = await newPayables(service.client);
  const other = must(
    await service.client.createVendor({ parameters: books.parameters, body: { name: 'Birch' } }),
  ).data;
  const vendors = [books.vendor.id, other.id];
  const bills = await books.bills(
    issued.map((day, at) => ({ issued: day, lines: [['Rent', 40 + at * 20]] })),
  );
  const movements = await books.transactions(
    days.flatMap((day, at) => [[day, -90 - at] as const, [day, 30 + at] as const]),
  );
  return {
    ...books,
    vendors,
    made: bills.map(({ id }) => id),
    movements,
    notes: [] as string[],
    refunds: [] as string[],
    filed: null as { through: string; figures: unknown } | null,
  };
}

type History = Awaited<ReturnType<typeof newHistory>>;

/** Takes the step; whatever is refused changes nothing. */
async function take(history: History, at: Step): Promise<void> {
  const path = (rest: string) => `/v0/business/${history.business.id}/${rest}`;
  const send = (method: string, rest: string, body?: object) => call(service, method, path(rest), body);
  const bill_id = history.made[at.bill] ?? '';
  const transaction_id = history.movements[at.movement] ?? '';
  const vendor_id = history.vendors[at.party] ?? '';
  const amount = at.units / 100;
  const bill = async () => (await send('GET', `bills/${bill_id}`)).data as unknown as Shown;
  const datetime = `${at.day}T00:00:00Z`;
  switch (at.do) {
    case 'pay':
      return void (await send('POST', 'bill-payment', { bill_id, transaction_id, payment_amount: amount }));
    case 'unpay':
      return void (await send('DELETE', `bill-payment/${(await bill()).payments[0]?.id}`));
    case 'status':
      return void (await send('PATCH', `bills/${bill_id}`, { status: at.status }));
    case 'apply':
      return void (await send('POST', 'credit-application', { vendor_id, bill_id, amount, datetime }));
    case 'take off':
      return void (await send('DELETE', `credit-application/${(await bill()).credit_applications[0]?.id}`));
    case 'refund': {
      const made = await send('POST', 'refund', { vendor_id, transaction_id, amount });
      if (made.status === 201) history.refunds.push(String(made.data.id));
      return;
    }
    case 'remove refund':
      return void (await send('DELETE', `refund/${history.refunds[0]}`));
    case 'note': {
      const lines = [{ ledger_id: history.ledger('Rent').id, amount }];
      const made = await send('POST', 'credit-note', { vendor_id, number: '', issued_at: datetime, lines });
      if (made.status === 201) history.notes.push(String(made.data.id));
      return;
    }
    case 'void note':
      return void (await send('POST', `credit-note/${history.notes[0]}/void`));
    case 'prepay': {
      const of = { amount, basis: at.basis };
      const sides = at.party === 0 ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
      const lines = [
        { ...of, ledger_id: history.ledger('Accounts payable').id, debit_credit: sides[0], vendor_id },
        { ...of, ledger_id: history.ledger('Rent').id, debit_credit: sides[1] },
      ];
      return void (await send('POST', 'journal-entries', { description: 'By hand', datetime, lines }));
    }
    case 'answer': {
      const entry = `journal-entries/${(await bill()).settlement_entry_id}`;
      const lines = ((await send('GET', entry)).data.line_entries ?? []) as { id: string; amount: number }[];
      const ledger_id = history.ledger(at.party === 0 ? 'Savings' : 'Member contributions').id;
      const create_lines = [{ ledger_id, debit_credit: 'credit', amount: lines[1]?.amount }];
      return void (await send('PATCH', entry, {
        line_changes: { create_lines, delete_lines: [lines[1]?.id] },
      }));
    }
    case 'party':
      return void (await send('PATCH', `bills/${bill_id}`, { vendor_id }));
    case 'date':
      return void (await send('PATCH', `bills/${bill_id}`, { issued_at: datetime }));
    case 'lock': {
      const through = at.units % 2 === 0 ? null : at.day;
      const moved = await send('POST', 'books-lock', { through, reason: 'Filed' });
      // What was filed stays as it was until the lock is moved back.
      if (moved.status === 200)
        history.filed = through && { through, figures: await figuresOf(history, through) };
      return;
    }
  }
}

/** What aging says at the end of days up to one, by vendor. */
async function figuresOf({ parameters }: History, through: string): Promise<unknown> {
  const agings = days
    .filter((as_of) => as_of <= through)
    .map(
      async (as_of) => must(await service.client.getBillAging({ parameters, query: { as_of } })).data.parties,
    );
  return Promise.all(agings);
}

/** What bills are posted by, by day: a bill is there once or not at all. */
async function expectPostedOnce({ parameters, made, ledger }: History): Promise<void> {
  const entries = must(
    await service.client.listJournalEntries({ parameters, query: { page_size: 100 } }),
  ).data;
  for (const [at, id] of made.entries()) {
    const posted = entries
      .filter(
        (entry) =>
          entry.bill_id === id && entry.transaction_id === null && entry.categorization_method === 'ap',
      )
      .flatMap(({ datetime, line_entries }) =>
        line_entries
          .filter(({ ledger_id }) => ledger_id === ledger('Accounts payable').id)
          .map((line) => ({
            datetime,
            amount: Number(line.amount) * (line.debit_credit === 'credit' ? 1 : -1),
          })),
      );
    for (const { datetime: day } of posted) {
      const until = posted.filter(({ datetime }) => datetime <= day);
      expect([0, 40 + at * 20]).toContain(until.reduce((sum, { amount }) => sum + amount, 0));
    }
  }
}

it('aging is the balance of payable on every day, in both books, and adds up by vendor, whatever happens', async () => {
  const { client } = service;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...days), { minLength: 4, maxLength: 4 }),
      fc.array(step, { minLength: 8, maxLength: 30 }),
      async (issued, steps) => {
        const history = await newHistory(issued);
        const { parameters } = history;
        for (const each of steps) {
          await take(history, each);
          if (history.filed)
            expect(await figuresOf(history, history.filed.through)).toEqual(history.filed.figures);
        }
        await expectPostedOnce(history);
        const cents = (amount: unknown) => Math.round(Number(amount) * 100);
        for (const as_of of [...days, later]) {
          for (const basis of ['accrual', 'cash'] as const) {
            const aging = must(await client.getBillAging({ parameters, query: { as_of, basis } })).data;
            if (basis === 'accrual')
              expect(cents(aging.amount), as_of).toBe(cents(await history.payable(as_of)));
            const sum = (of: readonly { amount: unknown }[]) =>
              of.reduce((all, { amount }) => all + cents(amount), 0);
            expect([sum(aging.bands), sum(aging.parties)]).toEqual([
              cents(aging.amount),
              cents(aging.amount),
            ]);
            for (const { bands, amount } of aging.parties) {
              expect(sum(bands)).toBe(cents(amount));
              for (const band of bands)
                expect(cents(band.amount) * (band.band === 'credit' ? -1 : 1)).toBeGreaterThanOrEqual(0);
            }
            if (basis === 'cash' || as_of !== later) continue;
            for (const vendor of must(await client.listVendors({ parameters })).data) {
              const aged = aging.parties.find(({ vendor_id }) => vendor_id === vendor.id);
              expect(cents(vendor.open_amount) - cents(vendor.credit_amount)).toBe(cents(aged?.amount ?? 0));
            }
          }
        }
        expect(await service.differences()).toEqual([]);
      },
    ),
    { numRuns: 12, seed },
  );
}, 180_000);
