import { must } from './books';
import type { TestService } from './start-service';
import { newTwoBanks } from './two-banks';

/** Books with a short way to invoice the customer "Blue Door Studio". */
export async function newInvoices(service: TestService) {
  const books = await newTwoBanks(service.client);
  const { parameters } = books;
  const path = `/v0/business/${books.business.id}/transaction-link`;
  return {
    ...books,
    path,
    invoice: async (number: string, amount: number) =>
      must(
        await service.client.createInvoice({
          parameters,
          body: {
            customer_id: books.customer.id,
            number,
            status: 'open',
            sent_at: '2026-03-01T00:00:00Z',
            due_at: '2026-03-31T00:00:00Z',
            lines: [{ ledger_id: books.ledger('Service revenue').id, unit_price: amount }],
          },
        }),
      ).data,
    suggested: async (transaction_id: string) =>
      must(await service.client.listSuggestedLinks({ parameters: { ...parameters, transaction_id } })).data,
  };
}
