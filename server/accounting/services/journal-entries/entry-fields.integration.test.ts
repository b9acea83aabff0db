import { beforeAll, describe, expect, it } from 'vitest';
import { newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';

const service = openService();
const booksIn: Record<string, Awaited<ReturnType<typeof newBooks>>> = {};
beforeAll(async () => {
  for (const currency of ['USD', 'JPY', 'KWD'])
    booksIn[currency] = await newBooks(service.client, { currency });
});

const books = (currency = 'USD') => {
  const found = booksIn[currency];
  if (!found) throw new Error(`no books in ${currency}`);
  return found;
};
const pathOf = (currency?: string) => `/v0/business/${books(currency).business.id}/journal-entries`;

/** The body as text, so that an amount goes out digit for digit. */
function bodyOf(amount: string, changes: object = {}, currency = 'USD'): string {
  const { ledger } = books(currency);
  const line = (name: string, side: string) =>
    `{"ledger_id":"${ledger(name).id}","debit_credit":"${side}","amount":${amount}}`;
  const members = JSON.stringify({ description: 'x', datetime: '2026-01-01T00:00:00Z', ...changes }).slice(
    1,
    -1,
  );
  return `{${members},"lines":[${line('Checking', 'debit')},${line('Service revenue', 'credit')}]}`;
}

const create = (body: string, currency?: string) =>
  call(service, 'POST', pathOf(currency), body, { 'content-type': 'application/json' });

describe('an amount', () => {
  it.each([
    ['12.34', '12.34', 'USD'],
    ['1e2', '100', 'USD'],
    ['1.10', '1.1', 'USD'],
    ['1.100000000000000000000', '1.1', 'USD'],
    ['1234e-2', '12.34', 'USD'],
    ['0.01', '0.01', 'USD'],
    ['0.29', '0.29', 'USD'],
    ['90071992547409.91', '90071992547409.91', 'USD'],
    ['90071992547409.89', '90071992547409.89', 'USD'],
    ['9007199254740991', '9007199254740991', 'JPY'],
    ['1.0', '1', 'JPY'],
    ['0.001', '0.001', 'KWD'],
    ['9007199254740.991', '9007199254740.991', 'KWD'],
  ])('%s comes back as %s in %s, also when read again', async (amount, shown, currency) => {
    const answer = await create(bodyOf(amount, {}, currency), currency);
    expect(answer.status).toBe(201);
    const again = await call(service, 'GET', `${pathOf(currency)}/${answer.data.id}`);
    for (const { text } of [answer, again]) {
      // Two lines, and the movement of cash that one of them explains.
      const digits = [...text.matchAll(/"amount":([^,}]+)/g)].map(([, written]) => written);
      expect(digits).toEqual([shown, shown, shown]);
    }
  });

  it.each([
    ['0.001', 'amount_precision', 'USD'],
    ['12.345', 'amount_precision', 'USD'],
    ['1e-3', 'amount_precision', 'USD'],
    ['0.5', 'amount_precision', 'JPY'],
    ['0.0001', 'amount_precision', 'KWD'],
    ['90071992547409.92', 'amount_out_of_range', 'USD'],
    ['9007199254740992', 'amount_out_of_range', 'JPY'],
    ['1e30', 'amount_out_of_range', 'USD'],
    ['1e308', 'amount_out_of_range', 'USD'],
    ['1e999999999', 'amount_out_of_range', 'USD'],
    ['1e-999999999', 'amount_precision', 'USD'],
    ['0', 'amount_not_positive', 'USD'],
    ['0.00', 'amount_not_positive', 'USD'],
    ['-0', 'amount_not_positive', 'USD'],
    ['-12.34', 'amount_not_positive', 'USD'],
    ['"12.34"', 'invalid_value', 'USD'],
    ['null', 'invalid_value', 'USD'],
    ['true', 'invalid_value', 'USD'],
  ])('%s is refused as %s in %s', async (amount, code, currency) => {
    const answer = await create(bodyOf(amount, {}, currency), currency);
    expect(answer.status).toBe(422);
    expect(faultsOf(answer)).toEqual([`/lines/0/amount ${code}`, `/lines/1/amount ${code}`]);
  });
});

describe('a datetime', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
    ['2026-03-02T12:00:00+02:00', '2026-03-02T10:00:00.000Z'],
    ['2026-01-01T00:30:00+05:45', '2025-12-31T18:45:00.000Z'],
    ['2026-01-01T00:00:00.1234567Z', '2026-01-01T00:00:00.123Z'],
    ['2024-02-29T23:59:59.999Z', '2024-02-29T23:59:59.999Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('%s is kept as %s', async (sent, kept) => {
    const answer = await create(bodyOf('1', { datetime: sent }));
    const again = await call(service, 'GET', `${pathOf()}/${answer.data.id}`);
    expect([answer.data.datetime, again.data.datetime]).toEqual([kept, kept]);
  });

  it.each([
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2026-02-30T00:00:00Z',
    '2025-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01 00:00:00Z',
    '0000-12-31T00:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '+012026-01-01T00:00:00Z',
    'yesterday',
    '',
    1767225600,
    null,
  ])('%j is refused', async (datetime) => {
    const answer = await create(bodyOf('1', { datetime }));
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map(({ path }) => path)).toEqual(['/datetime']);
  });
});

describe('text', () => {
  it.each([
    '',
    ' ',
    '  kept  ',
    '🧾 Grüße שלום',
    'a\nb\tc',
    '\u200b',
    "'; DROP TABLE x; --",
    'x'.repeat(512),
  ])('%j is kept as sent', async (description) => {
    const answer = await create(bodyOf('1', { description }));
    expect(answer.status).toBe(201);
    expect((await call(service, 'GET', `${pathOf()}/${answer.data.id}`)).data.description).toBe(description);
  });

  it.each([
    ['x'.repeat(513), 'too_long'],
    ['\u0000', 'invalid_text'],
    ['\ud83e', 'invalid_text'],
    [null, 'invalid_type'],
    [1, 'invalid_type'],
  ])('%j is refused', async (description, code) => {
    expect(faultsOf(await create(bodyOf('1', { description })))).toEqual([`/description ${code}`]);
  });
});

describe('balance', () => {
  const line = (name: string, debit_credit: string, amount: number, basis?: string) => ({
    ledger_id: books().ledger(name).id,
    debit_credit,
    amount,
    ...(basis ? { basis } : {}),
  });
  const post = (lines: object[]) =>
    call(service, 'POST', pathOf(), { description: 'x', datetime: '2026-01-01T00:00:00Z', lines });

  it.each<[string, () => object[], RegExp]>([
    ['no lines', () => [], /at least one debit and one credit; it has 0 and 0/],
    ['a debit alone', () => [line('Checking', 'debit', 1)], /it has 1 and 0/],
    [
      'unequal sides',
      () => [line('Checking', 'debit', 120), line('Savings', 'credit', 100)],
      /debits 120.00, credits 100.00/,
    ],
    [
      'a balance across bases',
      () => [line('Checking', 'debit', 5, 'cash'), line('Savings', 'credit', 5, 'accrual')],
      /basis/,
    ],
  ])('%s is refused with the numbers', async (_, lines, detail) => {
    const answer = await post(lines());
    expect([answer.status, answer.problem.code]).toEqual([422, 'unbalanced_entry']);
    expect(answer.problem.detail).toMatch(detail);
  });

  it('holds within each basis', async () => {
    const sides = (basis: string, amount: number) => [
      line('Checking', 'debit', amount, basis),
      line('Savings', 'credit', amount, basis),
    ];
    expect((await post([...sides('all', 1), ...sides('cash', 2), ...sides('accrual', 3)])).status).toBe(201);
  });
});

describe('PATCH', () => {
  it('leaves what is absent or null, the version too when that is all', async () => {
    const { data } = await create(bodyOf('1', { notes: 'n' }));
    const nothing = {
      description: null,
      datetime: null,
      line_changes: null,
      review_status: null,
      is_reconciled: null,
      notes: null,
    };
    const answer = await call(service, 'PATCH', `${pathOf()}/${data.id}`, nothing);
    expect(answer.data).toEqual(data);
    const { data: after } = await call(service, 'PATCH', `${pathOf()}/${data.id}`, {
      ...nothing,
      is_reconciled: true,
    });
    expect(after).toEqual({ ...data, is_reconciled: true, version: 2, updated_at: after.updated_at });
  });

  it.each([
    [{ descripton: 'x' }, '/descripton unknown_field'],
    [{ review_status: 'done' }, '/review_status invalid_value'],
    [{ is_reconciled: 'true' }, '/is_reconciled invalid_type'],
    [{ line_changes: { add: [] } }, '/line_changes/add unknown_field'],
    [{ line_changes: { delete_lines: ['x'] } }, '/line_changes/delete_lines/0 not_found'],
    [{ line_changes: { create_lines: [{}] } }, '/line_changes/create_lines/0/ledger_id required'],
  ])('%j is refused', async (changes, fault) => {
    const { data } = await create(bodyOf('1'));
    const answer = await call(service, 'PATCH', `${pathOf()}/${data.id}`, changes);
    expect(answer.status).toBe(422);
    expect(faultsOf(answer)).toContain(fault);
  });

  it('refuses to lose the balance, and changes nothing', async () => {
    const { data } = await create(bodyOf('1'));
    const [line] = data.line_entries as { id: string }[];
    const answer = await call(service, 'PATCH', `${pathOf()}/${data.id}`, {
      line_changes: { delete_lines: [line?.id] },
      description: 'y',
    });
    expect(answer.problem.code).toBe('unbalanced_entry');
    expect((await call(service, 'GET', `${pathOf()}/${data.id}`)).data).toEqual(data);
  });

  it('takes the ETag of the version it was made on', async () => {
    const { data, headers } = await create(bodyOf('1'));
    const etag = headers.get('etag') ?? '';
    const patch = (match: string) =>
      call(service, 'PATCH', `${pathOf()}/${data.id}`, { notes: match }, { 'if-match': match });
    expect((await patch(etag)).headers.get('etag')).toBe('"2"');
    const stale = await patch(etag);
    expect([stale.status, stale.problem.code]).toEqual([412, 'stale_version']);
    expect((await patch('"nonsense"')).status).toBe(412);
    expect((await patch('W/"2"')).status).toBe(412);
    expect((await patch('"02"')).status).toBe(412);
    expect((await patch('*')).status).toBe(200);
    expect((await patch('"1", "3"')).headers.get('etag')).toBe('"4"');
    expect((await patch('"1", "3", "nonsense"')).problem.detail).toContain('on version 1 or 3; the current');
  });
});
