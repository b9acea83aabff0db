import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { startService, type TestService } from '../../testing/start-service';

let service: TestService;
let books: Awaited<ReturnType<typeof newBooks>>;
let path: string;
beforeAll(async () => {
  service = await startService();
  books = await newBooks(service.client);
  path = `/v0/business/${books.business.id}`;
});
afterAll(async () => {
  expect(await service.differences()).toEqual([]);
  await service.close();
});

describe('an external account', () => {
  it.each([
    [{ name: undefined }, '/name required'],
    [{ last_four: '123' }, '/last_four invalid_format'],
    [{ last_four: '12345' }, '/last_four invalid_format'],
    [{ ledger_id: undefined }, '/ledger_id required'],
    [{ institution: 'x'.repeat(256) }, '/institution too_long'],
    [{ number: '1' }, '/number unknown_field'],
  ])('is refused with %j', async (changes, fault) => {
    const body = { name: 'Bank', ledger_id: books.ledger('Checking').id, ...changes };
    expect(faultsOf(await call(service, 'POST', `${path}/external-account`, body))).toEqual([fault]);
  });

  it('stands on an asset or liability ledger', async () => {
    const body = { name: 'Bank', ledger_id: books.ledger('Service revenue').id };
    expect(faultsOf(await call(service, 'POST', `${path}/external-account`, body))).toEqual([
      '/ledger_id ledger_type_mismatch',
    ]);
  });

  it('stands on no archived ledger', async () => {
    const savings = books.ledger('Savings').id;
    await call(service, 'PATCH', `${path}/ledger/${savings}`, { archived: true });
    const body = { name: 'Bank', ledger_id: savings };
    expect(faultsOf(await call(service, 'POST', `${path}/external-account`, body))).toEqual([
      '/ledger_id ledger_archived',
    ]);
  });

  it('keeps what is absent or null', async () => {
    const body = {
      name: 'Third',
      ledger_id: books.ledger('Checking').id,
      institution: 'Harbor Bank',
      last_four: '0417',
    };
    const { id } = (await call(service, 'POST', `${path}/external-account`, body)).data;
    const answer = await call(service, 'PATCH', `${path}/external-account/${id}`, {
      name: 'Main',
      institution: null,
    });
    expect(answer.data).toMatchObject({
      name: 'Main',
      institution: 'Harbor Bank',
      last_four: '0417',
      version: 2,
    });
  });
});
