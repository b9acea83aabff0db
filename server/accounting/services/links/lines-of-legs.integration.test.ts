import { describe, expect, it } from 'vitest';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { importWordedTransfer } from '../../testing/worded-transfer';

const service = openService();

describe('lines that a person writes', () => {
  /** Replaces what stands opposite the bank in the transaction's entry. */
  async function recode(
    books: Awaited<ReturnType<typeof importWordedTransfer>>,
    id: string,
    own: string,
    other: string,
  ) {
    const entry = await books.entryOf(id);
    const lines = entry.line_entries.filter((line) => line.ledger_id !== books.ledger(own).id);
    const [{ debit_credit = 'debit', amount = 0 } = {}] = lines;
    return call(service, 'PATCH', `/v0/business/${books.business.id}/journal-entries/${entry.id}`, {
      line_changes: {
        delete_lines: lines.map((line) => line.id),
        create_lines: [{ ledger_id: books.ledger(other).id, debit_credit, amount }],
      },
    });
  }

  it('on a leg part its transfer, and the other leg is as before', async () => {
    const books = await importWordedTransfer(service.client);
    const before = await books.linesOf(books.out);
    const into = await books.intoSavings();
    const answer = await recode(books, into, 'Savings', 'Interest income');
    expect(answer.status).toBe(200);
    expect(await books.linesOf(books.out)).toEqual(before);
    expect((await books.read(books.out)).links).toEqual([]);
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
  });

  it('on the other bank are refused where its own leg is there, with the pair', async () => {
    const books = await importWordedTransfer(service.client);
    const [into = ''] = await books.importInto(books.savings, [['2026-03-03', 500, 'Rowe GmbH']]);
    const answer = await recode(books, books.out, 'Checking', 'Savings');
    expect([answer.status, answer.problem.code, ...faultsOf(answer)]).toEqual([
      409,
      'conflict',
      '/line_changes transfer_leg_exists',
    ]);
    expect(answer.problem.detail).toContain(into);
    expect(answer.problem.errors?.[0]?.resource_id).toBe(into);
    expect((await recode(books, books.out, 'Checking', 'Payments clearing')).status).toBe(200);
  });

  it('on the other bank are refused where its own leg arrived with a fee taken', async () => {
    const books = await importWordedTransfer(service.client);
    const [into = ''] = await books.importInto(books.savings, [['2026-03-03', 490, 'Rowe GmbH']]);
    const entry = await books.entryOf(books.out);
    const lines = entry.line_entries.filter((line) => line.ledger_id !== books.ledger('Checking').id);
    const path = `/v0/business/${books.business.id}/journal-entries/${entry.id}`;
    const split = (arriving: number) =>
      call(service, 'PATCH', path, {
        line_changes: {
          delete_lines: lines.map((line) => line.id),
          create_lines: [
            { ledger_id: books.ledger('Savings').id, debit_credit: 'debit', amount: arriving },
            { ledger_id: books.ledger('Bank fees').id, debit_credit: 'debit', amount: 500 - arriving },
          ],
        },
      });
    const refused = await split(490);
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/line_changes transfer_leg_exists']);
    expect(refused.problem.detail).toContain(into);
    expect(refused.problem.detail).toContain('with the difference as its fee');
    const whole = await recode(books, books.out, 'Checking', 'Savings');
    expect([whole.status, ...faultsOf(whole)]).toEqual([409, '/line_changes transfer_leg_exists']);
  });

  it('on the other bank are taken where it has no such leg', async () => {
    const books = await importWordedTransfer(service.client);
    expect((await recode(books, books.out, 'Checking', 'Savings')).status).toBe(200);
  });
});
