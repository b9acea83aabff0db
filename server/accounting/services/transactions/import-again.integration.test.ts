import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { newBooks } from '../../testing/books';
import { type Answered, call, read } from '../../testing/call';
import { openBooksForEach, openService } from '../../testing/open-service';
import { camt, csv, mt940, ofx, type Printed, qif } from './testing/files-of-formats';

const service = openService();
const books = openBooksForEach(service, newBooks);
let accountId: string;
beforeEach(async () => {
  const body = { name: 'Checking', ledger_id: books.ledger('Checking').id };
  accountId = String((await call(service, 'POST', `${books.base}/external-account`, body)).data.id);
});

async function send(
  place: string,
  file: string,
  fields: Record<string, string> = {},
  base = books.base,
): Promise<Answered> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ external_account_id: accountId, ...fields }))
    form.set(field, value);
  form.append('file', new File([file], 'bank'));
  return read(await service.request(`${base}/transactions/${place}`, { method: 'POST', body: form }));
}

type Added = { added: number; left: number; doubtful: number };

/** What a further file adds, leaves and doubts, the same by its preview and by its import. */
async function add(file: string, fields: Record<string, string> = {}): Promise<Added> {
  const preview = (await send('import/preview', file, fields)).data as TransactionPreview;
  const [statement] = preview.statements;
  const answer = await send('import', file, fields);
  expect([answer.status, answer.problem.detail]).toEqual([201, undefined]);
  const { imported, duplicates, possible_duplicates } = answer.data;
  expect(statement).toMatchObject({ new: imported, duplicates, possible_duplicates });
  return { added: Number(imported), left: Number(duplicates), doubtful: Number(possible_duplicates) };
}

const march = [
  { day: '2026-03-02', amount: '-4.50', payee: 'Corner Cafe', memo: 'Card 4711', balance: '995.50' },
  { day: '2026-03-02', amount: '-4.50', payee: 'Corner Cafe', memo: 'Card 4711', balance: '991.00' },
  { day: '2026-03-03', amount: '-800.00', payee: 'Adler Immobilien', memo: 'Rent March', balance: '191.00' },
  { day: '2026-03-05', amount: '1200.00', payee: 'Nordwind GmbH', memo: 'Invoice 17', balance: '1391.00' },
  { day: '2026-03-09', amount: '-19.99', payee: 'Hosting Lane', memo: 'Server', balance: '1371.01' },
];
const april = [
  ...march,
  { day: '2026-03-10', amount: '-4.50', payee: 'Bakery', memo: 'Card 4711', balance: '1366.51' },
];
const numbered = (prefix: string) => march.map((each, at) => ({ ...each, id: `${prefix}${at + 1}` }));
const renamed = march.map((each) => ({ ...each, payee: `POS ${each.payee.toUpperCase()} DE` }));
const unlike = march.map((each, at) => ({ ...each, payee: `Kartenzahlung ${'abcde'[at]}`, memo: '' }));
const [cafe] = march.slice(-1).map((each) => ({ ...each, payee: 'Reserved', status: 'Pending' }));
const pending = [...march.slice(0, -1), ...(cafe ? [cafe] : [])];
/** The last but one a day later, and one more. */
const booked = [
  ...march.slice(0, 3),
  ...march.slice(3, 4).map((each) => ({ ...each, day: '2026-03-06' })),
  ...april.slice(4),
];
/** Payments to a service, of equal amounts. */
const cut = ['Ann', 'Ben', 'Cem', 'Dora'].map((payee, at) => ({
  day: '2026-03-02',
  amount: '9.99',
  memo: `Order ${at}`,
  payee,
  id: `P${at}`,
}));
const again = [...renamed.slice(0, 1), ...renamed].map((each, at) => ({ ...each, id: `C${at}` }));

describe('a file of what is there already', () => {
  it.each<[string, string, string, number, number]>([
    ['OFX again', ofx(numbered('A')), ofx(numbered('A')), 0, 0],
    ['OFX with ids of its own in every file', ofx(numbered('A')), ofx(numbered('B')), 0, 5],
    ['QIF again', qif(march), qif(march), 0, 0],
    ['CSV again', csv(march), csv(march), 0, 0],
    ['MT940 again', mt940(march), mt940(march), 0, 0],
    ['CAMT.053 again', camt(march), camt(march), 0, 0],
    ['a longer one', csv(march), csv(april), 1, 0],
    ['a shorter one', csv(april), csv(march), 0, 0],
    ['in another order', csv(march), csv([...march].reverse()), 0, 0],
    [
      'in other case and blanks',
      csv(march),
      csv(march.map((each) => ({ ...each, payee: each.payee.toUpperCase() }))),
      0,
      0,
    ],
    ['CSV, then OFX', csv(march), ofx(numbered('A')), 0, 0],
    ['CSV, then QIF', csv(march), qif(march), 0, 0],
    ['CSV, then MT940', csv(march), mt940(march), 0, 0],
    ['CSV, then CAMT.053', csv(march), camt(march), 0, 0],
    ['OFX, then CSV', ofx(numbered('A')), csv(march), 0, 0],
    ['CSV with ids of one kind, then OFX with others', csv(numbered('A')), ofx(numbered('B')), 0, 0],
    ['the bank adds to its words', csv(march), csv(renamed), 0, 0],
    [
      'the bank no longer prints the balance',
      csv(march),
      csv(renamed, ['day', 'payee', 'memo', 'amount']),
      0,
      0,
    ],
    ['wholly other words beside the same balances', csv(march), csv(unlike), 0, 0],
    [
      'wholly other words',
      csv(march, ['day', 'payee', 'amount']),
      csv(unlike, ['day', 'payee', 'amount']),
      0,
      5,
    ],
    ['what is missing in it, some days later', csv(march), csv(booked), 1, 1],
    ['the booking, in other words, of what was pending', csv(pending), csv(april), 2, 0],
    ['an old one with what is booked by now', csv(april), csv(pending), 0, 0],
    ['the rest of a day that was cut, with ids', ofx(cut.slice(0, 2)), ofx(cut.slice(2)), 2, 0],
    ['a third that is equal to two', csv(march), csv([...march.slice(0, 1), ...march]), 1, 0],
    ['a third that is equal to two, in other words', csv(march), ofx(again), 1, 0],
    [
      'the payee is read from another column',
      csv(march, ['day', 'memo', 'x', 'amount']),
      csv(march, ['day', 'payee', 'memo', 'amount']),
      0,
      0,
    ],
  ])('%s', async (_name, before, after, added, doubtful) => {
    await add(before);
    expect(await add(after)).toMatchObject({ added, doubtful });
  });
});

it('adds what a person says is no duplicate, and then knows it', async () => {
  const [one, other] = ['Tea house', 'Flower shop'].map((payee) =>
    csv([{ day: '2026-03-02', amount: '-4.50', payee }, ...march.slice(2, 4)]),
  );
  await add(one ?? '');
  expect(await add(other ?? '')).toEqual({ added: 0, left: 3, doubtful: 1 });
  expect(await add(other ?? '', { add_possible_duplicates: 'true' })).toEqual({
    added: 1,
    left: 2,
    doubtful: 0,
  });
  expect(await add(other ?? '')).toEqual({ added: 0, left: 3, doubtful: 0 });
});

it('adds other parts of the same days, whose movements may well have the day and the amount of some that are there', async () => {
  await add(csv(march));
  const others = [
    { day: '2026-03-02', amount: '-4.50', payee: 'Flower shop' },
    { day: '2026-03-03', amount: '-31.00', payee: 'Flower shop' },
    { day: '2026-03-09', amount: '-7.25', payee: 'Corner Cafe' },
  ];
  expect(await add(csv(others))).toEqual({ added: 3, left: 0, doubtful: 0 });
});

it('shows in the preview what is left, what is possibly there first, and in the import why', async () => {
  await add(csv(march));
  const file = csv([...march.slice(2, 4), { day: '2026-03-09', amount: '-19.99', payee: 'A new name' }]);
  const preview = (await send('import/preview', file)).data as TransactionPreview;
  expect(preview.statements[0]?.duplicate_records).toMatchObject([
    {
      line: 4,
      day: '2026-03-09',
      amount: '-19.99',
      description: 'A new name',
      is_possible: true,
      reason: expect.stringContaining(
        'those of a transaction of bank, “Hosting Lane”, which is not in this file',
      ),
    },
    { line: 2, is_possible: false },
    { line: 3, is_possible: false },
  ]);
  const { import_id } = (await send('import', file)).data;
  const made = await call(service, 'GET', `${books.base}/transaction-import/${import_id}`);
  expect(made.data.records).toHaveLength(3);
});

it('says that most of what is there is not in the file, as where its amounts are read otherwise', async () => {
  await add(csv(march));
  const turned = march.map((each) => ({ ...each, amount: String(-Number(each.amount)), balance: '' }));
  const preview = (await send('import/preview', csv(turned))).data as TransactionPreview;
  const sentence =
    '5 of the 5 transactions that the account has from 2026-03-02 to 2026-03-09 are not in this file.';
  expect(preview.statements[0]?.not_in_file).toContain(sentence);
  const { import_id } = (await send('import', csv(turned))).data;
  const made = await call(service, 'GET', `${books.base}/transaction-import/${import_id}`);
  expect(made.data.not_in_file).toContain(sentence);
});

describe('files of one statement', () => {
  const movement = fc.record({
    day: fc.integer({ min: 1, max: 9 }).map((day) => `2026-03-0${day}`),
    amount: fc.constantFrom('-4.50', '-4.50', '-19.99', '1200.00'),
    payee: fc.constantFrom('Corner Cafe', 'Hosting Lane', 'Nordwind GmbH'),
    memo: fc.constantFrom('Card 4711', 'Invoice 17'),
  });
  const other = (all: readonly Printed[]) =>
    all.map((each, at) => ({ ...each, payee: `Zahlung ${'abc'[at % 3]}` }));
  const formats: ((all: readonly Printed[]) => string)[] = [
    (all) => csv(all),
    (all) => csv([...all].reverse(), ['day', 'memo', 'x', 'amount']),
    (all) => csv(other(all), ['day', 'payee', 'amount']),
    (all) => ofx(all),
    (all) => qif(all),
    (all) => mt940(all),
    (all) => camt(all.map((each) => ({ ...each, payee: `${each.payee.toUpperCase()} 04711` }))),
  ];
  const part = fc.record({
    first: fc.integer({ min: 1, max: 9 }),
    days: fc.integer({ min: 1, max: 9 }),
    format: fc.constantFrom(...formats),
  });
  const whole = fc.constantFrom(...formats).map((format) => ({ first: 1, days: 9, format }));

  it('add up to the statement, whatever they overlap, in whatever format, words and order', async () => {
    const statement = fc.array(movement, { minLength: 1, maxLength: 10 });
    const files = fc.tuple(fc.array(part, { maxLength: 3 }), whole, fc.nat(3));
    await fc.assert(
      fc.asyncProperty(statement, files, async (all, [parts, one, place]) => {
        const sent = parts
          .toSpliced(place, 0, one)
          .map(({ first, days, format }) => ({ format, first, end: first + days }));
        // Where fewer than three are known, other words may well be of other movements.
        for (const [at, { first, end }] of sent.entries()) {
          const days = all.map(({ day }) => Number(day.slice(-1)));
          const inFile = days.filter((day) => day >= first && day < end);
          const isKnown = (day: number) =>
            sent.slice(0, at).some((each) => day >= each.first && day < each.end);
          const known = days.filter(
            (day) => isKnown(day) && day >= Math.min(...inFile) && day <= Math.max(...inFile),
          );
          fc.pre(known.length === 0 || known.length >= 3);
        }
        const own = await newBooks(service.client);
        const body = { name: 'Checking', ledger_id: own.ledger('Checking').id };
        const account = await call(service, 'POST', `${own.base}/external-account`, body);
        const mine = { external_account_id: String(account.data.id) };
        const printed = all.map((each, at) => ({ ...each, id: `F${at}` }));
        for (const { first, end, format } of sent) {
          const some = printed.filter(
            ({ day }) => Number(day.slice(-1)) >= first && Number(day.slice(-1)) < end,
          );
          if (some.length > 0) await send('import', format(some), mine, own.base);
        }
        const { data: found } = await call(service, 'GET', `${own.base}/transactions`);
        const cents = (each: { amount: unknown }) => Math.round(Number(each.amount) * 100);
        const amounts = (found as unknown as { amount: number }[]).map(cents);
        expect(amounts.sort()).toEqual(all.map(cents).sort());
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
