import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportRecord } from '@/lib/contract/report';
import { type JsonNumber, numberText } from '@/lib/json';
import { minorUnitsOf } from '@/lib/money/decimal';
import { must, newBooks } from '../../testing/books';
import {
  expectedBalanceSheet,
  expectedCashFlow,
  type Figures,
} from '../../testing/histories/expected-reports';
import { history, moment } from '../../testing/histories/history';
import { readRawBooks } from '../../testing/histories/raw-books';
import { writeHistory } from '../../testing/histories/write-history';
import { startService, type TestService } from '../../testing/start-service';

const seed = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000_000);
const writers = 4;
const stepsOfAWriter = 30;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  expect(await service.differences()).toEqual([]);
  await service.close();
});

it.each([
  ['12/31', 12],
  ['06/30', 6],
  ['02/28', 2],
])(
  `reports equal the lines after several writers at once, year end %s (HISTORY_SEED=${seed})`,
  async (fiscal_year, closingMonth) => {
    const books = await newBooks(service.client, { fiscal_year, entries_start: '2024-05-17T13:45:00.123Z' });
    const { parameters, business } = books;
    const names = ['Checking', 'Savings', 'Service revenue', 'Accounts payable'];
    const others = books.ledgers.filter((ledger) => !names.includes(ledger.name)).slice(0, 6);
    const ledgerIds = [
      ...names.flatMap((name) => books.ledgers.filter((each) => each.name === name)),
      ...others,
    ].map(({ id }) => id);
    const shared = { businessId: business.id, ledgerIds, entryIds: [] };
    const [first = [], ...plans] = fc.sample(history(stepsOfAWriter), {
      seed: seed + closingMonth,
      numRuns: writers,
    });

    let isWriting = true;
    const reading = readWhile(() => isWriting, parameters);
    const tenantId = business.tenant_id;
    const folding = foldWhile(() => isWriting, tenantId, business.id);
    const writing = Promise.all([first, ...plans].map((plan) => writeHistory(service, shared, plan)));
    const written = writing.finally(() => {
      isWriting = false;
    });
    const [histories] = await Promise.all([written, reading, folding]);
    const answers = histories.flat();

    const broken = answers.filter(({ status }) => ![200, 201, 404, 409, 422].includes(status));
    expect(broken.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(answers.length / 2);

    const raw = await readRawBooks(service.owner, business.id);
    for (const end of fc.sample(moment, { seed, numRuns: 25 })) {
      const [sheet] = must(
        await service.client.getBalanceSheet({ parameters, query: { end_datetime: end } }),
      ).data;
      expect(withoutZeros(figuresOf(sheet?.records ?? [])), `as of ${end}`).toEqual(
        withoutZeros(expectedBalanceSheet(raw, end, closingMonth)),
      );
    }
    for (const cut of ['month', 'quarter', 'year', 'all'] as const) {
      for (const [one, other] of fc.sample(fc.tuple(moment, moment), { seed, numRuns: 6 })) {
        const [start, end] = one < other ? [one, other] : [other, one];
        const query = { start_datetime: start, end_datetime: end, period: cut };
        const report = must(await service.client.getCashFlow({ parameters, query })).data;
        const expected = expectedCashFlow(raw, { start, end, cut, closingMonth });
        let cash = expected.startingCash;
        for (const { period, records } of report) {
          const figures = figuresOf(records);
          const own = expected.periods.get(period) ?? {};
          const { 'Starting cash': starting = 0n, 'Ending cash': ending = 0n, ...rest } = figures;
          expect([starting, ending], `${cut} ${period} ${start} ${end}`).toEqual([
            cash,
            cash + (own['Net change in cash'] ?? 0n),
          ]);
          expect(withoutZeros(rest), `${cut} ${period} ${start} ${end}`).toEqual(withoutZeros(own));
          cash = ending;
          expected.periods.delete(period);
        }
        expect([...expected.periods.keys()]).toEqual([]);
      }
    }
  },
);

/** Reports are asked for all the while: each must foot, whatever is half done. */
async function readWhile(going: () => boolean, parameters: { business_id: string }) {
  while (going()) {
    const query = {
      start_datetime: '2024-01-01T00:00:00Z',
      end_datetime: '2026-12-31T00:00:00Z',
      period: 'month' as const,
    };
    must(await service.client.getCashFlow({ parameters, query }));
    must(
      await service.client.getBalanceSheet({ parameters, query: { end_datetime: '2025-06-15T12:00:00Z' } }),
    );
  }
}

/** Totals are folded all the while. */
async function foldWhile(going: () => boolean, tenantId: string, businessId: string) {
  while (going()) {
    service.fold(tenantId, businessId);
    await service.owner.query('SELECT 1');
  }
}

/** What each ledger's row and each computed row says, in minor units of USD. */
function figuresOf(records: readonly ReportRecord[], figures: Figures = {}): Figures {
  for (const record of records) {
    figures[record.ledger_id ?? record.name] = unitsOf(record.amount);
    figuresOf(record.children, figures);
  }
  return figures;
}

function unitsOf(amount: JsonNumber): bigint {
  const units = minorUnitsOf(numberText(amount), 2);
  if (!units.ok) throw new Error(units.problem);
  return units.value;
}

const withoutZeros = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, amount]) => amount !== 0n));
