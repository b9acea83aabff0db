import { expect, it } from 'vitest';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

it('nothing is imported into an account whose ledger is archived, until the ledger is back', async () => {
  const books = await newTwoBanks(service.client);
  await books.importInto(books.savings, [['2026-05-01', -5, 'Zyx Qq']]);
  const base = `/v0/business/${books.business.id}`;
  const archive = async (archived: boolean) => {
    const path = `${base}/ledger/${books.ledger('Savings').id}`;
    expect((await call(service, 'PATCH', path, { archived })).status).toBe(200);
  };
  const send = async () => {
    const form = new FormData();
    form.set('external_account_id', books.savings.id);
    form.set('file', new File(['Date,Amount,Description\n2026-05-02,-10.00,Foo bar'], 'bank.csv'));
    return service.client.importTransactions({ parameters: books.parameters, form });
  };
  await archive(true);
  const refused = await send();
  expect(refused).toMatchObject({
    ok: false,
    problem: {
      status: 422,
      errors: [
        {
          path: '/external_account_id',
          code: 'ledger_archived',
          message: 'is of Savings, which is archived',
        },
      ],
    },
  });
  expect(await books.balanceOf('Savings')).toBe(-5);
  await archive(false);
  expect((await send()).ok).toBe(true);
  expect(await books.balanceOf('Savings')).toBe(-15);
});
