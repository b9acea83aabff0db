import { describe, expect, it } from 'vitest';
import { newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openBooks, openService } from '../../testing/open-service';

const service = openService();
const books = openBooks(service, newBooks);

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
    expect(faultsOf(await call(service, 'POST', `${books.base}/external-account`, body))).toEqual([fault]);
  });

  it.each([
    ['Service revenue', 'Service revenue is of no account'],
    ['Inventory', 'Inventory is of no account'],
    ['Accounts receivable', 'Accounts receivable is of accounts_receivable'],
    ['Accounts payable', 'Accounts payable is of accounts_payable'],
  ])('does not stand on %s', async (name, reason) => {
    const body = { name: 'Bank', ledger_id: books.ledger(name).id };
    const answer = await call(service, 'POST', `${books.base}/external-account`, body);
    expect([answer.status, ...faultsOf(answer)]).toEqual([422, '/ledger_id ledger_type_mismatch']);
    expect(answer.problem.errors?.[0]?.message).toBe(
      `must be the ledger of a real account (bank_account, credit_card, prepaid_card, payments, payroll, loan); ${reason}`,
    );
  });

  it.each(['Credit card', 'Payments clearing', 'Payroll clearing', 'Line of credit'])(
    'stands on %s',
    async (name) => {
      const body = { name, ledger_id: books.ledger(name).id };
      expect((await call(service, 'POST', `${books.base}/external-account`, body)).status).toBe(201);
    },
  );

  it('stands alone on its ledger, also of several that are made at once', async () => {
    const body = { name: 'Bank', ledger_id: books.ledger('Long-term loans').id };
    const made = () => call(service, 'POST', `${books.base}/external-account`, body);
    const answers = await Promise.all([made(), made(), made()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const again = await made();
    expect([again.problem.code, ...faultsOf(again)]).toEqual(['duplicate', '/ledger_id duplicate']);
    expect(again.problem.detail).toBe(
      'The external account Bank already uses Long-term loans: each account has a ledger of its own.',
    );
  });

  it('stands on no archived ledger', async () => {
    const savings = books.ledger('Savings').id;
    await call(service, 'PATCH', `${books.base}/ledger/${savings}`, { archived: true });
    const body = { name: 'Bank', ledger_id: savings };
    expect(faultsOf(await call(service, 'POST', `${books.base}/external-account`, body))).toEqual([
      '/ledger_id ledger_archived',
    ]);
  });

  it('keeps what is absent or null, and loses what is sent empty', async () => {
    const body = {
      name: 'Third',
      ledger_id: books.ledger('Checking').id,
      institution: 'Harbor Bank',
      last_four: '0417',
    };
    const { id } = (await call(service, 'POST', `${books.base}/external-account`, body)).data;
    const answer = await call(service, 'PATCH', `${books.base}/external-account/${id}`, {
      name: 'Main',
      institution: null,
    });
    expect(answer.data).toMatchObject({
      name: 'Main',
      institution: 'Harbor Bank',
      last_four: '0417',
      version: 2,
    });
    const emptied = { institution: '', last_four: '' };
    const { data } = await call(service, 'PATCH', `${books.base}/external-account/${id}`, emptied);
    expect(data).toMatchObject({ name: 'Main', institution: null, last_four: null, version: 3 });
    const short = await call(service, 'PATCH', `${books.base}/external-account/${id}`, { last_four: '41' });
    expect(faultsOf(short)).toEqual(['/last_four invalid_format']);
  });
});
