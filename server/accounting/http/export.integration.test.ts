import { describe, expect, it } from 'vitest';
import type { Client } from '@/lib/client/client';
import { numberText } from '@/lib/json';
import { must, newBooks } from '../testing/books';
import { isInstalled } from '../testing/books-program';
import {
  accountsOf,
  checkBooks,
  entriesOf,
  type Format,
  formats,
  inUnits,
  programBalances,
} from '../testing/exported-books';
import { openService } from '../testing/open-service';
import { postSmallBooks } from '../testing/small-books';
import { postJournal } from '../testing/text-journal';

const service = openService();

async function exportOf(businessId: string, format: Format) {
  const answer = await service.request(`/v0/business/${businessId}/export?format=${format}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

/**
 * Balances by ledger since the books began, debits positive, as the service's statements tell them; none that is zero.
 * A ledger that resets has left in the fiscal years that ended what its closing balance is without.
 */
async function balancesOf(client: Client, parameters: { business_id: string }, decimals = 2) {
  const ledgers = must(await client.listLedgers({ parameters })).data;
  const sums: [ledgerId: string, amount: string][] = [];
  for (const { id, debit_credit } of ledgers) {
    const statement = must(
      await client.getLedgerStatement({ parameters: { ...parameters, ledger_id: id } }),
    ).data;
    const sign = debit_credit === 'debit' ? '' : '-';
    for (const balance of [
      statement.closing_balance,
      ...statement.fiscal_year_ends.map((year) => year.balance),
    ]) {
      sums.push([id, `${sign}${numberText(balance)}`.replace('--', '')]);
    }
  }
  return inUnits(sums, decimals);
}

/** What judges the books, and what sums them, where this machine has them. */
const programs = { hledger: ['hledger', 'hledger'], beancount: ['bean-check', 'bean-query'] } as const;

/** The export has the balances of the service: by its own text, and by the program where this machine has it. */
async function expectSameBalances(
  client: Client,
  parameters: { business_id: string },
  currency = 'USD',
  decimals = 2,
) {
  const expected = await balancesOf(client, parameters, decimals);
  for (const format of formats) {
    const text = await exportOf(parameters.business_id, format);
    const ledgers = accountsOf(text, format);
    const idOf = (account: string) => ledgers.get(account) ?? `not declared: ${account}`;
    const entries = entriesOf(text);
    for (const postings of entries)
      expect(
        inUnits(
          postings.map(([, amount]) => ['sum', amount]),
          decimals,
        ),
      ).toEqual([]);
    expect(
      inUnits(
        entries.flat().map(([account, amount]) => [idOf(account), amount]),
        decimals,
      ),
    ).toEqual(expected);
    expect(text.endsWith(`; End of ${entries.length} entries.\n`)).toBe(true);
    const [checker, reporter] = programs[format];
    if (isInstalled(checker)) checkBooks(text, format);
    if (isInstalled(reporter)) {
      const balances = programBalances(text, format, currency);
      expect(
        inUnits(
          balances.map(([account, amount]) => [idOf(account), amount]),
          decimals,
        ),
      ).toEqual(expected);
    }
  }
}

describe('the small books', () => {
  it.each(formats)('as %s', async (format) => {
    const { business } = await postSmallBooks(service.client);
    const text = await exportOf(business.id, format);
    await expect(withoutChance(text)).toMatchFileSnapshot(`golden/small-books.${format}`);
  });

  it('have in either program the balances of the service', async () => {
    const { client } = service;
    const { parameters } = await postSmallBooks(client);
    await expectSameBalances(client, parameters);
  });
});

/** Identifiers numbered as they come, and no time of day. */
function withoutChance(text: string): string {
  const ids = [...new Set(text.match(/\b(biz|ldg|je)_\w{22}/g))];
  const number = (id: string) => `${id.replace(/_.*/, '')}_${ids.indexOf(id)}`;
  return text.replace(/\b(?:biz|ldg|je)_\w{22}/g, number).replace(/Daybook at \S+/, 'Daybook at a moment.');
}

describe('names and words that a program would take for something else', () => {
  const hard = [
    'Colon: in name',
    'Semicolon; in name',
    'two  blanks',
    'twin-a',
    'twin:a',
    'twin;a',
    'twin,a',
    '現金',
    'été',
    '!important',
    '(virtual)',
    '[balanced]',
    '"quoted"',
    '1099 income',
    '--',
    '🧾',
    'a\tb',
    'A\\B',
    'USD',
    'öl',
  ];
  const descriptions = [
    '',
    '; a comment',
    '* starred',
    '(code) and more',
    '! flagged',
    '"quoted" \\ backslash',
    'line\nbreak\r\nand more',
    'payee | note',
    '2026-01-01 open Assets:X USD',
    '#tag ^link',
    'date:2020-01-01, date2:x [2020-01-01]',
    'include /etc/passwd',
    '領収書 🧾',
    '\u2028separator',
  ];

  it('are safe in either format', async () => {
    const { client } = service;
    const books = await newBooks(client);
    const parent = {
      name: 'Trips',
      type: 'expense',
      subtype: 'operating_expense',
      debit_credit: 'debit',
      report_cash_flow: true,
    } as const;
    const top = must(await client.createLedger({ parameters: books.parameters, body: parent })).data;
    const ledgers = [];
    for (const name of hard) {
      for (const parent_id of [null, top.id]) {
        ledgers.push(
          must(
            await client.createLedger({ parameters: books.parameters, body: { ...parent, name, parent_id } }),
          ).data,
        );
      }
    }
    const checking = books.ledger('Checking').id;
    const body = ledgers.map((ledger, index) => {
      const description = descriptions[index % descriptions.length] ?? '';
      return {
        datetime: `2026-01-${String((index % 28) + 1).padStart(2, '0')}T00:00:00Z`,
        description,
        notes: description,
        review_status: index % 2 === 0 ? ('confirmed' as const) : ('bookkeeper_pending' as const),
        lines: [
          { ledger_id: ledger.id, debit_credit: 'debit' as const, amount: index + 0.01, description },
          { ledger_id: checking, debit_credit: 'credit' as const, amount: index + 0.01, description },
        ],
      };
    });
    must(await client.bulkCreateJournalEntries({ parameters: books.parameters, body }));
    await expectSameBalances(client, books.parameters);
  });
});

describe('every kind of books', () => {
  it.each([
    ['JPY', 0, '1000'],
    ['KWD', 3, '0.001'],
    ['USD', 2, '90071992547409.91'],
  ])('in %s with %i decimals', async (currency, decimals, amount) => {
    const { client } = service;
    const books = await newBooks(client, { currency });
    await postJournal(client, books, `2026-01-31 Sale\n  Checking ${amount}\n  Service revenue -${amount}`);
    await expectSameBalances(client, books.parameters, currency, decimals);
  });

  it('with nothing in them, whenever they start', async () => {
    const { client } = service;
    for (const entries_start of ['0001-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
      const { parameters } = await newBooks(client, { entries_start });
      await expectSameBalances(client, parameters);
    }
  });

  it('of more entries than are read at once', async () => {
    const { client } = service;
    const books = await newBooks(client);
    for (let round = 0; round < 3; round += 1) {
      const journal = Array.from(
        { length: 900 },
        (_, n) => `2026-02-01 Sale ${n}\n  Checking 0.0${(n % 9) + 1}\n  Service revenue -0.0${(n % 9) + 1}`,
      );
      await postJournal(client, books, journal.join('\n'));
    }
    await expectSameBalances(client, books.parameters);
  });
});

describe('what is answered and refused', () => {
  it('is a file to save', async () => {
    const { business, parameters } = await newBooks(service.client);
    const answer = await service.request(`/v0/business/${business.id}/export?format=hledger`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Test Books LLC - books \d{4}-\d\d-\d\d\.journal"/,
    );
    await answer.body?.cancel();
    const file = must(await service.client.exportBooks({ parameters, query: { format: 'beancount' } }));
    expect(file.name).toMatch(/\.beancount$/);
    await file.body.cancel();
  });

  it.each([
    ['', '/format'],
    ['?format=ledger', '/format'],
    ['?format=hledger&from=x', '/from'],
  ])('export%s is refused for %s', async (query, path) => {
    const { business } = await newBooks(service.client);
    const answer = await service.request(`/v0/business/${business.id}/export${query}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [expect.objectContaining({ path })] });
  });

  it("another tenant's books are not found", async () => {
    const other = await newBooks(await service.newTenant());
    const answer = await service.request(`/v0/business/${other.business.id}/export?format=hledger`);
    expect(answer.status).toBe(404);
  });

  it('makes three at once, and the next when one of them is over', async () => {
    const { business } = await postSmallBooks(service.client);
    const begin = async () => {
      const answer = await service.request(`/v0/business/${business.id}/export?format=hledger`);
      const reader = answer.body?.getReader();
      if (answer.status === 200) await reader?.read();
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), reader };
    };
    const begun = [await begin(), await begin(), await begin()];
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await begin()).toMatchObject({ status: 503, retryAfter: '1' });
    for (const { reader } of begun) await reader?.cancel();
    const next = async () => {
      const { status, reader } = await begin();
      await reader?.cancel();
      return status;
    };
    await expect.poll(next, { timeout: 20_000 }).toBe(200);
  });

  it('lets go of the database when the reader leaves, however many do', async () => {
    const { business } = await newBooks(service.client);
    const leave = async () => {
      const answer = await service.request(`/v0/business/${business.id}/export?format=hledger`);
      const reader = answer.body?.getReader();
      await reader?.read();
      await reader?.cancel();
      return answer.status;
    };
    // Whoever comes while the last are still being let go of is told to come again.
    for (let round = 0; round < 40; round += 1) await expect.poll(leave, { timeout: 20_000 }).toBe(200);
  });
});
