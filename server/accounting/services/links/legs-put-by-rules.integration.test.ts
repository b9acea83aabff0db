import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { type Movement, newTwoBanks } from '../../testing/two-banks';

const service = openService();

describe('a transfer whose legs a rule put in transit', () => {
  async function putByRule(contains: string, ...[leaves, arrives]: readonly [Movement, Movement]) {
    const books = await newTwoBanks(service.client);
    const business = `/v0/business/${books.business.id}`;
    const rule = await call(service, 'POST', `${business}/rule`, {
      name: 'Transfers',
      conditions: { text: { contains } },
      then: { ledger_id: books.ledger('Transfers in transit').id },
    });
    expect(rule.status).toBe(201);
    const [out = ''] = await books.importInto(books.checking, [leaves]);
    const [into = ''] = await books.importInto(books.savings, [arrives]);
    const [link] = (await books.read(out)).links;
    const methods = async () =>
      Promise.all([out, into].map(async (id) => (await books.entryOf(id)).categorization_method));
    const lines = async () => [...(await books.linesOf(out)), ...(await books.linesOf(into))];
    return { ...books, path: business, rule, link, out, methods, lines };
  }
  async function linkedByRule() {
    const books = await putByRule(
      'transfer',
      ['2026-03-02', -500, 'Online transfer to savings'],
      ['2026-03-03', 500, 'Transfer from checking'],
    );
    expect(books.link).toMatchObject({ kind: 'transfer', status: 'linked', decided_by: 'service' });
    return books;
  }

  it('keeps them when the rule goes, and gives them back to be judged once it is unlinked', async () => {
    const books = await linkedByRule();
    const before = await books.lines();
    expect(before.filter((line) => line.includes('Transfers in transit'))).toHaveLength(2);
    expect(await books.methods()).toEqual(['transfer', 'transfer']);
    const isJudging = async () =>
      (await call(service, 'GET', `${books.path}/suggestion-changes`)).data.is_judging;
    await call(service, 'DELETE', `${books.path}/rule/${books.rule.data.id}`);
    await expect.poll(isJudging, { timeout: 30_000 }).toBe(false);
    expect(await books.lines()).toEqual(before);
    await call(service, 'DELETE', `${books.path}/transaction-link/${books.link?.id}?undo=true`);
    await expect.poll(() => books.methods(), { timeout: 10_000 }).not.toContain('rule');
    expect(await books.methods()).not.toContain('transfer');
  });

  it('keeps them when many entries are put on another ledger', async () => {
    const books = await linkedByRule();
    const asked = {
      query: { review_status: 'bookkeeper_pending' },
      changes: { ledger_id: books.ledger('Rent').id },
    };
    const changed = await call(service, 'POST', `${books.path}/journal-entry-change`, asked);
    expect(changed.data).toMatchObject({ changed: 0, left: [{ reason: 'linked', count: 2 }] });
    expect((await books.read(books.out)).links).toMatchObject([{ status: 'linked' }]);
  });

  it('is linked in closed books, too, since the lines stay', async () => {
    const books = await putByRule('de', ['2026-03-02', -123.45, 'Debit'], ['2026-03-02', 123.45, 'Deposit']);
    expect(books.link).toMatchObject({ kind: 'transfer', status: 'suggested' });
    const { parameters } = books;
    must(await service.client.lockBooks({ parameters, body: { through: '2026-03-31' } }));
    const linked = await call(service, 'POST', `${books.path}/transaction-link`, { link_id: books.link?.id });
    expect(linked.status).toBe(201);
    expect(await books.methods()).toEqual(['transfer', 'transfer']);
    const path = `${books.path}/transaction-link/${books.link?.id}?undo=true`;
    expect((await call(service, 'DELETE', path)).status).toBe(200);
    expect(await books.methods()).toEqual(['rule', 'rule']);
  });
});
