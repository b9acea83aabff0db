import sql, { join, type Sql } from 'sql-template-tag';
import type { TaskKind, TaskSide, TaskStatus } from '@/lib/contract/task';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { DatabaseTransaction, Queryable } from './database';
import { encodeOrNull, uuid, uuidOrNull } from './identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page } from './keyset';

export type StoredMessage = {
  side: TaskSide;
  userId: string | null;
  body: string;
  documentIds: string[];
  /** The ledger that the business answered with. */
  ledgerId: string | null;
  createdAt: Instant;
};

export type StoredTask = {
  id: string;
  journalEntryId: string;
  kind: TaskKind;
  status: TaskStatus;
  /** Oldest first. */
  messages: StoredMessage[];
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
};

type Row = {
  id: string;
  journal_entry_id: string;
  kind: TaskKind;
  status: TaskStatus;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

/** Adds the task with its first message. */
export async function insertTask(
  db: DatabaseTransaction,
  businessId: string,
  task: StoredTask,
): Promise<void> {
  await db.rows(sql`
    INSERT INTO task (business_id, id, journal_entry_id, kind, status, version, created_at, updated_at)
    VALUES (${uuid('business', businessId)}, ${uuid('task', task.id)}, ${uuid('journal_entry', task.journalEntryId)},
      ${task.kind}, ${task.status}, ${task.version}, ${task.createdAt}, ${task.updatedAt})`);
  const [question] = task.messages;
  if (question) await insertMessage(db, businessId, task.id, 0, question);
}

export async function insertMessage(
  db: DatabaseTransaction,
  businessId: string,
  taskId: string,
  position: number,
  message: StoredMessage,
): Promise<void> {
  const [business, task] = [uuid('business', businessId), uuid('task', taskId)];
  await db.rows(sql`
    INSERT INTO task_message (business_id, task_id, position, side, user_id, body, ledger_id, created_at)
    VALUES (${business}, ${task}, ${position}, ${message.side}, ${message.userId}, ${message.body},
      ${uuidOrNull('ledger', message.ledgerId)}, ${message.createdAt})`);
  const documents = message.documentIds.map((id, place) => ({
    business_id: business,
    task_id: task,
    message_position: position,
    position: place + 1,
    document_id: uuid('document', id),
  }));
  if (documents.length > 0) db.insert({ task_message_document: documents });
}

/** Saves status and version. */
export async function saveTask(db: Queryable, businessId: string, task: StoredTask): Promise<void> {
  await db.rows(sql`
    UPDATE task SET status = ${task.status}, version = ${task.version}, updated_at = ${task.updatedAt}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('task', task.id)}`);
}

export async function findTask(db: Queryable, businessId: string, id: string): Promise<StoredTask | null> {
  const rows = await db.rows<Row>(sql`
    SELECT * FROM task WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('task', id)}`);
  const [task] = await withMessages(db, businessId, rows);
  return task ?? null;
}

/** The same, locked for change. */
export async function lockTask(db: Queryable, businessId: string, id: string): Promise<StoredTask | null> {
  const rows = await db.rows<Row>(sql`
    SELECT * FROM task WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('task', id)}
    FOR NO KEY UPDATE`);
  const [task] = await withMessages(db, businessId, rows);
  return task ?? null;
}

/** What was asked about the entry and is not done, locked for change in the order of the tasks. */
export async function lockUndoneOfEntry(
  db: Queryable,
  businessId: string,
  entryId: string,
): Promise<StoredTask[]> {
  const rows = await db.rows<Row>(sql`
    SELECT * FROM task WHERE business_id = ${uuid('business', businessId)} AND status <> 'done'
      AND journal_entry_id = ${uuid('journal_entry', entryId)} ORDER BY id FOR NO KEY UPDATE`);
  return withMessages(db, businessId, rows);
}

/** Whether another task about the entry still waits for the business. */
export async function hasOtherOpenTask(
  db: Queryable,
  businessId: string,
  task: StoredTask,
): Promise<boolean> {
  const rows = await db.rows(sql`
    SELECT FROM task WHERE business_id = ${uuid('business', businessId)} AND status = 'open'
      AND journal_entry_id = ${uuid('journal_entry', task.journalEntryId)} AND id <> ${uuid('task', task.id)} LIMIT 1`);
  return rows.length > 0;
}

/** The most questions that are answered at once. */
const mostOfPayee = 100;

/** The other open questions about entries of the same payee and direction of money, with their entries, the oldest first. */
export async function findOpenOfPayee(
  db: Queryable,
  businessId: string,
  task: Pick<StoredTask, 'id'>,
  entry: { id: string; cleanDescription: string },
): Promise<{ taskId: string; entryId: string }[]> {
  const business = uuid('business', businessId);
  const rows = await db.rows<{ id: string; journal_entry_id: string }>(sql`
    SELECT k.id, k.journal_entry_id FROM task k
    JOIN journal_entry e ON e.business_id = ${business} AND e.id = k.journal_entry_id
    LEFT JOIN transaction t ON t.business_id = ${business} AND t.id = e.transaction_id
    WHERE k.business_id = ${business} AND k.status = 'open' AND k.kind = 'question' AND k.id <> ${uuid('task', task.id)}
      AND e.clean_description = ${entry.cleanDescription}
      AND coalesce(t.amount > 0, false) = coalesce((SELECT o.amount > 0 FROM journal_entry a
        JOIN transaction o ON o.business_id = ${business} AND o.id = a.transaction_id
        WHERE a.business_id = ${business} AND a.id = ${uuid('journal_entry', entry.id)}), false)
    ORDER BY k.created_at, k.id LIMIT ${mostOfPayee}`);
  return rows.map((row) => ({
    taskId: encodeIdentifier('task', row.id),
    entryId: encodeIdentifier('journal_entry', row.journal_entry_id),
  }));
}

/** Counts open and answered tasks; done tasks are not counted. */
export async function countTasksByStatus(
  db: Queryable,
  businessId: string,
): Promise<{ open: number; answered: number }> {
  const rows = await db.rows<{ status: TaskStatus; count: bigint }>(sql`
    SELECT status, count(*) AS count FROM task
    WHERE business_id = ${uuid('business', businessId)} AND status <> 'done' GROUP BY status`);
  const count = (status: TaskStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0n);
  return { open: count('open'), answered: count('answered') };
}

export type TaskFilter = { status?: TaskStatus | undefined; journalEntryId?: string | undefined };

const columns = ['created_at', 'id'] as const;

export async function listTasks(
  db: Queryable,
  businessId: string,
  filter: TaskFilter,
  keyset: Keyset,
): Promise<Page<StoredTask>> {
  const conditions: Sql[] = [sql`business_id = ${uuid('business', businessId)}`];
  if (filter.status) conditions.push(sql`status = ${filter.status}`);
  if (filter.journalEntryId) {
    conditions.push(sql`journal_entry_id = ${uuid('journal_entry', filter.journalEntryId)}`);
  }
  const rows = await db.rows<Row>(sql`
    SELECT * FROM task WHERE ${join(conditions, ' AND ')} AND ${keysetWindow(keyset, columns)}
    ORDER BY ${keysetOrder(keyset, columns)} LIMIT ${keyset.size + 1}`);
  const page = cutPage(
    rows,
    keyset,
    (row) => [row.created_at, row.id],
    (row) => row,
  );
  return { ...page, items: await withMessages(db, businessId, page.items) };
}

async function withMessages(db: Queryable, businessId: string, tasks: readonly Row[]): Promise<StoredTask[]> {
  if (tasks.length === 0) return [];
  const messages = await db.rows<{
    task_id: string;
    side: TaskSide;
    user_id: string | null;
    body: string;
    ledger_id: string | null;
    created_at: Instant;
    document_ids: string[];
  }>(sql`
    SELECT m.*, ARRAY(
      SELECT d.document_id::text FROM task_message_document d
      WHERE d.business_id = m.business_id AND d.task_id = m.task_id AND d.message_position = m.position
      ORDER BY d.position) AS document_ids
    FROM task_message m
    WHERE m.business_id = ${uuid('business', businessId)} AND m.task_id = ANY(${tasks.map((row) => row.id)}::uuid[])
    ORDER BY m.task_id, m.position`);
  const byTask = new Map<string, StoredMessage[]>(tasks.map((row) => [row.id, []]));
  for (const row of messages) {
    byTask.get(row.task_id)?.push({
      side: row.side,
      userId: row.user_id,
      body: row.body,
      documentIds: row.document_ids.map((id) => encodeIdentifier('document', id)),
      ledgerId: encodeOrNull('ledger', row.ledger_id),
      createdAt: row.created_at,
    });
  }
  return tasks.map((row) => ({
    id: encodeIdentifier('task', row.id),
    journalEntryId: encodeIdentifier('journal_entry', row.journal_entry_id),
    kind: row.kind,
    status: row.status,
    messages: byTask.get(row.id) ?? [],
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}
