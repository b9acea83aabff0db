import { describe, expect, it } from 'vitest';
import { must } from '../testing/books';
import { openBooks, openService } from '../testing/open-service';
import { postSmallBooks } from '../testing/small-books';

const service = openService();
const books = openBooks(service, postSmallBooks);

describe('ledger statement', () => {
  it('runs from the opening to the closing balance, before the books begin nothing', async () => {
    const statement = must(
      await service.client.getLedgerStatement({
        parameters: { ...books.parameters, ledger_id: books.ledger('Checking').id },
        query: { start_datetime: '2025-07-01T00:00:00Z', end_datetime: '2025-12-31T23:59:59.999Z' },
      }),
    );
    const { entries, ...rest } = statement.data;
    expect(rest).toEqual({
      ledger_id: books.ledger('Checking').id,
      name: 'Checking',
      debit_credit: 'debit',
      resets_each_fiscal_year: false,
      start_datetime: '2025-07-01T00:00:00.000Z',
      end_datetime: '2025-12-31T23:59:59.999Z',
      opening_balance: 650.1,
      total_debit: 200,
      total_credit: 342.39,
      closing_balance: 507.71,
      fiscal_year_ends: [],
      unreviewed_entries: 4,
    });
    expect(entries.map((line) => [line.description, line.debit_credit, line.amount, line.balance])).toEqual([
      ['To savings', 'credit', 300, 350.1],
      ['Sales of two clients', 'debit', 120, 470.1],
      ['Sales of two clients', 'debit', 80, 550.1],
      ['Refund', 'credit', 30.05, 520.05],
      ['Card fees, kept private', 'credit', 12.34, 507.71],
    ]);
  });

  it('has the balance of the balance sheet when no bound is given, a contra ledger on its own side', async () => {
    const ask = async (name: string) =>
      must(
        await service.client.getLedgerStatement({
          parameters: { ...books.parameters, ledger_id: books.ledger(name).id },
        }),
      ).data;
    expect(await ask('Checking')).toMatchObject({
      start_datetime: null,
      end_datetime: null,
      opening_balance: 0,
      closing_balance: 582.71,
    });
    expect(await ask('Accumulated depreciation')).toMatchObject({ closing_balance: 50, total_credit: 50 });
    expect(await ask('Vehicles')).toMatchObject({ opening_balance: 0, closing_balance: 0, entries: [] });
  });

  it.each([1, 2, 3, 7])('is the same in pages of %i, forward and back', async (page_size) => {
    const parameters = { ...books.parameters, ledger_id: books.ledger('Checking').id };
    const query = { start_datetime: '2025-02-01T00:00:00Z' };
    const whole = must(await service.client.getLedgerStatement({ parameters, query }));
    expect(whole.data.entries).toHaveLength(9);
    const forward = [];
    let last: string | undefined;
    for (let token: string | null | undefined; token !== null; ) {
      const page = must(
        await service.client.getLedgerStatement({
          parameters,
          query: { ...query, page_size, page_token: token },
        }),
      );
      expect({ ...page.data, entries: [] }).toEqual({ ...whole.data, entries: [] });
      forward.push(...page.data.entries);
      last = page.pagination.previous_page_token ?? undefined;
      token = page.pagination.next_page_token;
    }
    expect(forward).toEqual(whole.data.entries);
    if (last === undefined) throw new Error('nine lines have more than one page of any of these sizes');
    const back = must(
      await service.client.getLedgerStatement({
        parameters,
        query: { ...query, page_size, page_token: last },
      }),
    );
    const from = whole.data.entries.findIndex(
      (line) => line.line_entry_id === back.data.entries[0]?.line_entry_id,
    );
    expect(back.data.entries).toEqual(whole.data.entries.slice(from, from + back.data.entries.length));
  });
});
