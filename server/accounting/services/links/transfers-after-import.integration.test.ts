import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';
import { importWordedTransfer } from '../../testing/worded-transfer';

const service = openService();

describe('transfers after an import', () => {
  it('are linked where they are certain, and pending review', async () => {
    const books = await importWordedTransfer(service.client);
    const into = await books.intoSavings();
    const [link] = (await books.read(into)).links;
    expect(link).toMatchObject({ status: 'linked', decided_by: 'service', transaction_id: books.out });
    expect(link?.confidence).toBeGreaterThanOrEqual(0.98);
    expect(link?.reasons[0]).toBe('Checking to Savings, the same amount, 1 day apart.');
    const entry = await books.entryOf(books.out);
    expect(entry).toMatchObject({
      categorization_method: 'transfer',
      categorization_confidence: link?.confidence,
      review_status: 'bookkeeper_pending',
    });
    expect(await books.linesOf(into)).toEqual(['debit Savings 500', 'credit Transfers in transit 500']);
    await call(service, 'POST', books.path, { link_id: link?.id, confirm: true });
    expect((await books.entryOf(into)).review_status).toBe('confirmed');
  });

  it('are only suggested where the business asks for more certainty', async () => {
    const books = await importWordedTransfer(service.client);
    const business = `/v0/business/${books.business.id}`;
    expect((await call(service, 'PATCH', business, { certain_threshold: 1 })).status).toBe(200);
    const into = await books.intoSavings();
    expect((await books.read(into)).links).toMatchObject([{ status: 'suggested', decided_by: null }]);
  });

  it('are suggested with the fee that was taken on the way, and split it off when accepted', async () => {
    const books = await importWordedTransfer(service.client);
    const [into = ''] = await books.importInto(books.savings, [
      ['2026-03-03', 485, 'Transfer from checking'],
    ]);
    const [link, ...others] = (await books.read(into)).links;
    expect(others).toEqual([]);
    expect(link).toMatchObject({
      status: 'suggested',
      transaction_id: books.out,
      amount: 485,
      fee_amount: 15,
      fee_ledger_id: books.ledger('Bank fees').id,
    });
    const before = await books.linesOf(books.out);
    expect((await call(service, 'POST', books.path, { link_id: link?.id, confirm: true })).status).toBe(201);
    expect(await books.linesOf(books.out)).toEqual([
      'credit Checking 500',
      'debit Transfers in transit 485',
      'debit Bank fees 15',
    ]);
    await call(service, 'DELETE', `${books.path}/${link?.id}?undo=true`);
    expect(await books.linesOf(books.out)).toEqual(before);
    expect((await books.read(into)).links).toMatchObject([
      { id: link?.id, status: 'suggested', fee_amount: 15 },
    ]);
  });

  it('are suggested with a fee also where only the leg in the books says that it is a transfer', async () => {
    const books = await importWordedTransfer(service.client);
    const [into = '', other = ''] = await books.importInto(books.savings, [
      ['2026-03-03', 485, 'Wire in'],
      ['2026-03-03', 19, 'Wire in'],
    ]);
    expect((await books.read(into)).links).toMatchObject([
      { status: 'suggested', transaction_id: books.out, amount: 485, fee_amount: 15 },
    ]);
    expect((await books.read(other)).links).toEqual([]);
  });

  it('are found in an account that is added later', async () => {
    const books = await importWordedTransfer(service.client);
    const card = await books.accountOn('Credit card');
    const [paid = ''] = await books.importInto(card, [['2026-03-02', 77.7, 'PAYMENT - THANK YOU']]);
    const [payment = ''] = await books.importInto(books.checking, [['2026-03-03', -77.7, 'CARD AUTOPAY']]);
    const [link] = (await books.read(paid)).links;
    expect(link).toMatchObject({ status: 'linked', transaction_id: payment, other_transaction_id: paid });
  });

  it('are in transit before the other leg comes, where the payee’s last entries were transfers', async () => {
    const books = await importWordedTransfer(service.client);
    const [link] = (await books.read(await books.intoSavings())).links;
    await call(service, 'POST', books.path, { link_id: link?.id, confirm: true });
    const [next = ''] = await books.importInto(books.checking, [
      ['2026-04-02', -310.4, 'Online transfer to savings'],
    ]);
    expect(await books.linesOf(next)).toEqual(['credit Checking 310.4', 'debit Transfers in transit 310.4']);
    expect(await books.entryOf(next)).toMatchObject({
      categorization_method: 'similarity',
      categorization_confidence: null,
      categorization_reasons: [
        'The last entry of this payee was a transfer between own accounts; last on Mar 2, 2026.',
        'It is in transit until it is linked with the transaction of the other account.',
      ],
      review_status: 'bookkeeper_pending',
    });
    const [other = ''] = await books.importInto(books.savings, [
      ['2026-04-03', 310.4, 'Transfer from checking'],
    ]);
    const [found] = (await books.read(other)).links;
    expect(found).toMatchObject({ kind: 'transfer', status: 'linked', transaction_id: next });
    for (const leg of [next, other]) {
      expect(await books.entryOf(leg)).toMatchObject({
        categorization_method: 'transfer',
        categorization_confidence: found?.confidence,
      });
    }
    await call(service, 'DELETE', `${books.path}/${found?.id}?undo=true`);
    expect(await books.entryOf(next)).toMatchObject({
      categorization_method: 'similarity',
      categorization_confidence: null,
    });
  });

  it('are only suggested where a person chose the ledger', async () => {
    const books = await importWordedTransfer(service.client);
    const entry = await books.entryOf(books.out);
    const entries = `/v0/business/${books.business.id}/journal-entries`;
    await call(service, 'PATCH', `${entries}/${entry.id}`, { review_status: 'confirmed' });
    const into = await books.intoSavings();
    const before = await books.linesOf(books.out);
    const [link] = (await books.read(into)).links;
    expect(link).toMatchObject({ status: 'suggested', decided_by: null });
    expect(await books.linesOf(books.out)).toEqual(before);
    const accepted = await call(service, 'POST', books.path, { link_id: link?.id });
    expect(accepted.data).toMatchObject({ id: link?.id, status: 'linked' });
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
  });

  it('do not return once they were declined', async () => {
    const books = await importWordedTransfer(service.client);
    const into = await books.intoSavings();
    const [link] = (await books.read(into)).links;
    await call(service, 'DELETE', `${books.path}/${link?.id}`);
    expect(await books.balanceOf('Transfers in transit', '2026-03-02')).toBe(0);
    await books.importInto(books.savings, [['2026-03-05', 500, 'Transfer from checking']]);
    const links = (await books.read(books.out)).links;
    expect(links.map(({ id }) => id)).not.toContain(link?.id);
  });

  it('keeps twins, and asks which is which', async () => {
    const books = await newTwoBanks(service.client);
    const outs = await books.importInto(books.checking, [
      ['2026-03-02', -50, 'Transfer'],
      ['2026-03-02', -50, 'Transfer'],
    ]);
    const into = await books.importInto(books.savings, [
      ['2026-03-02', 50, 'Transfer'],
      ['2026-03-02', 50, 'Transfer'],
    ]);
    const links = (await Promise.all(into.map(books.read))).flatMap((each) => each.links);
    expect(links.every(({ status }) => status === 'suggested')).toBe(true);
    expect(new Set(links.map((each) => each.transaction_id))).toEqual(new Set(outs));
    for (const id of [links[0]?.id])
      await call(service, 'POST', `/v0/business/${books.business.id}/transaction-link`, { link_id: id });
    const linked = links[0]?.other_transaction_id ?? '';
    expect((await books.read(linked)).links).toHaveLength(1);
  });

  it('asks no longer which of twins it is once the other one is linked', async () => {
    const books = await newTwoBanks(service.client);
    const path = `/v0/business/${books.business.id}/transaction-link`;
    await books.importInto(books.checking, [
      ['2026-03-02', -50, 'Transfer to savings'],
      ['2026-03-02', -50, 'Transfer to savings'],
    ]);
    const [first = '', second = ''] = await books.importInto(books.savings, [
      ['2026-03-02', 50, 'Transfer from checking'],
      ['2026-03-02', 50, 'Transfer from checking'],
    ]);
    const [link] = (await books.read(first)).links;
    expect(link?.reasons).toContain('1 other transaction fits, too.');
    await call(service, 'POST', path, { link_id: link?.id, confirm: true });
    const rest = (await books.read(second)).links;
    expect(rest).toMatchObject([{ kind: 'transfer', status: 'suggested' }]);
    expect(rest[0]?.confidence).toBeGreaterThanOrEqual(0.98);
    expect(rest[0]?.reasons.join(' ')).not.toContain('fit');
    await call(service, 'DELETE', `${path}/${link?.id}?undo=true`);
    expect((await books.read(second)).links).toHaveLength(2);
  });

  it('part when an import is undone, but where the other leg is locked or reconciled', async () => {
    const books = await importWordedTransfer(service.client);
    const [into = '', interest = ''] = await books.importInto(books.savings, [
      ['2026-03-03', 500, 'Transfer from checking'],
      ['2026-03-03', 12, 'Interest'],
    ]);
    const { import_id } = await books.read(into);
    const path = `/v0/business/${books.business.id}`;
    const undo = (body: object) =>
      call(service, 'POST', `${path}/transaction-import/${import_id}/undo`, body);
    const entry = `${path}/journal-entries/${(await books.entryOf(books.out)).id}`;
    await call(service, 'PATCH', entry, { is_reconciled: true });
    const dry = async () => (await undo({ dry_run: true })).data;
    const kept = (reason: string) => ({ removed: 1, kept: [{ transaction_id: into, reason }] });
    expect(await dry()).toEqual(kept('other_leg_reconciled'));
    must(
      await service.client.lockBooks({
        parameters: books.parameters,
        body: { through: '2026-03-02', reason: 'Filed' },
      }),
    );
    expect(await dry()).toEqual(kept('other_leg_locked'));
    expect((await undo({})).data).toEqual(kept('other_leg_locked'));
    expect((await call(service, 'GET', `${path}/transactions/${interest}`)).status).toBe(404);
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
  });

  it.each(['leaves', 'arrives'] as const)(
    'part when the import of the leg that %s is undone: the other one is judged anew',
    async (undone) => {
      const books = await newTwoBanks(service.client);
      const card = await books.accountOn('Credit card');
      const [paid = ''] = await books.importInto(card, [['2026-03-02', 77.7, 'PAYMENT - THANK YOU']]);
      const alone = [await books.linesOf(paid), (await books.entryOf(paid)).categorization_method];
      const [payment = ''] = await books.importInto(books.checking, [['2026-03-03', -77.7, 'CARD AUTOPAY']]);
      expect(await books.linesOf(paid)).toContain('credit Transfers in transit 77.7');
      const [gone, left] = undone === 'leaves' ? [payment, paid] : [paid, payment];
      const path = `/v0/business/${books.business.id}/transaction-import/${(await books.read(gone)).import_id}`;
      expect((await call(service, 'POST', `${path}/undo`, {})).data).toEqual({ removed: 1, kept: [] });
      const { parameters } = books;
      const judging = async () =>
        must(await service.client.getSuggestionChanges({ parameters, query: {} })).data.is_judging;
      await expect.poll(judging).toBe(false);
      const entry = await books.entryOf(left);
      expect(entry).toMatchObject({ review_status: 'bookkeeper_pending' });
      expect((await books.read(left)).links).toEqual([]);
      if (left === paid) expect([await books.linesOf(paid), entry.categorization_method]).toEqual(alone);
      expect(entry.categorization_method).not.toBe('transfer');
      expect(await books.balanceOf('Transfers in transit')).toBe(0);
    },
  );

  it('are linked by the service in the audit log, whoever imported the file', async () => {
    const books = await importWordedTransfer(service.client);
    const form = new FormData();
    form.set('external_account_id', books.savings.id);
    form.set(
      'file',
      new File(['Date,Amount,Description\n2026-03-03,500,Transfer from checking'], 'bank.csv'),
    );
    const { parameters } = books;
    const { data } = must(await service.client.importTransactions({ parameters, form, userId: 'ann' }));
    const [into = ''] = data.transaction_ids;
    expect((await books.read(into)).links).toMatchObject([{ status: 'linked', decided_by: 'service' }]);
    const records = must(await service.client.listAuditLog({ query: { page_size: 100 } })).data;
    const whoOf = (action: string, id: string) =>
      records.filter((each) => each.action === action && each.resource_id === id).map((each) => each.user_id);
    expect(whoOf('link', books.out)).toEqual([null]);
    for (const leg of [books.out, into])
      expect(whoOf('update', (await books.entryOf(leg)).id)).toContain(null);
    expect(records.filter((each) => each.action === 'update' && each.user_id === 'ann')).toEqual([]);
    expect(records.filter((each) => each.action === 'create').map((each) => each.user_id)).toContain('ann');
  });
});
