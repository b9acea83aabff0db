import { afterAll, beforeAll, inject } from 'vitest';
import type { Client } from '@/lib/client/client';
import { must } from '@/lib/client/must';
import type { Role } from '@/lib/member-role';
import { startAccountingService } from '../../demo/testing/start-accounting-service';
import { putMembership } from '../../session/storage/memberships';
import { dashboardDatabase } from '../../session/storage/pool';
import { setPasswordHash } from '../../session/storage/users';
import { makePerson, startSmallDesk } from '../../session/testing/small-desk';
import { startMailServer } from '../../session/testing/small-mail-server';

/** The dashboard with an accounting service and a mail server of its own, for the tests of a file, there once they run. */
export function openMailDesk() {
  const desk = {} as Awaited<ReturnType<typeof startMailDesk>>;
  beforeAll(async () => {
    Object.assign(desk, await startMailDesk());
  });
  afterAll(() => desk.stop());
  return desk;
}

async function startMailDesk() {
  const mail = await startMailServer();
  const service = await startAccountingService(inject('databaseUrl'));
  const desk = await startSmallDesk();
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'Daybook <books@example.test>' };
  Object.assign(process.env, service.env, settings);
  const stop = async () => {
    await desk.stop();
    await service.stop();
    mail.stop();
  };
  return { mail, client: service.client, stop };
}

/** Somebody who can sign in and has been a member of the business for long. */
export async function makeMember(businessId: string, role: Role) {
  const user = await makePerson(null);
  const database = dashboardDatabase();
  await setPasswordHash(database, user.id, 'never compared');
  await putMembership(database, user.id, { businessId, role });
  await database.query("update dashboard.memberships set created_at = '2026-01-01' where user_id = $1", [
    user.id,
  ]);
  return user;
}

/** A new business with a question about each payment: `[day, payee, amount]`. */
export async function askedBusiness(client: Client, ...payments: [string, string, number][]) {
  const body = {
    name: 'Test Books LLC',
    entity_type: 'llc' as const,
    fiscal_year: '12/31',
    entries_start: '2020-01-01T00:00:00Z',
    external_id: crypto.randomUUID(),
  };
  const { id: businessId } = must(await client.createBusiness({ body })).data;
  const parameters = { business_id: businessId };
  const ledgers = must(await client.listLedgers({ parameters })).data;
  const ledger = (name: string) => ledgers.find((each) => each.name === name)?.id ?? '';
  const line = (name: string, debit_credit: 'debit' | 'credit', amount: number) => ({
    ledger_id: ledger(name),
    debit_credit,
    amount,
  });
  const taskIds: string[] = [];
  for (const [day, description, amount] of payments) {
    const entry = must(
      await client.createJournalEntry({
        parameters,
        body: {
          datetime: `${day}T00:00:00Z`,
          description,
          review_status: 'bookkeeper_pending',
          lines: [line('Office supplies', 'debit', amount), line('Checking', 'credit', amount)],
        },
      }),
    ).data;
    const asked = { journal_entry_id: entry.id, body: `What was ${description} for?` };
    taskIds.push(must(await client.createTask({ parameters, body: asked })).data.id);
  }
  return { businessId, parameters, taskIds };
}
