import { describe, expect, it } from 'vitest';
import type { BusinessUpdate } from '@/lib/contract/business';
import { must, newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { postDividendBooks } from '../../testing/dividend-books';
import { everyReport } from '../../testing/every-report';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';
import { smallJournal } from '../../testing/small-books';
import { postJournal } from '../../testing/text-journal';

const service = openService();

const spans = [
  { from: '2024-01-01T00:00:00Z', through: '2026-12-31T23:59:59.999Z' },
  { from: '2025-02-02T00:00:00Z', through: '2025-07-10T23:59:59.999Z' },
];

/** Every report and both exports of the books, with names in the place of identifiers. */
async function reportsOf({ business, ledgers }: Awaited<ReturnType<typeof newBooks>>) {
  const names = new Map(ledgers.map((ledger) => [ledger.id, ledger.name]));
  const named = (text: string) => text.replace(/ldg_\w+/g, (id) => names.get(id) ?? id);
  const texts: [string, string][] = [];
  const used = [
    'Rent',
    'Checking',
    'Service revenue',
    'Depreciation',
    'Dividends',
    'Common stock',
    'Savings',
  ];
  const ids = ledgers.filter((ledger) => used.includes(ledger.name)).map((ledger) => ledger.id);
  for (const span of spans) {
    for (const [report, text] of await everyReport(service, business.id, ids, span)) {
      texts.push([named(report), named(text).replace(/(je|le)_\w+/g, '$1')]);
    }
  }
  return new Map(texts);
}

type Settings = { fiscal_year: string; entries_start: string };

async function smallBooks(settings: Settings) {
  const books = await newBooks(service.client, settings);
  const ledger = (name: string) => books.ledger(name === 'Private' ? 'Charitable contributions' : name);
  await postJournal(service.client, { ...books, ledger }, smallJournal);
  return books;
}

const wrong: Settings = { fiscal_year: '12/31', entries_start: '2025-01-15T09:00:00.000Z' };

describe('the fiscal year and the start of the books', () => {
  it.each<[string, BusinessUpdate]>([
    ['another year end', { fiscal_year: '06/30' }],
    ['an earlier start', { entries_start: '2024-12-31T00:00:00.000Z' }],
    ['a later start, within a month', { entries_start: '2025-07-10T00:00:00.000Z' }],
    ['a start after everything', { entries_start: '2026-06-01T00:00:00.000Z' }],
    ['both', { fiscal_year: '02/29', entries_start: '2025-06-30T23:59:59.999Z' }],
  ])('corrected to %s make the reports of books created so', async (_, correction) => {
    const right = await smallBooks({ ...wrong, ...(correction as Partial<Settings>) });
    const corrected = await smallBooks(wrong);
    const expected = await reportsOf(right);
    expect(await reportsOf(corrected)).not.toEqual(expected);
    const { data } = must(
      await service.client.updateBusiness({ parameters: corrected.parameters, body: correction }),
    );
    expect(data).toMatchObject({ ...correction, version: 2 });
    expect(await reportsOf(corrected)).toEqual(expected);

    // And back again, after the totals were folded.
    service.fold(data.tenant_id, data.id);
    must(await service.client.updateBusiness({ parameters: corrected.parameters, body: wrong }));
    expect(await reportsOf(corrected)).toEqual(await reportsOf(await smallBooks(wrong)));
  });

  it('corrected for a c-corp close its dividends with the right years', async () => {
    const books = await postDividendBooks(service.client);
    const other = await postDividendBooks(service.client);
    const change = (of: typeof books, body: BusinessUpdate) =>
      service.client.updateBusiness({ parameters: of.parameters, body });
    const ledgersOf = async (of: typeof books) => ({
      ...of,
      ledgers: must(await service.client.listLedgers({ parameters: of.parameters })).data,
    });
    const before = await reportsOf(await ledgersOf(books));
    must(await change(other, { fiscal_year: '12/31' }));
    expect(await reportsOf(await ledgersOf(other))).not.toEqual(before);
    must(await change(other, { fiscal_year: '02/28' }));
    expect(await reportsOf(await ledgersOf(other))).toEqual(before);
  });

  it('take entries into the books, or out, as changes of theirs that the log tells', async () => {
    const books = await smallBooks(wrong);
    const path = `/v0/business/${books.business.id}`;
    await call(service, 'PATCH', path, { entries_start: '2025-02-02T00:00:00Z' });
    const data = must(
      await service.client.listJournalEntries({ parameters: books.parameters, query: { q: 'Lathe' } }),
    ).data.filter(({ description }) => description === 'Lathe');
    expect(data).toMatchObject([{ is_before_start: true, version: 2 }]);
    const log = await call(service, 'GET', `${path}/audit-log?resource_id=${data[0]?.id}`);
    expect(log.data).toMatchObject([
      { action: 'update', before: { is_before_start: false }, after: { is_before_start: true } },
      { action: 'create' },
    ]);
  });

  it('are refused while anything is locked, and taken when they are what they were', async () => {
    const books = await smallBooks(wrong);
    const path = `/v0/business/${books.business.id}`;
    await call(service, 'POST', `${path}/books-lock`, { through: '2020-01-31' });
    const answer = await call(service, 'PATCH', path, {
      fiscal_year: '06/30',
      entries_start: '2025-02-02T00:00:00Z',
    });
    expect([answer.status, answer.problem.code, ...faultsOf(answer)]).toEqual([
      409,
      'period_locked',
      '/fiscal_year period_locked',
      '/entries_start period_locked',
    ]);
    expect((await call(service, 'PATCH', path, { ...wrong, name: 'Renamed' })).status).toBe(200);
    await call(service, 'POST', `${path}/books-lock`, { through: null, reason: 'A wrong year end' });
    expect((await call(service, 'PATCH', path, { fiscal_year: '06/30' })).status).toBe(200);
  });

  it.each([
    [{ fiscal_year: '02/30' }, '/fiscal_year invalid_value'],
    [{ entries_start: '2026-01-01' }, '/entries_start invalid_format'],
  ])('are refused as %j', async (body, fault) => {
    const { business } = await newBooks(service.client);
    const answer = await call(service, 'PATCH', `/v0/business/${business.id}`, body);
    expect([answer.status, ...faultsOf(answer)]).toEqual([422, fault]);
  });

  it('that change while others write leave no entry on the wrong side', async () => {
    const books = await newPayables(service.client);
    const path = `/v0/business/${books.business.id}`;
    const bill = (day: string) => ({
      business_id: books.business.id,
      vendor_id: books.vendor.id,
      number: day,
      description: '',
      issued_at: `${day}T00:00:00Z`,
      due_at: `${day}T00:00:00Z`,
      lines: [{ ledger_id: books.ledger('Rent').id, amount: 5 }],
    });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        index % 4 === 0
          ? call(service, 'PATCH', path, { entries_start: `2026-0${1 + (index % 8)}-01T00:00:00Z` })
          : call(service, 'POST', `${path}/bills`, [bill(`2026-0${1 + (index % 6)}-15`)]),
      ),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
    expect(await service.differences()).toEqual([]);
  });
});
