import { describe, expect, it } from 'vitest';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

/** 500.00 out of checking, and two movements into savings that each may be its other leg. */
async function threeLegs(text: string) {
  const books = await newTwoBanks(service.client);
  const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -500, text]]);
  const [one = '', two = ''] = await books.importInto(books.savings, [
    ['2026-03-03', 500, `${text} A`],
    ['2026-03-04', 500, `${text} B`],
  ]);
  const base = `/v0/business/${books.business.id}`;
  const path = `${base}/transaction-link`;
  const { id } = await books.entryOf(out);
  const own = async () => (await books.read(out)).links.filter(({ status }) => status === 'linked');
  return {
    ...books,
    one,
    two,
    link: async (into: string) => {
      const body = { kind: 'transfer', transaction_id: out, other_transaction_id: into };
      const made = await call(service, 'POST', path, body);
      expect(made.status).toBe(201);
      const { version } = await books.entryOf(out);
      return { version, end: () => call(service, 'DELETE', `${path}/${made.data.id}`) };
    },
    decline: async (into: string) => {
      const suggested = (await books.read(out)).links.find((each) => each.other_transaction_id === into);
      expect(suggested?.status).toBe('suggested');
      expect((await call(service, 'DELETE', `${path}/${suggested?.id}`)).status).toBe(200);
    },
    returnTo: (version: number) =>
      call(service, 'PATCH', `${base}/journal-entries/${id}`, { return_to_version: version }),
    linkedWith: async () => (await own()).map((each) => each.other_transaction_id),
  };
}

describe('a leg that returns to a version at which it was linked', () => {
  it('is linked with what it was linked with, not with a third leg that a person has declined since', async () => {
    const books = await threeLegs('Online transfer');
    const { version, end } = await books.link(books.one);
    await end();
    await books.decline(books.two);
    expect((await books.returnTo(version)).status).toBe(200);
    expect(await books.linkedWith()).toEqual([books.one]);
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
  });

  it('is linked with what it was linked with, not with a third leg that it was linked with since', async () => {
    const books = await threeLegs('QUINN');
    const first = await books.link(books.one);
    await first.end();
    const second = await books.link(books.two);
    await second.end();
    expect((await books.returnTo(first.version)).status).toBe(200);
    expect(await books.linkedWith()).toEqual([books.one]);
    await first.end();
    expect((await books.returnTo(second.version)).status).toBe(200);
    expect(await books.linkedWith()).toEqual([books.two]);
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
  });

  it('is not linked with either where it cannot be told with which it was', async () => {
    const books = await threeLegs('QUINN');
    const first = await books.link(books.one);
    await first.end();
    await (await books.link(books.one)).end();
    await (await books.link(books.two)).end();
    const refused = await books.returnTo(first.version);
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/return_to_version link_ended']);
    expect(refused.problem.detail).not.toContain(books.two);
    expect(await books.linkedWith()).toEqual([]);
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
  });
});
