import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

it.each(['bill', 'invoice'] as const)(
  'the tags of the entry that posts the %s stay through other lines and a reopening',
  async (kind) => {
    const books = await newPayables(service.client);
    const { base, parameters } = books;
    const [bill] = await books.bills([{ issued: '2026-01-10', lines: [['Rent', 100]] }]);
    const revenue = books.ledger('Service revenue').id;
    const body = {
      customer_id: books.customer.id,
      number: '7',
      status: 'open' as const,
      sent_at: '2026-01-10T00:00:00Z',
      lines: [{ ledger_id: revenue, unit_price: 100 }],
    };
    const invoice = must(await service.client.createInvoice({ parameters, body })).data;
    const [path, posted, line] =
      kind === 'bill'
        ? [`bills/${bill?.id}`, bill?.journal_entry_id, { ledger_id: books.ledger('Software').id, amount: 5 }]
        : [`invoice/${invoice.id}`, invoice.journal_entry_id, { ledger_id: revenue, unit_price: 5 }];
    const change = async (changes: object) =>
      (await call(service, 'PATCH', `${base}/${path}`, changes)).data.journal_entry_id;
    const tag = (await call(service, 'POST', `${base}/tag`, { name: 'North' })).data.id;
    expect(
      (await call(service, 'PATCH', `${base}/journal-entries/${posted}`, { tag_ids: [tag] })).status,
    ).toBe(200);
    const tags = async (entry: unknown) => {
      const { data } = await call(service, 'GET', `${base}/journal-entries/${entry}`);
      return (data.line_entries as { tag_ids: string[] }[]).map(({ tag_ids }) => tag_ids);
    };

    await change({ line_changes: { create_lines: [line] } });
    expect(await tags(posted)).toEqual([[tag], [tag], [tag]]);
    await change({ status: 'voided' });
    const again = await change({ status: 'open' });
    expect(again).not.toBe(posted);
    expect(await tags(again)).toEqual([[tag], [tag], [tag]]);
  },
);
