import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { postSmallBooks } from '../../testing/small-books';
import { postJournal } from '../../testing/text-journal';

const service = openService();

const bounds = { start_datetime: '2025-01-01T00:00:00Z', end_datetime: '2026-06-30T23:59:59.999Z' };

it('every report counts the entries that nobody has confirmed in its days, or up to its day', async () => {
  const books = await postSmallBooks(service.client);
  const parameters = { business_id: books.business.id };
  const counts = async () => {
    const query = { ...bounds, period: 'year' as const };
    const reports = {
      flow: must(await service.client.getCashFlow({ parameters, query })).data,
      result: must(await service.client.getProfitAndLoss({ parameters, query })).data,
      sheet: must(await service.client.getBalanceSheet({ parameters, query })).data,
      trial: must(
        await service.client.getTrialBalance({ parameters, query: { end_datetime: bounds.end_datetime } }),
      ).data,
    };
    return Object.fromEntries(
      Object.entries(reports).map(([name, periods]) => [
        name,
        periods.map(({ unreviewed_entries: count }) => count),
      ]),
    );
  };
  const listed = async (query: object) => {
    const page = must(
      await service.client.listJournalEntries({ parameters, query: { page_size: 100, ...query } }),
    );
    return page.data.filter((entry) => !entry.is_before_start);
  };
  const all = await listed(bounds);
  const first = all.filter(({ datetime }) => datetime < '2025-07-01');
  const through = await listed({ end_datetime: bounds.end_datetime });
  const throughFirst = through.filter(({ datetime }) => datetime < '2025-07-01');
  expect(first.length).toBeGreaterThan(0);
  expect(await counts()).toEqual({
    flow: [first.length, all.length - first.length],
    result: [first.length, all.length - first.length],
    sheet: [throughFirst.length, through.length],
    trial: [through.length],
  });

  const changes = { review_status: 'confirmed' as const };
  const body = through.slice(1).map(({ id }) => ({ journal_entry_id: id, changes }));
  must(await service.client.bulkUpdateJournalEntries({ parameters, body }));
  const [left] = through;
  const isFirst = (left?.datetime ?? '') < '2025-07-01';
  expect(await counts()).toEqual({
    flow: isFirst ? [1, 0] : [0, 1],
    result: isFirst ? [1, 0] : [0, 1],
    sheet: isFirst ? [1, 1] : [0, 1],
    trial: [1],
  });
});

it('a cash flow counts those up to the end of each period, too, since its ending cash rests on all of them', async () => {
  const books = await postSmallBooks(service.client);
  const parameters = { business_id: books.business.id };
  const flow = async (start: string) => {
    const query = { ...bounds, start_datetime: `${start}T00:00:00Z`, period: 'year' as const };
    const { data } = must(await service.client.getCashFlow({ parameters, query }));
    return data.map(({ unreviewed_through: count }) => count);
  };
  const through = async (end_datetime: string) =>
    must(await service.client.getTrialBalance({ parameters, query: { end_datetime } })).data[0]
      ?.unreviewed_entries;
  const expected = [await through('2025-06-30T23:59:59.999Z'), await through(bounds.end_datetime)];
  expect(expected[0]).toBeGreaterThan(0);
  expect(await flow('2025-01-01')).toEqual(expected);
  expect(await flow('2025-03-12')).toEqual(expected);
  expect(await flow('2025-11-12')).toEqual(expected.slice(1));
});

it('a statement counts those on its ledger, in its days', async () => {
  const books = await postSmallBooks(service.client);
  const parameters = { business_id: books.business.id, ledger_id: books.ledger('Rent').id };
  const count = async (start_datetime: string) =>
    must(await service.client.getLedgerStatement({ parameters, query: { start_datetime } })).data
      .unreviewed_entries;
  const before = await count('2020-01-01T00:00:00Z');
  await postJournal(service.client, books, '2031-03-01 Rent\n  Rent 1.00\n  Savings -1.00');
  await postJournal(service.client, books, '2031-03-02 Moved\n  Checking 1.00\n  Savings -1.00');
  expect(await count('2020-01-01T00:00:00Z')).toBe(before + 1);
  expect(await count('2031-01-01T00:00:00Z')).toBe(1);
});

it('a statement counts whole months and parts of them alike', async () => {
  const books = await postSmallBooks(service.client);
  const parameters = { business_id: books.business.id, ledger_id: books.ledger('Rent').id };
  for (const day of ['2031-03-01', '2031-03-15', '2031-04-30', '2031-05-02'])
    await postJournal(service.client, books, `${day} Rent\n  Rent 1.00\n  Rent 2.00\n  Savings -3.00`);
  const count = async (from: string, through: string) => {
    const query = { start_datetime: `${from}T00:00:00Z`, end_datetime: `${through}T23:59:59.999Z` };
    return must(await service.client.getLedgerStatement({ parameters, query })).data.unreviewed_entries;
  };
  const counts = () =>
    Promise.all([
      count('2031-03-01', '2031-05-31'),
      count('2031-03-02', '2031-05-01'),
      count('2031-03-15', '2031-03-15'),
      count('2031-04-01', '2031-04-30'),
    ]);
  expect(await counts()).toEqual([4, 2, 1, 1]);
  const query = { start_datetime: '2031-03-15T00:00:00Z', end_datetime: '2031-04-30T23:59:59Z' };
  const { data } = must(
    await service.client.listJournalEntries({ parameters: { business_id: books.business.id }, query }),
  );
  const body = data.map(({ id }) => ({
    journal_entry_id: id,
    changes: { review_status: 'confirmed' as const },
  }));
  must(
    await service.client.bulkUpdateJournalEntries({ parameters: { business_id: books.business.id }, body }),
  );
  expect(await counts()).toEqual([2, 0, 0, 0]);
});
