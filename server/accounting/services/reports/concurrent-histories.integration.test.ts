import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { dayOf } from '@/lib/dates/instant';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { must } from '../../testing/books';
import { isInstalled } from '../../testing/books-program';
import { compareReports } from '../../testing/histories/compare-reports';
import { compareWithHledger } from '../../testing/histories/compare-with-hledger';
import { historyWithCredits, moment } from '../../testing/histories/history';
import { readRawBooks } from '../../testing/histories/raw-books';
import { settlements } from '../../testing/histories/raw-items';
import { settling } from '../../testing/histories/settling';
import { newSharedBooks } from '../../testing/histories/shared-books';
import { writeHistory } from '../../testing/histories/write-history';
import { openService } from '../../testing/open-service';

const seed = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000_000);
const writers = 4;
const stepsOfAWriter = Number(process.env.HISTORY_STEPS ?? 40);

const service = openService();

/** The books that the histories were written to, and the days at which they are compared. */
const written: { parameters: { business_id: string }; days: string[] }[] = [];
const counts = { asked: 0, done: 0, payments: 0, creditNotes: 0, answers: 0 };
beforeAll(() => {
  process.stdout.write(`random histories: HISTORY_SEED=${seed}\n`);
});

it.each([
  ['12/31', '2024-05-17T13:45:00.123Z'],
  ['06/30', '2024-07-01T00:00:00.000Z'],
  ['02/28', '1990-01-01T00:00:00.000Z'],
  ['04/05', '2024-04-05T23:59:59.999Z'],
])(
  `reports equal the lines after several writers at once, year end %s, books from %s (HISTORY_SEED=${seed})`,
  async (fiscal_year, entries_start) => {
    const books = await newSharedBooks(service.client, { fiscal_year, entries_start });
    const { parameters, business, shared } = books;
    const plans = fc.sample(historyWithCredits(stepsOfAWriter), {
      seed: seed + Number(fiscal_year.slice(0, 2)),
      numRuns: writers,
    });
    await writeHistory(service, shared, settling);

    let isWriting = true;
    const reading = readWhile(() => isWriting, parameters);
    const folding = foldWhile(() => isWriting, business.tenant_id, business.id);
    const writing = Promise.all(plans.map((plan) => writeHistory(service, shared, plan)));
    const done = writing.finally(() => {
      isWriting = false;
    });
    const [histories] = await Promise.all([done, reading, folding]);
    const answers = histories.flat();

    const broken = answers.filter(({ status }) => ![200, 201, 404, 409, 422].includes(status));
    expect(broken.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    counts.asked += answers.length;
    counts.done += answers.filter(({ status }) => status < 300).length;
    counts.creditNotes += shared.creditNoteIds.length;
    counts.answers += await paidFromCash(business.id);

    const raw = await readRawBooks(service.owner, business.id);
    counts.payments += raw.payments.length;
    const moments = (numRuns: number) => fc.sample(moment, { seed, numRuns });
    // What is called paid is paid today, so one lasts longer.
    const inAYear = new Date(Date.now() + 366 * 86_400_000).toISOString();
    const spans = [
      ...fc.sample(fc.tuple(moment, moment), { seed, numRuns: 4 }),
      ['2025-02-10T08:00:00.000Z', inAYear] as const,
    ];
    const asked = { fiscalYear: fiscal_year, moments: moments(12), spans, ledgerIds: shared.ledgerIds };
    await compareReports(service.client, parameters, raw, asked);
    written.push({ parameters, days: moments(5).map(dayOf) });
  },
  120_000,
);

it('most of what was asked was done, and payments, credit notes and settlements from cash were among it', () => {
  // Were most steps refused, the tests above would say little. Of one of the four books alone, 4 to 20 payments are left.
  expect(counts.done).toBeGreaterThan(counts.asked / 2);
  expect(counts.payments).toBeGreaterThan(4);
  expect(counts.creditNotes).toBeGreaterThan(4);
  expect(counts.answers).toBeGreaterThan(0);
});

it.skipIf(!isInstalled('hledger'))(
  'reports of these books equal what hledger adds up of their export',
  async () => {
    expect(written.length).toBeGreaterThan(0);
    for (const { parameters, days } of written) {
      const exported = await service.request(`/v0/business/${parameters.business_id}/export?format=hledger`);
      await compareWithHledger(service.client, parameters, await exported.text(), days);
    }
  },
  120_000,
);

/** How many settlements of bills and invoices moved cash, those that were taken back among them. */
async function paidFromCash(businessId: string): Promise<number> {
  const { rows } = await service.owner.query(
    `SELECT count(DISTINCT s.id)::integer AS count FROM (${settlements}) AS s
     JOIN cash_share c ON c.business_id = $1 AND c.line_entry_id = s.line`,
    [decodeIdentifier('business', businessId)],
  );
  return rows[0]?.count ?? 0;
}

/** Reports are asked for all the while: each must foot, whatever is half done. */
async function readWhile(going: () => boolean, parameters: { business_id: string }) {
  const { client } = service;
  const end = { end_datetime: '2025-06-15T12:00:00Z' };
  const span = { start_datetime: '2024-01-01T00:00:00Z', end_datetime: '2026-12-31T00:00:00Z' };
  while (going()) {
    must(await client.getCashFlow({ parameters, query: { ...span, period: 'month' } }));
    must(await client.getBalanceSheet({ parameters, query: end }));
    must(await client.getTrialBalance({ parameters, query: end }));
    must(await client.getProfitAndLoss({ parameters, query: { ...span, period: 'quarter' } }));
  }
}

/** Totals are folded all the while. */
async function foldWhile(going: () => boolean, tenantId: string, businessId: string) {
  while (going()) {
    service.fold(tenantId, businessId);
    await service.owner.query('SELECT 1');
  }
}
