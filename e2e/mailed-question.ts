import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';

const kept = (name: string) =>
  readFileSync(join(process.env.DAYBOOK_E2E_DATA_DIR ?? '', name), 'utf8').trim();

/** Asks the owner what a new payment was for, as an application of the bookkeeper does. Gives the task. */
export async function askAboutPayment(businessId: string, description: string): Promise<string> {
  const baseUrl = process.env.DAYBOOK_E2E_SERVICE_URL ?? '';
  const credentials = JSON.parse(kept('dashboard-credentials.json'));
  const client = createClient({
    baseUrl,
    fetch,
    tokens: clientCredentials({ baseUrl, fetch, ...credentials }),
  });
  const parameters = { business_id: businessId };
  const ledgers = await client.listLedgers({ parameters });
  const line = (name: string, debit_credit: 'debit' | 'credit') => ({
    ledger_id: (ledgers.ok && ledgers.value.data.find((each) => each.name === name)?.id) || '',
    debit_credit,
    amount: 64.3,
  });
  const entry = await client.createJournalEntry({
    parameters,
    body: {
      datetime: '2026-01-12T00:00:00Z',
      description,
      review_status: 'bookkeeper_pending',
      lines: [line('Office supplies', 'debit'), line('Checking', 'credit')],
    },
  });
  if (!entry.ok) throw new Error(entry.problem.detail);
  const body = { journal_entry_id: entry.value.data.id, body: `What was ${description} for?` };
  const task = await client.createTask({ parameters, body });
  if (!task.ok) throw new Error(task.problem.detail);
  return task.value.data.id;
}

/** The link by which a message to an owner opens one question: made here, as no mail is sent. */
export async function linkToQuestion(businessId: string, taskId: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  const database = new Client({ connectionString: kept('database-url') });
  await database.connect();
  await database.query(
    `insert into dashboard.question_links (id, token_hash, user_id, business_id, task_id, expires_at)
     select $1, $2, id, $3, $4, now() + interval '1 day' from dashboard.users where email = $5`,
    [randomUUID(), hash, businessId, taskId, email],
  );
  await database.end();
  return `/answer#${token}`;
}
