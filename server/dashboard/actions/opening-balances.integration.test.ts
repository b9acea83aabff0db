import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BalanceTarget, matcherOf } from '@/components/opening-balances/match-ledger';
import { openingRequest } from '@/components/opening-balances/opening-request';
import { type BooksBalances, planOpening } from '@/components/opening-balances/plan-opening';
import { must } from '@/lib/client/must';
import { endOfDay } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { readTrialBalance } from '@/lib/trial-balance/read-trial-balance';
import { sampleFiles } from '@/lib/trial-balance/testing/sample-files';
import { openMailDesk } from '../mail/testing/mail-desk';
import { setAdministrator } from '../session/storage/administrators';
import { dashboardDatabase } from '../session/storage/pool';
import { beginRequest } from '../session/testing/request-at-hand';
import { makePerson, origin, signInAs } from '../session/testing/small-desk';
import { createBusiness } from './businesses';
import { importOpeningBalances } from './opening-balances';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const desk = openMailDesk();
const day = '2025-12-31';
let businessId: string;

beforeEach(async () => {
  const ada = await makePerson(null);
  await setAdministrator(dashboardDatabase(), ada.id, true);
  beginRequest({ origin });
  await signInAs(ada);
  businessId = await newBusiness();
});

async function newBusiness(): Promise<string> {
  const created = await createBusiness({
    idempotencyKey: crypto.randomUUID(),
    business: {
      name: 'Test Books LLC',
      entity_type: 'llc',
      fiscal_year: '12/31',
      entries_start: `${day}T00:00:00Z`,
      external_id: crypto.randomUUID(),
    },
  });
  if (!created.ok) throw new Error(created.problem.detail);
  return created.data.id;
}

async function readBooks(): Promise<BooksBalances & { rows: [string, bigint][] }> {
  const report = await desk.client.getTrialBalance({
    parameters: { business_id: businessId },
    query: { end_datetime: endOfDay(day) },
  });
  const records = must(report).data[0]?.records ?? [];
  const net = records.map((record) => ({
    ...record,
    units: unitsOfAmount(record.debit, 'USD') - unitsOfAmount(record.credit, 'USD'),
  }));
  return {
    ofLedgers: new Map(net.flatMap(({ ledger_id: id, units }) => (id === null ? [] : [[id, units]]))),
    earlierYears: 0n,
    rows: net.flatMap(({ name, units }): [string, bigint][] => (units === 0n ? [] : [[name, units]])),
  };
}

const listLedgers = async () =>
  must(await desk.client.listLedgers({ parameters: { business_id: businessId } })).data;

/** What the screen sends for a file; what nothing tells the kind of is an ordinary expense. */
async function requestFor(text: string) {
  const read = readTrialBalance(text, { decimals: 2 });
  if (!read.ok) throw new Error(read.problem);
  const [chart, books] = [await listLedgers(), await readBooks()];
  const match = matcherOf(chart);
  const said = (target: BalanceTarget): BalanceTarget =>
    target.to === 'new' && target.kind === null ? { to: 'new', kind: 'operating_expense' } : target;
  const accounts = read.value.accounts.map((account) => ({ account, target: said(match(account)) }));
  const plan = planOpening(accounts, {
    chart,
    books,
    hasBalances: true,
    makesEmpty: false,
    zeroesOthers: true,
  });
  return { plan, request: openingRequest(plan, { day, chart, books, currency: 'USD' }) };
}

const send = (
  request: Awaited<ReturnType<typeof requestFor>>['request'],
  idempotencyKey: string = crypto.randomUUID(),
) => importOpeningBalances(businessId, { idempotencyKey, ...request });

const small = (...rows: string[]) => `Code,Account,Type,Debit,Credit\n${rows.join('\n')}\n`;
const text = small(
  '1000,Main bank,Bank,90.00,',
  '4000,Sales of goods,Revenue,,50.00',
  '3000,Capital,Equity,,40.00',
);

describe('the trial balance of the day', () => {
  const whole = sampleFiles.filter(
    ({ accounts }) =>
      !accounts.some(([, name]) =>
        /receivable|payable|debtors|creditors|forderungen|fournisseurs/i.test(name),
      ),
  );

  it.each(whole.map((file) => [file.name, file] as const))('is that of the file, %s', async (_name, file) => {
    const { request } = await requestFor(file.text);
    expect(await send(request)).toMatchObject({ ok: true });
    const expected = file.accounts.flatMap(([, , units]) => (units === 0 ? [] : [BigInt(units)]));
    const compare = (left: bigint, right: bigint) => (left < right ? -1 : 1);
    expect((await readBooks()).rows.map(([, units]) => units).toSorted(compare)).toEqual(
      expected.toSorted(compare),
    );
  });

  it('is that of the file where invoices are entered first, between two imports of it', async () => {
    const receivable = small(
      '1000,Main bank,Bank,60.00,',
      '1100,Accounts receivable,Accounts receivable,30.00,',
      '4000,Sales of goods,Revenue,,50.00',
      '3000,Capital,Equity,,40.00',
    );
    const first = await requestFor(receivable);
    expect(first.plan.difference).toBe(3_000n);
    expect(await send(first.request)).toMatchObject({ ok: true });
    const parameters = { business_id: businessId };
    const sales = (await listLedgers()).find(({ name }) => name === 'Sales of goods')?.id ?? '';
    const customer = must(
      await desk.client.createCustomer({ parameters, body: { name: 'Example customer' } }),
    ).data;
    must(
      await desk.client.createInvoice({
        parameters,
        body: {
          customer_id: customer.id,
          number: '1',
          status: 'open' as const,
          sent_at: `${day}T00:00:00Z`,
          due_at: '2026-01-31T00:00:00Z',
          lines: [{ description: 'Goods', ledger_id: sales, quantity: 1, unit_price: 30 }],
        },
      }),
    );
    const second = await requestFor(receivable);
    expect(second.plan.difference).toBe(0n);
    expect(await send(second.request)).toMatchObject({ ok: true });
    expect((await readBooks()).rows).toEqual([
      ['Main bank', 6_000n],
      ['Accounts receivable', 3_000n],
      ['Capital', -4_000n],
      ['Sales of goods', -5_000n],
    ]);
  });
});

describe('an import', () => {
  it('counts once, whether it is sent again or read anew', async () => {
    const { request } = await requestFor(text);
    expect(await send(request)).toMatchObject({ ok: true });
    expect(await send(request)).toMatchObject({ ok: false, problem: { code: 'stale_version' } });
    const again = await requestFor(text);
    expect([again.request.entries, again.request.ledgers]).toEqual([[], []]);
    expect((await readBooks()).rows).toHaveLength(3);
  });

  it('is completed by the same file where its entries were refused', async () => {
    const { request } = await requestFor(text);
    const [entry] = request.entries;
    const broken = { ...request, entries: [{ description: '', lines: entry?.lines.slice(0, 1) ?? [] }] };
    expect(await send(broken)).toMatchObject({
      ok: false,
      problem: {
        detail: expect.stringMatching(
          / No balances were posted\. The 3 new ledgers were created before that and stay, without entries: posting again uses them\.$/,
        ),
      },
    });
    expect((await readBooks()).rows).toEqual([]);
    const again = await requestFor(text);
    expect(again.request.ledgers).toEqual([]);
    expect(await send(again.request)).toMatchObject({ ok: true });
    expect((await readBooks()).rows).toHaveLength(3);
  });

  it('says which ledgers stay where a later one was refused', async () => {
    const { request } = await requestFor(text);
    const [first, second] = request.ledgers;
    if (!first || !second) throw new Error('two new ledgers expected');
    const refused = { ...second, ledger: { ...second.ledger, subtype: 'long_term_liability' as const } };
    expect(await send({ ...request, ledgers: [refused] })).toMatchObject({
      problem: { detail: expect.not.stringContaining('created before') },
    });
    expect(await send({ ...request, ledgers: [first, refused] })).toMatchObject({
      problem: { detail: expect.stringContaining('The new ledger was created before that and stays') },
    });
  });

  it('is refused in closed books, and posts nothing', async () => {
    const { request } = await requestFor(text);
    must(await desk.client.lockBooks({ parameters: { business_id: businessId }, body: { through: day } }));
    expect(await send(request)).toMatchObject({ ok: false, problem: { code: 'period_locked' } });
    expect((await readBooks()).rows).toEqual([]);
  });

  it('reaches no ledger of another business, and needs a member', async () => {
    const { request } = await requestFor(text);
    const before = businessId;
    businessId = await newBusiness();
    expect(await send({ ...request, ledgers: [], seen: [] })).toMatchObject({ ok: false });
    expect((await readBooks()).rows).toEqual([]);
    businessId = before;
    await signInAs(await makePerson(null));
    expect(await send(request)).toMatchObject({ ok: false, problem: { status: 404 } });
    expect((await readBooks()).rows).toEqual([]);
  });
});
