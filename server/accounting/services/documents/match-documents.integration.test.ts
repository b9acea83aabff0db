import { describe, expect, it } from 'vitest';
import type { Client } from '@/lib/client/client';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { must, newBooks } from '../../testing/books';
import { importMovements, untilRead, uploadForm } from '../../testing/documents';
import { openBooksForEach, openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();
const books = openBooksForEach(service, newBooks);

const upload = (vendor: string, day: string, total: string) =>
  uploadLines([vendor, `Date: ${day}`, `Total: ${total}`]);
async function uploadLines(lines: string[]) {
  const form = uploadForm(smallPdf(lines), 'receipt.pdf');
  const { id } = must(await service.client.uploadDocument({ parameters: books.parameters, form })).data;
  return untilRead(service.client, books.parameters, id);
}
const pay = (...movements: string[]) =>
  importMovements(service.client, books.parameters, books.ledger('Checking'), movements);
const likely = async () =>
  must(await service.client.listLikelyMatches({ parameters: books.parameters })).data.map(
    ({ document, transaction, confidence }) => [document.id, transaction.description, confidence],
  );
const read = async (id: string) =>
  must(await service.client.getDocument({ parameters: { ...books.parameters, document_id: id } })).data;
const change = (body: Parameters<Client['matchDocuments']>[0]['body']) =>
  service.client.matchDocuments({ parameters: books.parameters, body });

it('of a paper that leaves open who pays are on either side, however much lies between', async () => {
  const lines = ['Tintenfeder GmbH', 'Gutschrift Nr. 47', 'Datum: 04.03.2026', 'Gesamtbetrag $119.00'];
  const paper = await uploadLines(lines);
  const between = Array.from({ length: 51 }, (_, at) => `2026-03-05,Card ${at},${at - 20}.50`);
  const movements = await pay('2026-03-04,Tintenfeder GmbH,-119.00', ...between);
  const paid = movements.find(({ description }) => description === 'Tintenfeder GmbH');
  expect((await read(paper.id)).suggested_matches).toMatchObject([{ transaction_id: paid?.id }]);
});

describe('likely matches', () => {
  it('are accepted together, taken back together, and learn what the bank calls a vendor', async () => {
    const paper = await upload('Northwind Paper LLC', '2026-03-04', '$21.60');
    const bowls = await upload('Harbor Ceramics', '2026-03-05', '$44.89');
    const [second, first] = await pay(
      '2026-03-05,TST* HRBR 0441,-44.89',
      '2026-03-04,Northwind Paper,-21.60',
    );
    expect(await likely()).toEqual([
      [paper.id, 'Northwind Paper', 0.97],
      [bowls.id, 'TST* HRBR 0441', 0.7],
    ]);
    const matches = [
      { document_id: paper.id, transaction_id: first?.id ?? '', version: paper.version },
      { document_id: bowls.id, transaction_id: second?.id ?? '', version: bowls.version },
    ];
    expect(must(await change(matches)).data.map((each) => [each.transaction_id, each.matched_by])).toEqual([
      [first?.id, 'person'],
      [second?.id, 'person'],
    ]);
    expect(await likely()).toEqual([]);

    const again = await upload('Harbor Ceramics', '2026-03-12', '$12.00');
    await pay('2026-03-12,TST* HRBR 0442,-12.00');
    expect((await read(again.id)).suggested_matches).toMatchObject([
      { confidence: 0.97, reasons: ['amount_equal', 'date_equal', 'name_learned'] },
    ]);

    must(await change(matches.map(({ document_id }) => ({ document_id, transaction_id: null }))));
    expect(await likely()).toHaveLength(3);
  });

  it('are declined for good, and suggested again when that is taken back', async () => {
    const paper = await upload('Northwind Paper LLC', '2026-03-04', '$21.60');
    const [payment] = await pay('2026-03-04,Northwind Paper,-21.60');
    const pair = { transaction_id: payment?.id ?? '' };
    const parameters = { ...books.parameters, document_id: paper.id };
    expect(
      must(await service.client.declineMatch({ parameters, body: pair })).data.suggested_matches,
    ).toEqual([]);
    expect(await likely()).toEqual([]);
    must(await service.client.restoreMatch({ parameters: { ...parameters, ...pair } }));
    expect(await likely()).toHaveLength(1);
    must(await service.client.matchDocument({ parameters, body: pair }));
    expect(await service.client.declineMatch({ parameters, body: pair })).toMatchObject({
      ok: false,
      problem: { status: 409 },
    });
  });

  it('are not of a transaction that is another once more', async () => {
    const { parameters, ...banks } = await newTwoBanks(service.client);
    const card = await banks.accountOn('Credit card');
    const [kept = ''] = await banks.importInto(banks.checking, [['2026-03-04', -21.6, 'Northwind Paper']]);
    const [again = ''] = await banks.importInto(card, [['2026-03-05', -21.6, 'Northwind Paper']]);
    const [link] = (await banks.read(again)).links;
    expect(link).toMatchObject({ kind: 'same', transaction_id: again });
    must(
      await service.client.createTransactionLink({
        parameters,
        body: { link_id: link?.id ?? '', confirm: true },
      }),
    );
    const form = uploadForm(
      smallPdf(['Northwind Paper LLC', 'Date: 2026-03-05', 'Total: $21.60']),
      'receipt.pdf',
    );
    const { id } = must(await service.client.uploadDocument({ parameters, form })).data;
    const paper = await untilRead(service.client, parameters, id);
    expect(paper.suggested_matches.map((each) => each.transaction_id)).toEqual([kept]);
  });

  it('are all or nothing', async () => {
    const paper = await upload('Northwind Paper LLC', '2026-03-04', '$21.60');
    const other = await upload('Another', '2026-03-04', '$9.00');
    const [payment] = await pay('2026-03-04,Northwind Paper,-21.60');
    const good = { document_id: paper.id, transaction_id: payment?.id ?? '' };
    const faultsOf = async (item: object) => {
      const answer = await change([good, item as typeof good]);
      return answer.ok ? null : answer.problem.errors?.map(({ path, code }) => `${path} ${code}`);
    };
    const unknown = 'txn_1BoatSLRHtKNngkdXEeobR';
    expect(await faultsOf({ ...good, document_id: other.id, transaction_id: unknown })).toEqual([
      '/1/transaction_id not_found',
    ]);
    expect(await faultsOf(good)).toEqual(['/1/document_id duplicate']);
    expect(await faultsOf({ ...good, document_id: 'doc_1BoatSLRHtKNngkdXEeobR' })).toEqual([
      '/1/document_id not_found',
    ]);
    expect(await faultsOf({ ...good, document_id: other.id, version: 99 })).toEqual([
      '/1/version stale_version',
    ]);
    expect((await read(paper.id)).transaction_id).toBeNull();
  });

  it('are not asked of other tenants and businesses', async () => {
    const paper = await upload('Northwind Paper LLC', '2026-03-04', '$21.60');
    const [payment] = await pay('2026-03-04,Northwind Paper,-21.60');
    for (const stranger of [await service.newTenant(), service.client]) {
      const theirs = await newBooks(stranger);
      const body = [{ document_id: paper.id, transaction_id: payment?.id ?? '' }];
      expect(await stranger.matchDocuments({ parameters: theirs.parameters, body })).toMatchObject({
        ok: false,
        problem: { status: 422 },
      });
      expect(must(await stranger.listLikelyMatches({ parameters: theirs.parameters })).data).toEqual([]);
      const parameters = { ...theirs.parameters, document_id: paper.id };
      const pair = { transaction_id: payment?.id ?? '' };
      expect(await stranger.declineMatch({ parameters, body: pair })).toMatchObject({
        ok: false,
        problem: { status: 404 },
      });
    }
  });
});

describe('a business that asks for it has sure matches made', () => {
  const automatic = async (threshold: number) => {
    const body = { receipt_match_threshold: threshold };
    must(await service.client.updateBusiness({ parameters: books.parameters, body }));
  };

  it('when the receipt comes last, and does not have a removed one made again', async () => {
    await automatic(0.9);
    await pay('2026-03-04,Northwind Paper,-21.60', '2026-03-02,Somebody,-9.00');
    const paper = await upload('Northwind Paper LLC', '2026-03-04', '$21.60');
    const unsure = await upload('Harbor Ceramics', '2026-03-02', '$9.00');
    await expect.poll(async () => (await read(paper.id)).matched_by).toBe('service');
    expect((await read(unsure.id)).transaction_id).toBeNull();
    must(
      await service.client.unmatchDocument({ parameters: { ...books.parameters, document_id: paper.id } }),
    );
    await pay('2026-03-09,Somebody,-1.00');
    expect(await read(paper.id)).toMatchObject({ transaction_id: null, suggested_matches: [] });
  });

  it('when the bank file comes last, unless the currency was not read or two payments are alike', async () => {
    await automatic(0.85);
    const paper = await upload('Northwind Paper LLC', '2026-03-04', '$21.60');
    const bare = await upload('Harbor Ceramics', '2026-03-05', '44.89');
    const twice = await upload('Weir Bakery', '2026-03-06', '$5.00');
    await pay(
      '2026-03-06,Weir Bakery,-5.00',
      '2026-03-06,Weir Bakery,-5.00',
      '2026-03-05,Harbor Ceramics,-44.89',
      '2026-03-04,Northwind Paper,-21.60',
    );
    const all = await Promise.all([paper, bare, twice].map(({ id }) => read(id)));
    expect(all.map((each) => each.matched_by)).toEqual(['service', null, null]);
    expect(all[1]?.suggested_matches).toMatchObject([
      { confidence: 0.87, reasons: ['amount_equal', 'currency_unread', 'date_equal', 'name_equal'] },
    ]);
  });

  it('but not of a refund, nor of what was only ordered', async () => {
    await automatic(0.85);
    const slip = ['Northwind Paper LLC', 'REFUND', 'Date: 2026-03-04', 'Total: $21.60'];
    const order = ['Harbor Ceramics', 'Order confirmation', 'Date: 2026-03-05', 'Total: $44.89'];
    const [refund, ordered] = await Promise.all([slip, order].map((lines) => uploadLines(lines)));
    await pay(
      '2026-03-04,Northwind Paper,-21.60',
      '2026-03-06,Northwind Paper,21.60',
      '2026-03-05,Harbor Ceramics,-44.89',
    );
    const all = await Promise.all([refund, ordered].map((each) => read(each?.id ?? '')));
    expect(all.map((each) => each.transaction_id)).toEqual([null, null]);
    expect(all.map((each) => each.suggested_matches.map(({ reasons }) => reasons))).toEqual([
      [['amount_equal', 'total_in_doubt', 'date_near', 'name_equal']],
      [['amount_equal', 'total_in_doubt', 'date_equal', 'name_equal']],
    ]);
  });
});
