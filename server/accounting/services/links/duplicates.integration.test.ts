import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

const qif = ['!Type:Bank', 'D03/03/2026', 'T-42.17', 'PAlder Paper Inc', '^', ''].join('\n');

/** A purchase that the bank's file lists, and again a file of the card. */
async function boughtTwice() {
  const books = await newTwoBanks(service.client);
  const card = await books.accountOn('Credit card');
  const [first = ''] = await books.importInto(books.checking, [['2026-03-02', -42.17, 'ALDER PAPER']]);
  const [duplicate = '', twin = ''] = await books.importInto(card, [
    ['2026-03-03', -42.17, 'ALDER PAPER 0042'],
    ['2026-03-03', -17.5, 'BIRCH FOODS'],
  ]);
  const path = `/v0/business/${books.business.id}`;
  const [link] = (await books.read(duplicate)).links;
  const accept = () =>
    call(service, 'POST', `${path}/transaction-link`, { link_id: link?.id, confirm: true });
  return { ...books, card, first, duplicate, twin, path, link, accept };
}

describe('a purchase on a card that the bank lists, too', () => {
  it('is suggested as a duplicate, taken out of the books, and booked again', async () => {
    const books = await boughtTwice();
    expect(books.link).toMatchObject({
      kind: 'same',
      status: 'suggested',
      transaction_id: books.duplicate,
      other_transaction_id: books.first,
      amount: 42.17,
      reasons: [
        'Checking has Alder Paper, Mar 2, 2026, with the same amount, 42.17.',
        'Both say “alder” and “paper”.',
      ],
    });
    expect((await books.read(books.twin)).links).toEqual([]);
    const lines = await books.linesOf(books.duplicate);
    const balance = await books.balanceOf('Credit card');
    expect((await books.accept()).data).toMatchObject({ status: 'linked' });
    expect((await books.read(books.duplicate)).journal_entry_id).toBeNull();
    expect(Math.abs(balance) - Math.abs(await books.balanceOf('Credit card'))).toBeCloseTo(42.17);
    expect(await books.importInto(books.card, [['2026-03-03', -42.17, 'ALDER PAPER 0042']])).toEqual([]);
    const undone = await call(
      service,
      'DELETE',
      `${books.path}/transaction-link/${books.link?.id}?undo=true`,
    );
    expect(undone.data).toMatchObject({ status: 'suggested' });
    expect(await books.linesOf(books.duplicate)).toEqual(lines);
    expect((await books.entryOf(books.duplicate)).review_status).toBe('bookkeeper_pending');
    expect((await books.accept()).status).toBe(201);
    expect((await books.read(books.first)).links).toMatchObject([{ kind: 'same', status: 'linked' }]);
  });

  it('has its own words, notes and tags when it is booked again', async () => {
    const books = await boughtTwice();
    const { parameters } = books;
    const tag = must(await service.client.createTag({ parameters, body: { name: 'Fair' } })).data.id;
    const { id } = await books.entryOf(books.duplicate);
    const own = { description: 'Paper for the fair', notes: 'Ask Quinn', tag_ids: [tag] };
    await call(service, 'PATCH', `${books.path}/journal-entries/${id}`, own);
    const before = await books.entryOf(books.duplicate);
    expect((await books.accept()).status).toBe(201);
    await call(service, 'DELETE', `${books.path}/transaction-link/${books.link?.id}?undo=true`);
    const after = await books.entryOf(books.duplicate);
    const said = ({ description, clean_description, notes, line_entries }: typeof after) => [
      description,
      clean_description,
      notes,
      line_entries.map(({ tag_ids }) => tag_ids),
    ];
    expect(said(after)).toEqual(said(before));
    expect(after.notes).toBe('Ask Quinn');
  });

  it('is to be reviewed when it is booked again, though it was called reviewed without an entry', async () => {
    const books = await boughtTwice();
    expect((await books.accept()).status).toBe(201);
    const review = { reviewed: true };
    const called = await call(service, 'PATCH', `${books.path}/transactions/${books.duplicate}`, review);
    expect(called.data).toMatchObject({ journal_entry_id: null, reviewed: true });
    await call(service, 'DELETE', `${books.path}/transaction-link/${books.link?.id}?undo=true`);
    expect((await books.entryOf(books.duplicate)).review_status).toBe('bookkeeper_pending');
    expect(await books.read(books.duplicate)).toMatchObject({ reviewed: false, version: 3 });
  });

  it('is not removed once it is confirmed, and not suggested again once that is declined', async () => {
    const books = await boughtTwice();
    const { id } = await books.entryOf(books.duplicate);
    await call(service, 'PATCH', `${books.path}/journal-entries/${id}`, { review_status: 'confirmed' });
    const refused = await books.accept();
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/transaction_id double_in_use']);
    await call(service, 'DELETE', `${books.path}/transaction-link/${books.link?.id}`);
    expect((await books.read(books.duplicate)).links).toEqual([]);
  });
});

it('one movement in files of two formats, which print it a day apart, is suggested as a duplicate', async () => {
  const books = await newTwoBanks(service.client);
  const [first] = await books.importInto(books.checking, [['2026-03-02', -42.17, 'ALDER PAPER']]);
  const form = new FormData();
  form.set('external_account_id', books.checking.id);
  form.set('file', new File([qif], 'bank.qif'));
  const { transaction_ids: ids } = must(
    await service.client.importTransactions({ parameters: books.parameters, form }),
  ).data;
  expect((await books.read(ids[0] ?? '')).links).toMatchObject([
    { kind: 'same', status: 'suggested', other_transaction_id: first },
  ]);
});

it('a movement to which the bank gives another id in the next file is suggested as a duplicate', async () => {
  const books = await newTwoBanks(service.client);
  const upload = async (...records: [id: string, day: string, amount: string, name: string][]) => {
    const list = records.map(
      ([id, day, amount, name]) =>
        `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`,
    );
    const text = `<OFX><STMTRS><CURDEF>USD<BANKTRANLIST>${list.join('')}</BANKTRANLIST></STMTRS></OFX>`;
    const form = new FormData();
    form.set('external_account_id', books.checking.id);
    form.set('file', new File([text], 'bank.ofx'));
    return must(await service.client.importTransactions({ parameters: books.parameters, form })).data
      .transaction_ids;
  };
  const [first] = await upload(
    ['1', '20260302', '-16.85', 'ALDER PAPER'],
    ['2', '20260302', '-9.00', 'CAFE'],
  );
  const [again = '', twin = ''] = await upload(
    ['2', '20260301', '-30.00', 'BIRCH FOODS'],
    ['7', '20260302', '-16.85', 'ALDER PAPER'],
    ['2', '20260302', '-9.00', 'CAFE'],
    ['8', '20260302', '-9.00', 'CAFE'],
    ['9', '20260303', '-30.00', 'BIRCH FOODS'],
  ).then((ids) => [ids[1], ids[2]]);
  expect((await books.read(again)).links).toMatchObject([
    { kind: 'same', status: 'suggested', other_transaction_id: first },
  ]);
  expect((await books.read(twin)).links).toEqual([]);
});
