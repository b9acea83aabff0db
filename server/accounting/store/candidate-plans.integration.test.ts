import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { openService } from '../testing/open-service';
import { countingDropped } from '../testing/plans';
import { startServiceApart } from '../testing/start-service';
import { newTwoBanks } from '../testing/two-banks';
import { type Database, openDatabase, type Queryable } from './database';
import { findHandMade } from './hand-made-entries';
import { findLinksOfTransactions } from './link-store';
import { findMatchCandidates } from './match-candidates';
import { findPaymentClaims, hasSuggestedPayments } from './open-items/probable-payments';
import { findPendingMovements } from './pending-movements';
import { findRefundable } from './refund-candidates';
import { findSameAmount } from './same-amounts';
import { findAboutOpposite, findLegs, findOpposite, findUndecidedElsewhere } from './transfer-candidates';

/**
 * What matching reads as the role of the service, under row-level security: of ten years of transactions of about one amount
 * those near a day, and not those that it drops. In a database of its own: where a table holds little but the rows of other
 * tests, reading and dropping all of them is the better plan.
 */

const service = openService(startServiceApart);
let database: Database;
let books: Awaited<ReturnType<typeof tenYears>>;
beforeAll(async () => {
  database = openDatabase(service.databaseUrl, () => undefined, { connections: 1 });
  books = await tenYears();
  await service.owner.query(`VACUUM (ANALYZE) accounting.transaction, accounting.journal_entry,
    accounting.line_entry, accounting.transaction_link`);
}, 240_000);
afterAll(() => database.close());

const count = 1500;
const midst: Day = '2021-01-01';

/** Fifteen hundred payments of 100.00 to 104.99, and two of 102.00 to Savings. */
async function tenYears() {
  const made = await newTwoBanks(service.client);
  const rows = Array.from({ length: count }, (_, at) => {
    const day = addDays('2016-01-01', Math.floor((at * 3650) / count));
    return [day, -(10_000 + ((at * 37) % 500)) / 100, `Payee ${at % 50}`] as const;
  });
  const transactions = await made.importInto(made.checking, rows);
  await made.importInto(made.savings, [
    [midst, 102, 'Deposit'],
    ['2025-01-01', 102, 'Deposit'],
  ]);
  return { ...made, transactions };
}

describe('what matching compares is read by index', () => {
  const business = () => books.business.id;
  const sought = () => ({ id: '', externalAccountId: books.checking.id, amount: -10_250n, day: midst });
  const queries: [string, number, (db: Queryable) => Promise<{ length: number } | { size: number }>][] = [
    [
      'the other leg of a transfer',
      1,
      (db) => findOpposite(db, business(), [{ ...sought(), amount: -10_200n }]),
    ],
    [
      'the other leg of a transfer with a fee',
      1,
      (db) => findAboutOpposite(db, business(), [{ ...sought(), least: 9738n, most: 10_249n }]),
    ],
    [
      'the other leg of a transfer with a fee, of money in',
      7,
      (db) =>
        findAboutOpposite(db, business(), [
          { ...sought(), externalAccountId: books.savings.id, least: -10_800n, most: -1000n },
        ]),
    ],
    [
      'what may be the other leg by its words',
      7,
      (db) => findUndecidedElsewhere(db, business(), [{ ...sought(), externalAccountId: books.savings.id }]),
    ],
    [
      'money that comes back to a document',
      1,
      async (db) => {
        const documentId = encodeIdentifier('document', '00000000-0000-7000-8000-000000000001');
        const window = { documentId, first: midst, last: midst, lowest: 10_200n, highest: 10_200n };
        return (await findMatchCandidates(db, business(), [window])).get(documentId) ?? [];
      },
    ],
    [
      'the payment of a document',
      1,
      async (db) => {
        const documentId = encodeIdentifier('document', '00000000-0000-7000-8000-000000000001');
        const window = { documentId, first: midst, last: midst, lowest: -10_500n, highest: -10_000n };
        return (await findMatchCandidates(db, business(), [window])).get(documentId) ?? [];
      },
    ],
    [
      'payments that money comes back of',
      75,
      (db) => findRefundable(db, business(), [{ amount: 1n, day: midst }], 180),
    ],
    ['the same amount', 1, (db) => findSameAmount(db, business(), [{ amount: 10_200n, day: midst }], 5)],
    [
      'hand-made entries',
      0,
      (db) =>
        findHandMade(db, business(), {
          ledgerId: books.ledger('Checking').id,
          first: midst,
          last: midst,
          amounts: [-10_200n],
        }),
    ],
    ['legs', 2, (db) => findLegs(db, business(), books.transactions.slice(100, 102))],
    ['links', 0, (db) => findLinksOfTransactions(db, business(), books.transactions.slice(100, 102))],
    ['pending movements', 998, (db) => findPendingMovements(db, business(), 'out')],
    [
      'suggested payments of an invoice',
      0,
      async (db) => {
        const invoice = 'inv_1111111111111111111111';
        expect(await hasSuggestedPayments(db, business(), 'invoice', invoice)).toBe(false);
        return findPaymentClaims(db, business(), 'invoice', [invoice]);
      },
    ],
  ];

  it.each(queries)('%s', async (_, expected, query) => {
    const visibility = { tenantId: books.business.tenant_id, businessId: books.business.id };
    const [found, dropped] = await database.read(visibility, async (db) => {
      const counted = countingDropped(db);
      const answer = await query(counted);
      return ['length' in answer ? answer.length : answer.size, counted.dropped];
    });
    expect(found).toBe(expected);
    expect(dropped).toBeLessThan(count / 10);
  });
});
