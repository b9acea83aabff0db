import { describe, expect, it } from 'vitest';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

type Banks = Awaited<ReturnType<typeof newTwoBanks>>;

/** A person puts money out on a ledger. */
async function put(
  books: Banks,
  transactionId: string,
  ledger: string,
  amount: number,
  party: { vendor_id?: unknown } = {},
): Promise<void> {
  const { id, line_entries: lines } = await books.entryOf(transactionId);
  const others = lines.filter((line) => line.ledger_id !== books.ledger('Checking').id);
  const body = {
    line_changes: {
      delete_lines: others.map((line) => line.id),
      create_lines: [{ ledger_id: books.ledger(ledger).id, debit_credit: 'debit', amount, ...party }],
    },
  };
  const changed = await call(
    service,
    'PATCH',
    `/v0/business/${books.business.id}/journal-entries/${id}`,
    body,
  );
  expect(changed.status).toBe(200);
}

describe('what is suggested and not decided', () => {
  it('is uncategorized on both banks where it probably is a transfer, and guessed again once it is none', async () => {
    const books = await newTwoBanks(service.client);
    const path = `/v0/business/${books.business.id}/transaction-link`;
    const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -1000, 'Rent wire']]);
    const guessed = await books.linesOf(out);
    expect(guessed).toContain('debit Rent 1000');
    const [into = ''] = await books.importInto(books.savings, [
      ['2026-03-03', 1000, 'Transfer from checking'],
    ]);
    const [link] = (await books.read(out)).links ?? [];
    expect(link).toMatchObject({ kind: 'transfer', status: 'suggested' });
    expect(link?.confidence).toBeGreaterThanOrEqual(0.5);
    expect(await books.linesOf(out)).toEqual(['credit Checking 1000', 'debit Uncategorized outflow 1000']);
    expect(await books.linesOf(into)).toEqual(['debit Savings 1000', 'credit Uncategorized inflow 1000']);
    expect(await books.entryOf(out)).toMatchObject({
      review_status: 'bookkeeper_pending',
      categorization_reasons: ['It is probably a transfer between own accounts.'],
    });
    // Accepted and taken back, it is as it was.
    await call(service, 'POST', path, { link_id: link?.id, confirm: true });
    expect(await books.entryOf(out)).toMatchObject({ categorization_method: 'transfer' });
    await call(service, 'DELETE', `${path}/${link?.id}?undo=true`);
    expect(await books.entryOf(out)).toMatchObject({ categorization_method: 'uncategorized' });
    await call(service, 'DELETE', `${path}/${link?.id}`);
    await expect.poll(() => books.linesOf(out), { timeout: 10_000 }).toEqual(guessed);
  });

  it('stays where a person or a rule put it', async () => {
    const books = await newTwoBanks(service.client);
    const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -1000, 'Rent wire']]);
    await put(books, out, 'Meals', 1000);
    await books.importInto(books.savings, [['2026-03-03', 1000, 'Transfer from checking']]);
    expect(await books.linesOf(out)).toContain('debit Meals 1000');
  });

  it('is on the ledger of its payment where it probably is money back', async () => {
    const books = await newTwoBanks(service.client);
    const [paid = ''] = await books.importInto(books.checking, [['2026-03-02', -120, 'Alder Paper']]);
    await put(books, paid, 'Office supplies', 120);
    const [back = ''] = await books.importInto(books.checking, [
      ['2026-03-06', 120, 'Alder Paper refund interest'],
    ]);
    expect((await books.read(back)).links?.[0]).toMatchObject({ kind: 'refund', status: 'suggested' });
    expect(await books.linesOf(back)).toEqual(['debit Checking 120', 'credit Office supplies 120']);
    expect(await books.entryOf(back)).toMatchObject({
      categorization_reasons: ['It is probably the refund of an earlier payment.'],
    });
  });

  it.each(['Accounts payable', 'Savings'])('is uncategorized where its payment is on %s', async (ledger) => {
    const books = await newTwoBanks(service.client);
    const vendors = `/v0/business/${books.business.id}/vendor`;
    const { data: vendor } = await call(service, 'POST', vendors, { name: 'Alder Paper' });
    const [paid = ''] = await books.importInto(books.checking, [['2026-03-02', -120, 'Alder Paper']]);
    await put(books, paid, ledger, 120, ledger === 'Savings' ? {} : { vendor_id: vendor.id });
    const [back = ''] = await books.importInto(books.checking, [
      ['2026-03-06', 120, 'Alder Paper refund interest'],
    ]);
    expect((await books.read(back)).links?.[0]).toMatchObject({ kind: 'refund', status: 'suggested' });
    expect(await books.linesOf(back)).toEqual(['debit Checking 120', 'credit Uncategorized inflow 120']);
  });
});
