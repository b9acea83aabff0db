import { beforeEach, describe, expect, it } from 'vitest';
import {
  type FinancialAccountType,
  financialAccountType,
  fittingAccountTypes,
  ledgerSubtypes,
  ledgerType,
} from '@/lib/contract/ledger';
import { newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openBooksForEach, openService } from '../../testing/open-service';

const service = openService();
let path: string;
const books = openBooksForEach(service, newBooks);
beforeEach(() => {
  path = `/v0/business/${books.business.id}/ledger`;
});

const valid = {
  name: 'Ovens',
  type: 'asset',
  subtype: 'fixed_asset',
  debit_credit: 'debit',
  report_cash_flow: true,
};
const create = (changes: object = {}) => call(service, 'POST', path, { ...valid, ...changes });

describe('creating a ledger', () => {
  it('answers every field, and the same when read again', async () => {
    const { status, data } = await create({ sort_code: '1500', financial_account_type: null });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...valid,
      sort_code: '1500',
      financial_account_type: null,
      parent_id: null,
      archived: false,
    });
    expect((await call(service, 'GET', `${path}/${data.id}`)).data).toEqual(data);
  });

  it('takes each type with its own subtypes alone, on either side', async () => {
    const all = Object.values(ledgerSubtypes).flat();
    for (const [type, own] of Object.entries(ledgerSubtypes)) {
      const [subtype] = own;
      const foreign = all.find((each) => !(own as readonly string[]).includes(each));
      for (const debit_credit of ['debit', 'credit']) {
        expect((await create({ name: `${type} ${debit_credit}`, type, subtype, debit_credit })).status).toBe(
          201,
        );
      }
      expect((await create({ name: 'wrong', type, subtype: foreign })).status).toBe(422);
    }
  });

  it('takes each financial account type on the types that it fits, and refuses it on the others', async () => {
    const kinds = financialAccountType.options;
    for (const type of ledgerType.options) {
      const [subtype] = ledgerSubtypes[type];
      const fitting: readonly FinancialAccountType[] = fittingAccountTypes[type];
      for (const kind of kinds) {
        const answer = await create({ name: `${type} ${kind}`, type, subtype, financial_account_type: kind });
        if (fitting.includes(kind)) {
          expect(answer.data).toMatchObject({ type, financial_account_type: kind });
        } else {
          expect(answer.status).toBe(422);
          expect(faultsOf(answer)).toEqual(['/financial_account_type account_type_mismatch']);
        }
      }
    }
  });

  it('says which financial account types fit', async () => {
    const { problem } = await create({ financial_account_type: 'credit_card' });
    expect(problem.errors?.[0]?.message).toBe(
      'must be one of bank_account, prepaid_card, payments, payroll, loan, accounts_receivable, or null, for a ledger of type asset',
    );
    const revenue = { type: 'revenue', subtype: 'other_inflow', financial_account_type: 'loan' };
    expect((await create(revenue)).problem.errors?.[0]?.message).toBe(
      'must be null for a ledger of type revenue',
    );
  });

  it.each(Object.keys(valid))('needs %s', async (field) => {
    expect(faultsOf(await create({ [field]: undefined }))).toEqual([`/${field} required`]);
  });

  it.each([
    [{ type: 'the service' }, '/type invalid_value'],
    [{ debit_credit: 'left' }, '/debit_credit invalid_value'],
    [{ report_cash_flow: 1 }, '/report_cash_flow invalid_type'],
    [{ financial_account_type: 'cash' }, '/financial_account_type invalid_value'],
    [{ name: 'x'.repeat(256) }, '/name too_long'],
    [{ sort_code: 'x'.repeat(33) }, '/sort_code too_long'],
    [{ parent_id: 'ldg_x' }, '/parent_id not_found'],
    [{ archived: true }, '/archived unknown_field'],
    [{ business_id: 'x' }, '/business_id unknown_field'],
  ])('refuses %j', async (changes, fault) => {
    const answer = await create(changes);
    expect(answer.status).toBe(422);
    expect(faultsOf(answer)).toContain(fault);
  });

  it('refuses the same name under the same parent, and not under another', async () => {
    const parent = await create();
    const again = await create();
    expect([again.status, again.problem.code]).toEqual([409, 'duplicate']);
    expect((await create({ parent_id: parent.data.id })).status).toBe(201);
    const answers = await Promise.all([1, 2, 3].map(() => create({ name: 'Race' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('takes 10 levels and not 11, and a parent of its own type', async () => {
    let parent: unknown = null;
    for (let level = 1; level <= 10; level += 1) {
      const made = await create({ name: `Level ${level}`, parent_id: parent });
      expect(made.status).toBe(201);
      parent = made.data.id;
    }
    expect(faultsOf(await create({ name: 'Level 11', parent_id: parent }))).toHaveLength(1);
    const revenue = books.ledger('Service revenue').id;
    expect((await create({ parent_id: revenue })).status).toBe(422);
  });
});

describe('changing a ledger', () => {
  it('refuses a ring, also one of two steps, and itself as parent', async () => {
    const [one, two] = [await create({ name: 'One' }), await create({ name: 'Two' })];
    const move = (id: unknown, parent_id: unknown) => call(service, 'PATCH', `${path}/${id}`, { parent_id });
    expect((await move(two.data.id, one.data.id)).status).toBe(200);
    expect((await move(one.data.id, two.data.id)).status).toBe(422);
    expect((await move(one.data.id, one.data.id)).status).toBe(422);
  });

  it('of two moves at once that would make a ring, one is refused', async () => {
    const [one, two] = [await create({ name: 'One' }), await create({ name: 'Two' })];
    const move = (id: unknown, parent_id: unknown) => call(service, 'PATCH', `${path}/${id}`, { parent_id });
    const answers = await Promise.all([move(one.data.id, two.data.id), move(two.data.id, one.data.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is moved to the top by make_top_level, and stays where it is by a parent_id of null', async () => {
    const parent = await create({ name: 'Parent' });
    const { data } = await create({ name: 'Child', parent_id: parent.data.id });
    const patch = (body: object) => call(service, 'PATCH', `${path}/${data.id}`, body);
    expect((await patch({ parent_id: null })).data.parent_id).toBe(parent.data.id);
    expect((await patch({ make_top_level: false })).data.parent_id).toBe(parent.data.id);
    expect((await patch({ make_top_level: true, parent_id: null })).data.parent_id).toBeNull();
    expect((await patch({ make_top_level: true })).data.parent_id).toBeNull();
  });

  it('refuses make_top_level beside a parent, and where a ledger of the name is at the top', async () => {
    const parent = await create({ name: 'Parent' });
    await create({ name: 'Twin' });
    const { data } = await create({ name: 'Twin', parent_id: parent.data.id });
    const patch = (body: object) => call(service, 'PATCH', `${path}/${data.id}`, body);
    const both = await patch({ make_top_level: true, parent_id: parent.data.id });
    expect([both.status, ...faultsOf(both)]).toEqual([422, '/make_top_level conflicting_fields']);
    const twin = await patch({ make_top_level: true });
    expect([twin.status, twin.problem.code]).toEqual([409, 'duplicate']);
    expect(faultsOf(await patch({ make_top_level: 'yes' }))).toEqual(['/make_top_level invalid_type']);
  });

  it('leaves absent and null fields; an archived ledger takes no new line', async () => {
    const { data } = await create({ sort_code: '15' });
    const patch = (body: object) => call(service, 'PATCH', `${path}/${data.id}`, body);
    expect(
      (await patch({ name: null, sort_code: null, parent_id: null, report_cash_flow: null, archived: null }))
        .data,
    ).toMatchObject({
      ...valid,
      sort_code: '15',
      version: 1,
    });
    for (const field of ['type', 'subtype', 'debit_credit', 'financial_account_type']) {
      expect(faultsOf(await patch({ [field]: 'x' }))).toEqual([`/${field} unknown_field`]);
    }
    expect((await patch({ archived: true })).data.archived).toBe(true);
    const lines = [
      { ledger_id: data.id, debit_credit: 'debit', amount: 1 },
      { ledger_id: books.ledger('Checking').id, debit_credit: 'credit', amount: 1 },
    ];
    const entry = { description: '', datetime: '2026-01-01T00:00:00Z', lines };
    const answer = await call(service, 'POST', path.replace('/ledger', '/journal-entries'), entry);
    expect(faultsOf(answer)).toEqual(['/lines/0/ledger_id ledger_archived']);
  });

  it('does not archive what the service itself posts to', async () => {
    const id = books.ledger('Accounts payable').id;
    expect((await call(service, 'PATCH', `${path}/${id}`, { archived: true })).status).toBe(422);
  });
});

it('the chart is sorted by sort code digit by digit: 1123 before 220', async () => {
  for (const sort_code of ['220', '1123', '11', '9']) await create({ name: `S ${sort_code}`, sort_code });
  const { data } = await call(service, 'GET', path);
  const mine = (data as unknown as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => name.startsWith('S '));
  expect(mine).toEqual(['S 11', 'S 1123', 'S 220', 'S 9']);
});
