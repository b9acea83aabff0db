import { describe, expect, it } from 'vitest';
import { must } from '../testing/books';
import { openService } from '../testing/open-service';
import { newPayables } from '../testing/payables';

const service = openService();

describe('the cash flow of a payment beside other lines', () => {
  /** Two thirds of a bill of rent and a lathe, paid by a movement of the bank that a loan paid half of. */
  async function partlyPaid() {
    const { client } = service;
    const books = await newPayables(client);
    const { parameters, ledger } = books;
    const [bill] = await books.bills([
      {
        issued: '2026-01-05',
        lines: [
          ['Rent', 30],
          ['Property and equipment', 60],
        ],
      },
    ]);
    const transactions = await books.transactions([
      ['2026-01-10', -60],
      ['2026-02-10', -50],
    ]);
    const pay = async (index: number, payment_amount: number) =>
      must(
        await client.createBillPayment({
          parameters,
          body: { bill_id: bill?.id ?? '', transaction_id: transactions[index] ?? '', payment_amount },
        }),
      ).data;
    await pay(0, 60);
    const ofTransaction = { ...parameters, transaction_id: transactions[0] ?? '' };
    const paid = must(await client.getTransaction({ parameters: ofTransaction })).data;
    const ofEntry = { ...parameters, journal_entry_id: paid.journal_entry_id ?? '' };
    const create_lines = [
      { ledger_id: ledger('Office supplies').id, debit_credit: 'debit' as const, amount: 40 },
      { ledger_id: ledger('Long-term loans').id, debit_credit: 'credit' as const, amount: 40 },
    ];
    const body = { line_changes: { create_lines } };
    must(await client.updateJournalEntry({ parameters: ofEntry, body }));
    return { books, bill, pay };
  }

  it('shares the cash with them, by the sections of what it pays', async () => {
    const { books } = await partlyPaid();
    // Rent 20, lathe 40 and supplies 40 share the 60 that the loan of 40 left to the bank.
    expect(await books.cashFlow('2026-01')).toEqual({
      Rent: -12,
      'Office supplies': -24,
      'Property and equipment': -24,
    });
    expect(await service.differences()).toEqual([]);
  });

  it('follows what other payments, edits and removals leave to it', async () => {
    const { client } = service;
    const { books, bill, pay } = await partlyPaid();
    const { parameters, ledger } = books;
    const ofBill = { ...parameters, bill_id: bill?.id ?? '' };
    const create_lines = [{ ledger_id: ledger('Long-term loans').id, amount: 30 }];
    must(await client.updateBill({ parameters: ofBill, body: { line_changes: { create_lines } } }));
    // Of 60 now: rent 15, lathe 30, loans 15 of the bill, which the new loan of 40 outweighs.
    expect(await books.cashFlow('2026-01')).toEqual({
      Rent: -10.59,
      'Office supplies': -28.23,
      'Property and equipment': -21.18,
    });
    expect(await service.differences()).toEqual([]);
    const answer = await pay(1, 50);
    expect(await books.cashFlow('2026-02')).toEqual({
      Rent: -12.5,
      'Property and equipment': -25,
      'Long-term loans': -12.5,
    });
    for (const payment of answer.payments) {
      const ofPayment = { ...parameters, bill_payment_id: payment.id };
      must(await client.deleteBillPayment({ parameters: ofPayment }));
      expect(await service.differences()).toEqual([]);
    }
  });

  it('has what is paid too much as operating, beside the sections of the bill', async () => {
    const { client } = service;
    const books = await newPayables(client);
    const { parameters } = books;
    const [bill] = await books.bills([{ issued: '2026-01-05', lines: [['Property and equipment', 60]] }]);
    const [transaction = ''] = await books.transactions([['2026-01-10', -100]]);
    const body = { bill_id: bill?.id ?? '', transaction_id: transaction, payment_amount: 100 };
    must(await client.createBillPayment({ parameters, body }));
    expect(await books.cashFlow('2026-01')).toEqual({
      'Property and equipment': -60,
      'Accounts payable': -40,
    });
  });
});
