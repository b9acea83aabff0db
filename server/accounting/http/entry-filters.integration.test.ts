import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Pagination } from '@/lib/contract/primitives';
import { must, newBooks } from '../testing/books';
import { openService } from '../testing/open-service';
import { postSmallBooks } from '../testing/small-books';

const service = openService();

describe('the filters of journal entries', () => {
  it.each([
    ['ledger_type=income', '/ledger_type'],
    ['ledger_subtype=none', '/ledger_subtype'],
    ['cash_flow_activity=none', '/cash_flow_activity'],
    ['basis=all&basis=none', '/basis'],
    ['cash_movement=false', '/cash_movement'],
    ['in_cash_pool=1', '/in_cash_pool'],
    ['report_cash_flow=yes', '/report_cash_flow'],
    ['with_children=false', '/with_children'],
    ['result_end_datetime=2026-01-31', '/result_end_datetime'],
  ])('%s is refused for %s', async (query, path) => {
    const { business } = await newBooks(service.client);
    const answer = await service.request(`/v0/business/${business.id}/journal-entries?${query}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [expect.objectContaining({ path })] });
  });

  it.each([
    ['categorization_method', () => 'manual'],
    ['ledger_id', (id: string) => id],
    ['basis', () => 'all'],
  ])('lists each entry once where %s is given twice with one value', async (name, valueFor) => {
    const { business, ledger } = await postSmallBooks(service.client);
    const value = `${name}=${valueFor(ledger('Checking').id)}`;
    const ids = async (query: string) => {
      const found: string[] = [];
      for (let token: string | null = ''; token !== null; ) {
        const asked = `${query}&page_size=2${token && `&page_token=${encodeURIComponent(token)}`}`;
        const answer = await service.request(`/v0/business/${business.id}/journal-entries?${asked}`);
        expect(answer.status).toBe(200);
        const page = (await answer.json()) as { data: JournalEntry[]; pagination: Pagination };
        found.push(...page.data.map(({ id }) => id));
        token = page.pagination.next_page_token;
      }
      return found;
    };
    const once = await ids(value);
    expect(once.length).toBeGreaterThan(2);
    expect(new Set(once).size).toBe(once.length);
    expect(await ids(`${value}&${value}`)).toEqual(once);
  });

  it('count for the sum, and so do those of the entry', async () => {
    const { client } = service;
    const { parameters, ledger } = await postSmallBooks(client);
    const [entry] = must(await client.listJournalEntries({ parameters, query: { q: 'Refund' } })).data;
    expect(entry?.matching).toBeUndefined();
    const parts = { parameters: { ...parameters, journal_entry_id: entry?.id ?? '' } };
    must(await client.updateJournalEntry({ ...parts, body: { review_status: 'confirmed' } }));
    const sum = async (query: Parameters<typeof client.sumJournalEntries>[0]['query']) =>
      must(await client.sumJournalEntries({ parameters, query })).data;
    expect(await sum({ ledger_id: ledger('Checking').id, review_status: 'confirmed' })).toEqual({
      debit: 0,
      credit: 30.05,
    });
    expect(await sum({ q: 'refund' })).toEqual({ debit: 30.05, credit: 30.05 });
    expect(await sum({ q: 'nothing like it' })).toEqual({ debit: 0, credit: 0 });
    expect(await sum({ ledger_type: 'revenue', result_end_datetime: '2025-06-30T23:59:59.999Z' })).toEqual({
      debit: 0,
      credit: 450.1,
    });
  });

  it('are asked of one and the same line', async () => {
    const { client } = service;
    const { parameters, ledger } = await postSmallBooks(client);
    const list = async (query: NonNullable<Parameters<typeof client.listJournalEntries>[0]['query']>) =>
      must(await client.listJournalEntries({ parameters, query: { sort: 'datetime', ...query } })).data.map(
        (entry) => entry.description,
      );
    expect(await list({ ledger_id: ledger('Service revenue').id, basis: 'cash' })).toEqual([
      'Paid by the client',
    ]);
    expect(await list({ ledger_id: ledger('Savings').id, basis: ['cash', 'accrual'] })).toEqual([]);
    expect(await list({ ledger_type: 'expense', in_cash_pool: 'true' })).toEqual([]);
    expect(await list({ report_cash_flow: 'false' })).toEqual(['Card fees, kept private']);
    expect(await list({ cash_movement: 'true', ledger_type: 'equity' })).toEqual([
      'Before the books begin',
      'The books begin',
    ]);
    expect(await list({ cash_movement: 'true', ledger_id: ledger('Savings').id })).toEqual([]);
    expect(await list({ cash_flow_activity: 'investing' })).toEqual(['Lathe', 'Wear of the lathe']);
    // Cash is in no section, and what is kept out of the report counts as operating.
    expect(await list({ cash_flow_activity: 'operating', in_cash_pool: 'true' })).toEqual([]);
    expect(await list({ cash_flow_activity: 'operating', report_cash_flow: 'false' })).toEqual([
      'Card fees, kept private',
    ]);
    expect(await list({ ledger_subtype: ['other_inflow', 'other_outflow'] })).toEqual([
      'Card fees, kept private',
      'Interest',
    ]);
  });
});
