import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

async function newVendor(settings: Parameters<typeof newPayables>[1] = {}) {
  const books = await newPayables(service.client, settings);
  const post = async (rest: string, body: object) => {
    const answer = await call(service, 'POST', `/v0/business/${books.business.id}/${rest}`, {
      vendor_id: books.vendor.id,
      ...body,
    });
    return answer.status === 201 ? answer.data : answer.problem.errors?.map(({ message }) => message);
  };
  const creditNote = (day: string, amount: number) =>
    post('credit-note', {
      number: 'CN-1',
      issued_at: `${day}T00:00:00Z`,
      lines: [{ ledger_id: books.ledger('Rent').id, amount }],
    });
  return { ...books, post, creditNote };
}

it('a refund of a day before its credit note is refused by the day', async () => {
  const { post, creditNote, transactions } = await newVendor();
  await creditNote('2026-02-20', 50);
  const [transaction_id] = await transactions([['2026-02-10', 50]]);
  expect(await post('refund', { transaction_id, amount: 50 })).toEqual([
    'is 50.00; the vendor has 0.00 of unapplied credit on 2026-02-10: another 50.00 comes on later days',
  ]);
});

it('a deposit that was paid before its bill is issued is needed for that, and settles no other bill', async () => {
  const { post, bills, transactions, parameters } = await newVendor();
  const [ahead, other] = await bills([
    { issued: '2026-03-05', lines: [['Rent', 40]] },
    { issued: '2026-02-01', lines: [['Rent', 70]] },
  ]);
  const [transaction_id = ''] = await transactions([['2026-02-02', -40]]);
  must(
    await service.client.createBillPayment({
      parameters,
      body: { bill_id: ahead?.id ?? '', transaction_id },
    }),
  );
  const apply = (bill_id: string | undefined, day: string) =>
    post('credit-application', { bill_id, amount: 40, datetime: `${day}T00:00:00Z` });
  expect(await apply(other?.id, '2026-02-10')).toEqual([
    'is 40.00; the vendor has 40.00 of unapplied credit on 2026-02-10, of which 40.00 is taken on later days, as by a bill that is issued then',
  ]);
});

it('a bill is settled by credit from its day on, and not where it is before the books begin', async () => {
  const { post, creditNote, bills, transactions, parameters } = await newVendor({
    entries_start: '2026-01-01T00:00:00Z',
  });
  const [before, later] = await bills([
    { issued: '2025-12-10', lines: [['Rent', 100]] },
    { issued: '2026-03-05', lines: [['Rent', 100]] },
  ]);
  await creditNote('2026-01-05', 200);
  const apply = (bill_id: string | undefined, day: string) =>
    post('credit-application', { bill_id, amount: 100, datetime: `${day}T00:00:00Z` });
  expect(await apply(before?.id, '2026-02-10')).toEqual([
    'is 100.00; the bill is issued before the books begin on 2026-01-01: it is in no balance that credit could settle',
  ]);
  expect(await apply(later?.id, '2026-02-10')).toEqual([
    'is 100.00; the bill is issued on 2026-03-05, after 2026-02-10',
  ]);
  const [transaction_id = ''] = await transactions([['2026-03-20', -60]]);
  must(
    await service.client.createBillPayment({
      parameters,
      body: { bill_id: later?.id ?? '', transaction_id },
    }),
  );
  expect(await apply(later?.id, '2026-03-10')).toEqual([
    'is 100.00; the bill has 100.00 open on 2026-03-10, of which 60.00 is settled on later days',
  ]);
  expect(await service.differences()).toEqual([]);
});
