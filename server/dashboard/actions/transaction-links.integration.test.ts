import { beforeEach, expect, it, vi } from 'vitest';
import { must } from '@/lib/client/must';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import { entityTag } from '../accounting/entity-tag';
import { askedBusiness, makeMember, openMailDesk } from '../mail/testing/mail-desk';
import { beginRequest } from '../session/testing/request-at-hand';
import { origin, signInAs } from '../session/testing/small-desk';
import { declineLink, restoreLink } from './transaction-links';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const desk = openMailDesk();
let parameters: { business_id: string };

beforeEach(async () => {
  const business = await askedBusiness(desk.client);
  parameters = business.parameters;
  beginRequest({ origin });
  await signInAs(await makeMember(business.businessId, 'bookkeeper'));
});

/** The one transaction of a new account. */
async function imported(ledgerName: string, amount: string): Promise<string> {
  const { client } = desk;
  const ledgers = must(await client.listLedgers({ parameters })).data;
  const ledger_id = ledgers.find(({ name }) => name === ledgerName)?.id ?? '';
  const account = must(
    await client.createExternalAccount({ parameters, body: { name: ledgerName, ledger_id } }),
  ).data;
  const form = new FormData();
  form.set('external_account_id', account.id);
  form.set('file', new Blob([`Date,Description,Amount\n2026-03-02,Own money,${amount}\n`]), 'bank.csv');
  must(await client.importTransactions({ parameters, form }));
  const query = { external_account_id: account.id };
  return must(await client.listTransactions({ parameters, query })).data[0]?.id ?? '';
}

async function entryOf(transactionId: string) {
  const { client } = desk;
  const of = { ...parameters, transaction_id: transactionId };
  const { journal_entry_id: id } = must(await client.getTransaction({ parameters: of })).data;
  return must(await client.getJournalEntry({ parameters: { ...parameters, journal_entry_id: id ?? '' } }))
    .data;
}

async function setStatus(transactionId: string, review_status: ReviewStatus): Promise<void> {
  const { id, version } = await entryOf(transactionId);
  const of = { ...parameters, journal_entry_id: id };
  const body = { review_status };
  must(await desk.client.updateJournalEntry({ parameters: of, ifMatch: entityTag(version), body }));
}

it.each<ReviewStatus[]>([
  ['confirmed', 'bookkeeper_pending'],
  ['bookkeeper_pending', 'confirmed'],
  ['confirmed', 'confirmed'],
  ['bookkeeper_pending', 'bookkeeper_pending'],
])('a link is brought back with the confirmation that each entry had: %s and %s', async (...statuses) => {
  const legs = [await imported('Checking', '-250.00'), await imported('Savings', '250.00')] as const;
  const [transaction_id, other_transaction_id] = legs;
  const body = { kind: 'transfer' as const, transaction_id, other_transaction_id };
  const { id: linkId } = must(await desk.client.createTransactionLink({ parameters, body })).data;
  for (const [at, leg] of legs.entries()) await setStatus(leg, statuses[at] ?? 'confirmed');
  const idempotencyKey = () => crypto.randomUUID();
  const refusal = { idempotencyKey: idempotencyKey(), linkId, isUndo: false, linkedIds: [...legs] };
  const declined = await declineLink(parameters.business_id, refusal);
  if (!declined.ok) throw new Error(declined.problem.detail);
  const { confirmedIds } = declined.data;
  const undo = { idempotencyKey: idempotencyKey(), linkId, wasLinked: true, confirmedIds };
  const restored = await restoreLink(parameters.business_id, undo);
  if (!restored.ok) throw new Error(restored.problem.detail);
  expect(restored.data).toMatchObject({
    link: { status: 'linked' },
    entries: statuses.map((review_status) => ({ review_status })),
  });
  const now = await Promise.all(legs.map(entryOf));
  expect(now.map(({ review_status }) => review_status)).toEqual(statuses);
});
