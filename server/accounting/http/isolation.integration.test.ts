import { describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { type IdentifierKind, newIdentifier } from '@/lib/ids/identifier';
import { linesOf, must, newBooks } from '../testing/books';
import { call, faultsOf } from '../testing/call';
import { openBooks, openService } from '../testing/open-service';
import type { TestService } from '../testing/start-service';

const service = openService();
const stranger = openService();
const own = openBooks(service, newBooks);
const sibling = openBooks(service, newBooks);

const inBusiness = Object.entries<Operation>(operations).filter(([, { path }]) =>
  path.includes('{business_id}'),
);
const deeper = inBusiness.filter(([, { path }]) => path.split('{').length > 2);

/** The smallest body or form that the operation reads; most are refused later, and never before the business is looked up. */
async function ask(by: TestService, { method, path, body, form }: Operation, filled: Record<string, string>) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(filled[name] ?? someIdentifier(name)),
  );
  if (form) {
    const data = new FormData();
    data.append('file', new File(['x'], 'x.csv'));
    const response = await by.request(address, { method, body: data });
    return { status: response.status, text: await response.text() };
  }
  const query = path.includes('/reports/')
    ? '?start_datetime=2026-01-01T00:00:00Z&end_datetime=2026-12-31T00:00:00Z'
    : '';
  return call(by, method, address + (method === 'GET' ? query : ''), body ? {} : undefined);
}

function someIdentifier(parameter: string): string {
  return newIdentifier(parameter.replace(/_id$/, '') as IdentifierKind);
}

const problemOf = (text: string) => {
  const { instance: _, ...problem } = JSON.parse(text);
  return problem;
};

describe.each(inBusiness)('%s', (_, operation) => {
  it('answers the same 404 for a business that is foreign, unknown or malformed', async () => {
    const known = await ask(stranger, operation, { business_id: own.business.id });
    const unknown = await ask(stranger, operation, { business_id: newIdentifier('business') });
    const malformed = await ask(stranger, operation, { business_id: 'biz_0' });
    const ofAnotherKind = await ask(stranger, operation, { business_id: newIdentifier('ledger') });
    const answers = [known, unknown, malformed, ofAnotherKind];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const [first, ...others] = answers.map(({ text }) => problemOf(text));
    for (const each of others) expect(each).toEqual(first);
  });
});

describe.each(deeper)('%s', (_, operation) => {
  it('answers 404 for an identifier that is malformed', async () => {
    const last = operation.path.match(/\{(\w+)\}(?!.*\{)/)?.[1] ?? '';
    const answer = await ask(service, operation, { business_id: own.business.id, [last]: 'nothing' });
    expect(answer.status).toBe(404);
  });
});

describe('a resource of another business of the same tenant', () => {
  it('is not found in a path', async () => {
    const path = `/v0/business/${own.business.id}/ledger/${sibling.ledger('Checking').id}`;
    expect((await call(service, 'GET', path)).status).toBe(404);
    expect((await call(service, 'PATCH', path, { name: 'Mine' })).status).toBe(404);
  });

  it.each([
    ['foreign', () => sibling.ledger('Checking').id],
    ['unknown', () => newIdentifier('ledger')],
    ['malformed', () => 'ldg_x'],
    ['of another kind', () => newIdentifier('business')],
    ['empty', () => ''],
  ])('is not found in a body: %s', async (_, ledgerId) => {
    const lines = linesOf({ id: ledgerId() }, own.ledger('Service revenue'), 10);
    const body = { description: 'x', datetime: '2026-01-01T00:00:00Z', lines };
    const answer = await call(service, 'POST', `/v0/business/${own.business.id}/journal-entries`, body);
    expect(answer.status).toBe(422);
    expect(faultsOf(answer)).toEqual(['/lines/0/ledger_id not_found']);
  });

  it('is not found as parent, as an account ledger, in a bulk change or to be deleted', async () => {
    const path = `/v0/business/${own.business.id}`;
    const foreign = sibling.ledger('Checking').id;
    const ledger = {
      name: 'A',
      type: 'asset',
      subtype: 'current_asset',
      debit_credit: 'debit',
      report_cash_flow: true,
    };
    const lines = linesOf(sibling.ledger('Checking'), sibling.ledger('Service revenue'), 10);
    const entry = must(
      await service.client.createJournalEntry({
        parameters: sibling.parameters,
        body: { description: 'x', datetime: '2026-01-01T00:00:00Z', lines },
      }),
    ).data;
    const mine = must(
      await service.client.createJournalEntry({
        parameters: own.parameters,
        body: {
          description: 'x',
          datetime: '2026-01-01T00:00:00Z',
          lines: linesOf(own.ledger('Checking'), own.ledger('Service revenue'), 10),
        },
      }),
    ).data;
    const answers = [
      await call(service, 'POST', `${path}/ledger`, { ...ledger, parent_id: foreign }),
      await call(service, 'POST', `${path}/external-account`, { name: 'A', ledger_id: foreign }),
      await call(service, 'PATCH', `${path}/journal-entries`, [{ journal_entry_id: entry.id, changes: {} }]),
      await call(service, 'PATCH', `${path}/journal-entries/${mine.id}`, {
        line_changes: { delete_lines: [entry.line_entries[0]?.id] },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(answers.flatMap(faultsOf)).toEqual([
      '/parent_id not_found',
      '/ledger_id not_found',
      '/0/journal_entry_id not_found',
      '/line_changes/delete_lines/0 not_found',
    ]);
  });
});

it('lists show nothing of another tenant', async () => {
  const { text } = await call(stranger, 'GET', '/v0/business');
  expect(text).not.toContain(own.business.id);
  expect((await call(stranger, 'GET', '/v0/audit-log')).text).not.toContain(own.business.id);
});
