import { describe, expect, it } from 'vitest';
import { smallPdf } from '../domain/documents/testing/small-files';
import { type Answered, call, faultsOf, read } from '../testing/call';
import { uploadForm } from '../testing/documents';
import { openBooks, openService } from '../testing/open-service';
import { newPayables } from '../testing/payables';

const service = openService();
const books = openBooks(service, newPayables);

const path = (rest: string) => `/v0/business/${books.business.id}/${rest}`;
let keys = 0;
/** With a key, so that the request is hashed. */
const post = (rest: string, body: string) =>
  call(service, 'POST', path(rest), body, { 'idempotency-key': `${books.business.id} ${++keys}` });

/** The object with one more member, as text. */
const withMember = (object: object, name: string, value: string) =>
  `${JSON.stringify(object).slice(0, -1)},"${name}":${value}}`;

const bill = (name: string, value: string) => {
  const { business, vendor } = books;
  const dates = { issued_at: '2026-01-01T00:00:00Z', due_at: '2026-02-01T00:00:00Z' };
  const fields = { business_id: business.id, vendor_id: vendor.id, number: '7', description: '', ...dates };
  const lines = [{ ledger_id: books.ledger('Rent').id, amount: 5 }];
  return post('bills', `[${withMember({ ...fields, lines }, name, value)}]`);
};
const invoice = (name: string, value: string) => {
  const dates = { sent_at: '2026-01-01T00:00:00Z', due_at: '2026-02-01T00:00:00Z' };
  const fields = { customer_id: books.customer.id, number: '7', description: '', ...dates };
  const lines = [{ ledger_id: books.ledger('Service revenue').id, description: '', unit_price: 5 }];
  return post('invoice', withMember({ ...fields, status: 'open', lines }, name, value));
};
const document = async (name: string, value: string) => {
  const body = uploadForm(smallPdf(['1.00']), 'a.pdf', { [name]: value });
  return read(await service.request(path('document'), { method: 'POST', body }));
};
const places: [string, (name: string, value: string) => Promise<Answered>, string][] = [
  ['a bill', bill, '/0'],
  ['an invoice', invoice, ''],
  ['a document', document, ''],
];

/** Titled by how it begins. */
const titled = (texts: string[]) => texts.map((text): [string, string] => [text.slice(0, 24), text]);

const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const arrays = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

describe.each(places)('metadata of %s', (_, send, at) => {
  const kept = [
    '1e-16383',
    '-1.0e-16382',
    `0.${'9'.repeat(16_383)}`,
    `${'9'.repeat(308)}.5`,
    '5e-324',
    '0e-20000',
    '0e99999999999',
  ];
  it.each(titled(kept))('keeps a number that the database has room for: %s', async (_, number) => {
    expect((await send('metadata_', `{"a":${number}}`)).status).toBe(201);
  });

  const refused = ['1e-16384', '1.0e-16383', '1e-20000', `0.${'9'.repeat(16_384)}`, '1e400', '1e99999999999'];
  it.each(titled(refused))('refuses one that it has no room for: %s', async (_, number) => {
    const answer = await send('metadata_', `{"a":[${number}]}`);
    expect([answer.status, ...faultsOf(answer)]).toEqual([422, `${at}/metadata_ invalid_text`]);
  });

  it('keeps every member, whatever its name', async () => {
    const value = '{"__proto__":{"a":1},"constructor":2,"b":{"__proto__":3}}';
    const answer = await send('metadata_', value);
    const [item] = [answer.data].flat() as { metadata_: object }[];
    expect([answer.status, item?.metadata_]).toEqual([201, JSON.parse(value)]);
    expect(JSON.stringify(item?.metadata_)).toContain('"__proto__":{"a":1}');
  });

  it.each(['[]', '"a"', '1', 'true'])('must be an object, and not %s', async (value) => {
    const answer = await send('metadata_', value);
    expect([answer.status, ...faultsOf(answer)]).toEqual([422, `${at}/metadata_ invalid_type`]);
    expect(answer.problem.errors?.[0]?.message).toBe('must be an object');
  });

  it('may be nested 100 levels deep, and no deeper', async () => {
    expect((await send('metadata_', objects(100))).status).toBe(201);
    expect((await send('metadata_', `{"a":${arrays(99)}}`)).status).toBe(201);
    for (const value of [objects(101), `{"a":${arrays(100)}}`]) {
      const answer = await send('metadata_', value);
      expect([answer.status, ...faultsOf(answer)]).toEqual([422, `${at}/metadata_ too_deep`]);
    }
  });
});

/** To beyond what the parser's own stack has room for. */
const depths = [
  150, 198, 200, 201, 500, 1000, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 6000, 10_000, 20_000,
];

describe('however deep it is nested, what is sent is refused', () => {
  it.each<[string, (value: string) => Promise<Answered>]>([
    ['metadata of a bill', (value) => bill('metadata_', value)],
    ['metadata of a document', (value) => document('metadata_', value)],
    ['a field that there is not', (value) => invoice('colour', value)],
    ['a field of another type', (value) => invoice('due_at', value)],
    ['lines', (value) => invoice('lines', value)],
    ['a body', (value) => post('invoice', value)],
    ['a body that is a list', (value) => post('journal-entries/bulk', value)],
    ['an item of a list', (value) => post('journal-entries/bulk', `[${value}]`)],
  ])('as %s', async (_, send) => {
    for (const depth of depths) {
      for (const value of [objects(depth), arrays(depth)]) {
        const { status, problem } = await send(value);
        expect(['400 invalid_json', '422 validation_failed'], `${depth} levels`).toContain(
          `${status} ${problem.code}`,
        );
      }
    }
  });
});
