import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openBooks, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();
const books = openBooks(service, newPayables);

const path = (rest: string) => `/v0/business/${books.business.id}/${rest}`;

describe('creating bills', () => {
  const one = () => ({
    business_id: books.business.id,
    vendor_id: books.vendor.id,
    number: '7',
    description: 'Paper',
    due_at: '2026-02-01T00:00:00Z',
    issued_at: '2026-01-01T00:00:00Z',
    lines: [{ ledger_id: books.ledger('Rent').id, amount: 5 }],
  });

  it('is all or nothing, and names every fault by the index of its bill', async () => {
    const before = must(await service.client.listBills({ parameters: books.parameters })).data.length;
    const other = await newPayables(service.client);
    const answer = await call(service, 'POST', path('bills'), [
      one(),
      { ...one(), business_id: other.business.id, vendor_id: other.vendor.id },
      { ...one(), lines: [{ ledger_id: other.ledger('Rent').id, amount: 0 }] },
    ]);
    expect(answer.status).toBe(422);
    expect(faultsOf(answer)).toEqual([
      '/1/business_id not_found',
      '/1/vendor_id not_found',
      '/2/lines/0/ledger_id not_found',
      '/2/lines/0/amount amount_not_positive',
    ]);
    expect(must(await service.client.listBills({ parameters: books.parameters })).data).toHaveLength(before);
  });

  it('posts them pending review, or as the person who enters them has reviewed them', async () => {
    const [pending, confirmed] = must(
      await service.client.createBills({
        parameters: books.parameters,
        body: [one(), { ...one(), review_status: 'confirmed' }],
      }),
    ).data;
    const statusOf = async (id: string | null | undefined) =>
      must(
        await service.client.getJournalEntry({
          parameters: { ...books.parameters, journal_entry_id: id ?? '' },
        }),
      ).data.review_status;
    expect(await statusOf(pending?.journal_entry_id)).toBe('bookkeeper_pending');
    expect(await statusOf(confirmed?.journal_entry_id)).toBe('confirmed');

    must(
      await service.client.updateBill({
        parameters: { ...books.parameters, bill_id: confirmed?.id ?? '' },
        body: { status: 'voided', review_status: 'confirmed' },
      }),
    );
    const entries = must(
      await service.client.listJournalEntries({ parameters: books.parameters, query: { page_size: '100' } }),
    ).data;
    const reversal = entries.find((entry) => entry.reversal_of === confirmed?.journal_entry_id);
    expect(reversal?.review_status).toBe('confirmed');
  });

  it.each([
    ['no bills', () => [], ' out_of_range'],
    ['no lines', () => [{ ...one(), lines: [] }], '/0/lines out_of_range'],
    ['a slip of a name', () => [{ ...one(), isued_at: null }], '/0/isued_at unknown_field'],
    ['a day for an instant', () => [{ ...one(), due_at: '2026-02-01' }], '/0/due_at invalid_format'],
    ['NUL in its metadata', () => [{ ...one(), metadata_: { a: ['\u0000'] } }], '/0/metadata_ invalid_text'],
  ])('refuses %s', async (_, body, fault) => {
    const answer = await call(service, 'POST', path('bills'), body());
    expect([answer.status, faultsOf(answer)]).toEqual([422, [fault]]);
  });
});
