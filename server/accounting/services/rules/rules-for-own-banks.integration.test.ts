import { expect, it } from 'vitest';
import { openBankForEach } from '../../testing/bank-imports';
import { must } from '../../testing/books';
import { call } from '../../testing/call';

const { service, books, bank } = openBankForEach();

const conditions = { text: { contains: 'to savings' } };
const saving = () => ({ conditions, then: { ledger_id: books.ledger('Savings').id } });

async function newRule() {
  const { data } = await call(service, 'POST', `${bank.base}/rule`, { name: 'Saving', ...saving() });
  return {
    preview: async () =>
      (await call(service, 'POST', `${bank.base}/rule/preview`, { ...saving(), rule_id: data.id })).data,
  };
}

async function newSavingsAccount(): Promise<void> {
  const body = { name: 'Second account', ledger_id: books.ledger('Savings').id };
  must(await service.client.createExternalAccount({ parameters: books.parameters, body }));
}

it('puts a transfer in transit where the other bank reports its leg itself', async () => {
  await newSavingsAccount();
  const rule = await newRule();
  const [entry] = await bank.importRows(['2026-03-02,To savings,-100.00']);
  expect(bank.ledgerOf(entry)).toBe('Transfers in transit');
  expect(entry?.categorization_method).toBe('rule');
  expect(entry?.categorization_reasons).toEqual([
    'Rule “Saving”.',
    'It is in transit until the other leg is among the transactions of “Savings”.',
  ]);
  expect(await rule.preview()).toMatchObject({ pending_entry_ids: [], contradicting_entry_ids: [] });
});

it('agrees with confirmed transfers of before that account had transactions', async () => {
  const rule = await newRule();
  const [entry] = await bank.importRows(['2026-03-02,To savings,-100.00']);
  expect(bank.ledgerOf(entry)).toBe('Savings');
  const confirmed = await call(service, 'PATCH', `${bank.base}/journal-entries/${entry?.id}`, {
    review_status: 'confirmed',
  });
  expect(confirmed.status).toBe(200);
  await newSavingsAccount();
  expect(await rule.preview()).toMatchObject({
    agreeing_entry_ids: [entry?.id],
    contradicting_entry_ids: [],
  });
});
