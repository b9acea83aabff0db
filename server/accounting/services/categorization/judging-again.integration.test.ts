import { Client } from 'pg';
import { v7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { type Database, openDatabase } from '../../store/database';
import { openBankForEach } from '../../testing/bank-imports';
import { call } from '../../testing/call';
import { uuidOf } from '../../testing/connect-as-service';
import { startServiceApart } from '../../testing/start-service';
import { judgingJobs } from './judge-pending';

const { service, books, bank } = openBankForEach(startServiceApart);

const rowsOf = (month: string, count: number) =>
  Array.from({ length: count }, (_, at) => `2026-${month}-0${at + 1},Zyx Qq,-25.00`);

it('what is confirmed while an import runs counts for the entries of the import', async () => {
  const earlier = await bank.importRows(rowsOf('01', 5));
  for (const entry of earlier) await bank.decide(entry, 'Software', {});
  // Holds the import back after it has read what was decided until then.
  const holder = new Client({ connectionString: service.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE accounting.line_entry IN SHARE MODE');
  const importing = bank.importRows(rowsOf('02', 3));
  const isHeld = async () => {
    const { rows } = await service.owner.query(`SELECT FROM pg_locks WHERE NOT granted
      AND relation = 'accounting.line_entry'::regclass`);
    expect(rows.length).toBeGreaterThan(0);
  };
  await vi.waitFor(isHeld, { timeout: 30_000, interval: 20 });
  for (const { id } of earlier) {
    const confirmed = { review_status: 'confirmed' };
    expect((await call(service, 'PATCH', `${bank.base}/journal-entries/${id}`, confirmed)).status).toBe(200);
  }
  await bank.judged();
  await holder.query('COMMIT');
  await holder.end();
  const imported = await importing;
  await bank.judged();
  const now = await Promise.all(imported.map(({ id }) => bank.entryOf(id)));
  expect(now.map(bank.ledgerOf)).toEqual(['Software', 'Software', 'Software']);
});

it('pending entries that were suggested on a ledger are judged again once it is archived, and once it is back', async () => {
  for (const entry of await bank.importRows(rowsOf('01', 5))) await bank.decide(entry, 'Software');
  const pending = await bank.importRows(rowsOf('02', 3));
  const ledgers = async () => {
    await bank.judged();
    return (await Promise.all(pending.map(({ id }) => bank.entryOf(id)))).map(bank.ledgerOf);
  };
  expect(await ledgers()).toEqual(['Software', 'Software', 'Software']);
  const { id } = books.ledger('Software');
  await call(service, 'PATCH', `${bank.base}/ledger/${id}`, { archived: true });
  expect(await ledgers()).not.toContain('Software');
  await call(service, 'PATCH', `${bank.base}/ledger/${id}`, { archived: false });
  expect(await ledgers()).toEqual(['Software', 'Software', 'Software']);
});

it('a payment of which money has come back is not judged again, so that the refund stays on its ledger', async () => {
  for (const entry of await bank.importRows(rowsOf('01', 5))) await bank.decide(entry, 'Software');
  const [paid, other] = await bank.importRows(rowsOf('02', 2));
  const [back] = await bank.importRows(['2026-02-09,Zyx Qq refund,10.00']);
  await bank.judged();
  const path = `${bank.base}/transaction-link`;
  const refund = {
    kind: 'refund',
    transaction_id: back?.transaction_id,
    other_transaction_id: paid?.transaction_id,
  };
  expect((await call(service, 'POST', path, refund)).status).toBe(201);
  await bank.judged();
  await call(service, 'PATCH', `${bank.base}/ledger/${books.ledger('Software').id}`, { archived: true });
  await bank.judged();
  const now = await Promise.all([paid, other, back].map((entry) => bank.entryOf(entry?.id ?? '')));
  const [ofPaid, ofOther, ofBack] = now.map(bank.ledgerOf);
  expect([ofPaid, ofBack]).toEqual(['Software', 'Software']);
  expect(ofOther).not.toBe('Software');
});

it('an entry that comes after a process has read what was decided is left to the next one', async () => {
  const deciding = await bank.importRows(rowsOf('01', 5));
  for (const entry of deciding) await bank.decide(entry, 'Software');
  await bank.judged();

  let imported: JournalEntry | undefined;
  await judgeAsAnotherProcess(async () => {
    for (const entry of deciding) await bank.decide(await bank.entryOf(entry.id), 'Meals');
    await bank.judged();
    [imported] = await bank.importRows(rowsOf('02', 1));
    expect(bank.ledgerOf(imported)).toBe('Meals');
  });
  expect(bank.ledgerOf(await bank.entryOf(imported?.id ?? ''))).toBe('Meals');
});

it('what is judged counts in the cash flow by the chart that it is saved with', async () => {
  const [entry] = await bank.importRows(rowsOf('02', 1));
  const { id } = books.ledger('Payments clearing');
  const rule = {
    name: 'Zyx',
    active: false,
    conditions: { text: { contains: 'zyx' } },
    then: { ledger_id: id },
  };
  expect((await call(service, 'POST', `${bank.base}/rule`, rule)).status).toBe(201);
  await bank.judged();
  // Not by a request, which would have this process judge.
  await service.owner.query('UPDATE accounting.rule SET active = true');
  await judgeAsAnotherProcess(async () => {
    const left = await call(service, 'PATCH', `${bank.base}/ledger/${id}`, { report_cash_flow: false });
    expect(left.status).toBe(200);
  });
  expect(bank.ledgerOf(await bank.entryOf(entry?.id ?? ''))).toBe('Payments clearing');
  const span = 'start_datetime=2026-02-01T00:00:00Z&end_datetime=2026-02-28T23:59:59.999Z';
  const report = await call(service, 'GET', `${bank.base}/reports/cash-flow?${span}`);
  expect(report.status).toBe(200);
});

it('what another process has judged by fewer decisions meanwhile is judged once more', async () => {
  const [decided, pending] = await bank.importRows(rowsOf('01', 2));
  if (!decided || !pending) throw new Error('two entries expected');
  // Stands for the other process, which has the entry when this one comes to save it.
  const other = new Client({ connectionString: service.databaseUrl });
  await other.connect();
  await other.query('BEGIN');
  const ofPending = [uuidOf('journal_entry', pending.id)];
  await other.query('SELECT FROM accounting.journal_entry WHERE id = $1 FOR UPDATE', ofPending);
  const { rows } = await other.query('SELECT pg_backend_pid() AS pid');
  await bank.decide(decided, 'Software');
  const isHeld = async () => {
    const waiting = await service.owner.query(
      'SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))',
      [rows[0].pid],
    );
    expect(waiting.rows).toHaveLength(1);
  };
  await vi.waitFor(isHeld, { timeout: 30_000, interval: 20 });
  await other.query(
    `UPDATE accounting.journal_entry SET version = version + 1,
       suggestion = jsonb_set(suggestion, '{at_version}', to_jsonb(version + 1)) WHERE id = $1`,
    ofPending,
  );
  await other.query('COMMIT');
  await other.end();
  await bank.judged();
  expect(bank.ledgerOf(await bank.entryOf(pending.id))).toBe('Software');
});

/** @param meanwhile what happens once the process has read what was decided, and before it saves what it judges */
async function judgeAsAnotherProcess(meanwhile: () => Promise<void>) {
  const database = openDatabase(service.databaseUrl, () => undefined, { connections: 1 });
  const job = await jobOfAnotherProcess();
  // The reads of the job are: what is asked for, then what was decided.
  const change = [() => undefined, meanwhile];
  const read: Database['read'] = async (visibility, work) => {
    const found = await database.read(visibility, work);
    await change.shift()?.();
    return found;
  };
  const { judge_pending } = judgingJobs({ database: { ...database, read }, totalsChanged: () => undefined });
  await judge_pending.run(job);
  await database.close();
  expect(change).toEqual([]);
}

/** A request to judge the business's entries that no process here takes up. */
async function jobOfAnotherProcess() {
  const { rows } = await service.owner.query(
    `INSERT INTO job (tenant_id, business_id, id, kind, resource_id, application_id, request_id, run_at)
     SELECT b.tenant_id, b.id, $1, 'judge_pending', b.id, a.id, 'test', now() + interval '1 hour'
     FROM business b JOIN application a ON a.tenant_id = b.tenant_id WHERE b.external_id = $2 LIMIT 1 RETURNING *`,
    [v7(), books.business.external_id],
  );
  const [row] = rows;
  return {
    id: row.id,
    businessId: books.business.id,
    kind: 'judge_pending' as const,
    resourceId: books.business.id,
    author: {
      tenantId: encodeIdentifier('tenant', row.tenant_id),
      applicationId: encodeIdentifier('application', row.application_id),
      userId: null,
      requestId: 'test',
    },
    attempts: 1,
  };
}
