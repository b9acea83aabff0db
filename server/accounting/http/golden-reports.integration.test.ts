import { expect, it } from 'vitest';
import { postDividendBooks } from '../testing/dividend-books';
import { openBooks, openService } from '../testing/open-service';
import { postSmallBooks } from '../testing/small-books';

type Books = Awaited<ReturnType<typeof postSmallBooks>>;

const service = openService();
const small = openBooks(service, postSmallBooks);
const dividends = openBooks(service, postDividendBooks);

const twoYears = 'start_datetime=2024-07-01T00:00:00Z&end_datetime=2026-06-30T23:59:59.999Z';
const ends = 'start_datetime=2024-01-01T00:00:00Z&end_datetime=2026-04-30T23:59:59.999Z';

/** Answers as the service gives them; the dashboard's tests read the same files. */
it.each<[string, () => Books, (ledger: (name: string) => string) => string]>([
  ['cash-flow', () => small, () => `reports/cash-flow?${twoYears}&period=year`],
  ['profit-and-loss', () => small, () => `reports/profit-and-loss?${twoYears}&period=year`],
  ['balance-sheet', () => small, () => `reports/balance-sheet?${twoYears}&period=year`],
  ['trial-balance', () => small, () => 'reports/trial-balance?end_datetime=2026-06-30T23:59:59.999Z'],
  ['ledger-balances', () => small, () => 'ledger/balances?end_datetime=2026-06-30T23:59:59.999Z'],
  [
    'ledger-statement-over-fiscal-years',
    () => small,
    (ledger) => `reports/ledger-statement/${ledger('Service revenue')}?${twoYears}`,
  ],
  ['balance-sheet-of-a-c-corp', () => dividends, () => `reports/balance-sheet?${ends}&period=year`],
  [
    'trial-balance-of-a-c-corp',
    () => dividends,
    () => 'reports/trial-balance?end_datetime=2026-04-30T23:59:59.999Z',
  ],
])('the golden %s', async (name, booksOf, pathOf) => {
  const books = booksOf();
  const path = pathOf((ledger) => books.ledger(ledger).id);
  const answer = await service.request(`/v0/business/${books.business.id}/${path}`);
  expect(answer.status).toBe(200);
  const text = withoutChance(await answer.text(), books);
  const pretty = `${JSON.stringify(JSON.parse(text), null, 1)}\n`;
  await expect(pretty).toMatchFileSnapshot(`../../../lib/contract/golden/${name}.json`);
});

/** Ledgers by name, other identifiers numbered as they come. */
function withoutChance(text: string, books: Books): string {
  const names = new Map(
    [...books.ledgers, books.ledger(books === small ? 'Private' : 'Special dividends')].map(
      ({ id, name }) => [id, `ldg_${name.toLowerCase().replace(/\W+/g, '_')}`],
    ),
  );
  const others: string[] = [];
  return text.replace(/\b(ldg|je|le)_\w{22}\b/g, (id, kind) => {
    const known = names.get(id);
    if (known) return known;
    if (!others.includes(id)) others.push(id);
    return `${kind}_${others.indexOf(id)}`;
  });
}
