import type {
  ExternalAccount,
  ExternalAccountCreate,
  ExternalAccountUpdate,
} from '@/lib/contract/transaction';
import { updatedText } from '@/lib/contract/updated-text';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { proposeExternalAccount } from '../../domain/transactions/propose-external-account';
import {
  findAccountOnLedger,
  findExternalAccount,
  insertExternalAccount,
  listExternalAccounts,
  lockExternalAccount,
  saveExternalAccount,
} from '../../store/external-account-store';
import { findLedgers, lockChart } from '../../store/ledger-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';

export async function createExternalAccount(
  ctx: BusinessContext,
  input: ExternalAccountCreate,
): Promise<Outcome<ExternalAccount>> {
  const { db, business, now } = ctx;
  // Two concurrent requests must not create accounts on the same ledger, or on one that is being archived.
  await lockChart(db, business.id);
  const ledgers = await findLedgers(db, business.id, [input.ledger_id]);
  const present = await findAccountOnLedger(db, business.id, input.ledger_id);
  const own = { id: newIdentifier('external_account'), businessId: business.id, now };
  const proposed = proposeExternalAccount(own, input, { ledgers, present });
  if (!proposed.ok) return proposed;
  const account = proposed.value;
  await insertExternalAccount(db, account);
  audit(ctx, ctx.business.id, [
    {
      action: 'create',
      resourceType: 'external_account',
      resourceId: account.id,
      before: null,
      after: account,
    },
  ]);
  return accept(account);
}

export async function listAccounts(ctx: BusinessContext): Promise<Outcome<ExternalAccount[]>> {
  return accept(await listExternalAccounts(ctx.db, ctx.business.id));
}

export async function getExternalAccount(
  ctx: BusinessContext,
  parameters: { external_account_id: string },
): Promise<Outcome<ExternalAccount>> {
  const account = await findExternalAccount(ctx.db, ctx.business.id, parameters.external_account_id);
  return account ? accept(account) : refuse(notFound);
}

export async function updateExternalAccount(
  ctx: BusinessContext,
  input: ExternalAccountUpdate & { external_account_id: string },
): Promise<Outcome<ExternalAccount>> {
  const before = await lockExternalAccount(ctx.db, ctx.business.id, input.external_account_id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const after: ExternalAccount = {
    ...before,
    name: input.name ?? before.name,
    institution: updatedText(input.institution, before.institution),
    last_four: updatedText(input.last_four, before.last_four),
    version: before.version + 1,
    updated_at: ctx.now,
  };
  await saveExternalAccount(ctx.db, after);
  audit(ctx, ctx.business.id, [
    { action: 'update', resourceType: 'external_account', resourceId: after.id, before, after },
  ]);
  return accept(after);
}
