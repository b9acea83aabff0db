import { beforeEach, describe, expect, it } from 'vitest';
import type { Ledger } from '@/lib/contract/ledger';
import { must } from '../../testing/books';
import { type Answered, call, faultsOf } from '../../testing/call';
import { everyReport, withoutEmptyRows } from '../../testing/every-report';
import { openBooksForEach, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';
import { postJournal } from '../../testing/text-journal';

const service = openService();
const books = openBooksForEach(service, newPayables);

/** Locked through January; Rent and Software are used there, Travel only later, Insurance never. */
beforeEach(async () => {
  await postJournal(
    service.client,
    books,
    `
2025-12-03 Shares
  Checking                  9000.00
  Member contributions     -9000.00
2026-01-04 Van, most of it on credit
  Vehicles                  3000.00
  Long-term loans          -2500.00
  Checking                  -500.00
2026-01-31T23:59:59.999Z Rent
  Rent                       200.00
  Checking                  -200.00
2026-02-03 Trip
  Travel                      80.00
  Checking                   -80.00
`,
  );
  await books.bills([{ issued: '2026-01-05', lines: [['Software', 60]] }]);
  // Issued after it was paid: of what it is for, the locked month has a cash movement and no line.
  const [later] = await books.bills([{ issued: '2026-02-10', lines: [['Training and education', 40]] }]);
  const [paying = ''] = await books.transactions([['2026-01-20', -40]]);
  const payment = { bill_id: later?.id ?? '', transaction_id: paying };
  must(await service.client.createBillPayment({ parameters: books.parameters, body: payment }));
  must(await service.client.lockBooks({ parameters: books.parameters, body: { through: '2026-01-31' } }));
});

const usedNames = [
  'Checking',
  'Vehicles',
  'Property and equipment',
  'Rent',
  'Software',
  'Training and education',
  'Travel',
  'Insurance',
  'Accounts payable',
];

const patch = (ledger: Pick<Ledger, 'id'>, body: object) =>
  call(service, 'PATCH', `${books.base}/ledger/${ledger.id}`, body);

async function create(body: object): Promise<Ledger> {
  const base = {
    type: 'expense',
    subtype: 'operating_expense',
    debit_credit: 'debit',
    report_cash_flow: true,
  };
  const answer = await call(service, 'POST', `${books.base}/ledger`, { ...base, ...body });
  expect(answer.status).toBe(201);
  return answer.data as Ledger;
}

async function lockedReports() {
  const used = usedNames.map((name) => books.ledger(name).id);
  const ledgers = must(await service.client.listLedgers({ parameters: books.parameters })).data;
  const stated = ledgers.filter((ledger) => used.includes(ledger.id));
  const ids = stated.map((ledger) => ledger.id).sort();
  const time = { from: '2025-12-01T00:00:00Z', through: '2026-01-31T23:59:59.999Z' };
  return everyReport(service, books.business.id, ids, time);
}

const outcomeOf = (answer: Answered) =>
  answer.status === 200 ? 'done' : [`${answer.status} ${answer.problem.code}`, ...faultsOf(answer)].join(' ');

const changes: readonly [string, (parent: string) => object, string][] = [
  ['a name', () => ({ name: 'Another name' }), '/name'],
  ['a code', () => ({ sort_code: '6999' }), '/sort_code'],
  ['a parent', (parent) => ({ parent_id: parent }), '/parent_id'],
  ['the cash flow flag', () => ({ report_cash_flow: false }), '/report_cash_flow'],
];

describe('while the books are locked', () => {
  describe.each(['Rent', 'Software', 'Training and education'])('%s, which has figures there,', (name) => {
    it.each(changes)('does not change %s', async (_, bodyOf, field) => {
      const body = bodyOf(books.ledger('Travel').id);
      expect(outcomeOf(await patch(books.ledger(name), body))).toBe(
        `409 period_locked ${field} period_locked`,
      );
    });
  });

  it('a ledger does not move away from above or below figures of the period', async () => {
    expect(outcomeOf(await patch(books.ledger('Vehicles'), { make_top_level: true }))).toBe(
      '409 period_locked /make_top_level period_locked',
    );
    const parent = books.ledger('Property and equipment');
    expect(outcomeOf(await patch(parent, { name: 'Equipment' }))).toBe(
      '409 period_locked /name period_locked',
    );
    expect(outcomeOf(await patch(parent, { report_cash_flow: false }))).toMatch(/^409 period_locked/);
  });

  it('what no report shows may change, and so may everything of a ledger without figures there', async () => {
    const before = await lockedReports();
    expect(outcomeOf(await patch(books.ledger('Rent'), { archived: true }))).toBe('done');
    expect(outcomeOf(await patch(books.ledger('Rent'), { archived: false, name: 'Rent' }))).toBe('done');
    expect(await lockedReports()).toEqual(before);

    for (const name of ['Travel', 'Insurance']) {
      for (const [, bodyOf] of changes) {
        const body = { ...bodyOf(books.ledger('Rent').id) };
        if ('name' in body) body.name = `Another ${name}`;
        expect(outcomeOf(await patch(books.ledger(name), body))).toBe('done');
        expect(withoutEmptyRows(await lockedReports())).toEqual(withoutEmptyRows(before));
      }
      expect(outcomeOf(await patch(books.ledger(name), { make_top_level: true }))).toBe('done');
    }
    expect(withoutEmptyRows(await lockedReports())).toEqual(withoutEmptyRows(before));
  });

  it('every change that is taken, of any ledger, leaves every report of the period as it was', async () => {
    const fees = await create({ name: 'Fees', parent_id: books.ledger('Travel').id });
    const before = withoutEmptyRows(await lockedReports());
    const ledgers = must(await service.client.listLedgers({ parameters: books.parameters })).data;
    const counts = { done: 0, refused: 0 };
    for (const ledger of ledgers) {
      const sibling = ledgers.find((each) => each.type === ledger.type && each.id !== ledger.id);
      for (const [, bodyOf] of changes) {
        const answer = await patch(ledger, bodyOf(sibling?.id ?? ''));
        if (answer.status === 200) counts.done += 1;
        if (answer.status === 409 && answer.problem.code === 'period_locked') counts.refused += 1;
      }
      await patch(ledger, { make_top_level: true });
      await patch(ledger, { name: ledger.name });
    }
    expect(counts.refused).toBeGreaterThan(20);
    expect(counts.done).toBeGreaterThan(100);
    const reports = withoutEmptyRows(await lockedReports());
    expect([...reports].filter(([report, text]) => before.get(report) !== text)).toEqual([]);
    expect((await patch(fees, { report_cash_flow: false })).status).toBe(200);
  });
});
