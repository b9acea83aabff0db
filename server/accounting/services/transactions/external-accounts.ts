import { invalid } from '@/lib/contract/problem';
import type {
  ExternalAccount,
  ExternalAccountCreate,
  ExternalAccountUpdate,
} from '@/lib/contract/transaction';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { ledgerFaults } from '../../domain/journal-entry/check-lines';
import { partyKindOf } from '../../domain/journal-entry/on-account';
import {
  findExternalAccount,
  insertExternalAccount,
  listExternalAccounts,
  lockExternalAccount,
  saveExternalAccount,
} from '../../store/external-account-store';
import { findLedgers } from '../../store/ledger-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';

export async function createExternalAccount(
  ctx: BusinessContext,
  input: ExternalAccountCreate,
): Promise<Outcome<ExternalAccount>> {
  const ledgers = await findLedgers(ctx.db, ctx.business.id, [input.ledger_id]);
  const ledger = ledgers.get(input.ledger_id);
  const unusable = ledgerFaults(input.ledger_id, ledgers, '/ledger_id');
  if (!ledger || unusable.length > 0) return refuse(invalid(unusable));
  if (ledger.type !== 'asset' && ledger.type !== 'liability') {
    const message = `must be an asset or liability ledger; ${ledger.name} is ${ledger.type}`;
    return refuse(invalid([{ path: '/ledger_id', code: 'ledger_type_mismatch', message }]));
  }
  if (partyKindOf(ledger.id, { ledgers }) !== null) {
    const message = `must not be ${ledger.name}: it says what is owed, and no statement comes of it`;
    return refuse(invalid([{ path: '/ledger_id', code: 'ledger_not_allowed', message }]));
  }
  const account: ExternalAccount = {
    id: newIdentifier('external_account'),
    business_id: ctx.business.id,
    name: input.name,
    institution: input.institution ?? null,
    last_four: input.last_four ?? null,
    ledger_id: input.ledger_id,
    version: 1,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  await insertExternalAccount(ctx.db, account);
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
    institution: input.institution ?? before.institution,
    last_four: input.last_four ?? before.last_four,
    version: before.version + 1,
    updated_at: ctx.now,
  };
  await saveExternalAccount(ctx.db, after);
  audit(ctx, ctx.business.id, [
    { action: 'update', resourceType: 'external_account', resourceId: after.id, before, after },
  ]);
  return accept(after);
}
