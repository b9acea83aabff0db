import sql from 'sql-template-tag';
import { v7 } from 'uuid';
import type { FileOutcome, MailedReceipts } from '@/lib/mailed-receipts';
import type { Database } from '../../session/storage/pool';

/** What strangers may have wait for a business at once: messages, and bytes. */
const mostWaiting = { messages: 200, bytes: 500 * 1024 ** 2 };

/** A message that nobody has decided about so long is forgotten, in days. */
export const waitingDays = 30;

type Arrived = { businessId: string; key: Buffer; raw: Buffer };

/** Keeps a message. `known`: it came before, and could be read. `full`: too much waits for the business. */
export async function putMessage(
  database: Database,
  { businessId, key, raw }: Arrived,
): Promise<'kept' | 'known' | 'full'> {
  const held = await database.query<{ messages: number; bytes: string; isKnown: boolean }>(sql`
    select count(*) filter (where raw is not null)::int as messages, coalesce(sum(length(raw)), 0) as bytes,
      coalesce(bool_or(message_key = ${key} and state <> 'unreadable'), false) as "isKnown"
    from dashboard.receipt_messages where business_id = ${businessId} and (raw is not null or message_key = ${key})`);
  const { messages = 0, bytes = '0', isKnown = false } = held.rows[0] ?? {};
  if (isKnown) return 'known';
  if (messages >= mostWaiting.messages || Number(bytes) + raw.length > mostWaiting.bytes) return 'full';
  const kept = await database.query(sql`
    insert into dashboard.receipt_messages (id, business_id, message_key, state, raw)
    values (${v7()}, ${businessId}, ${key}, 'arrived', ${raw})
    on conflict (business_id, message_key) do update set
      state = 'arrived', raw = excluded.raw, attempts = 0, due_at = now(), outcomes = default, is_settled = default
    where receipt_messages.state = 'unreadable'
    returning id`);
  return kept.rows.length > 0 ? 'kept' : 'known';
}

export type HeldMessage = {
  id: string;
  businessId: string;
  state: 'arrived' | 'accepted';
  raw: Buffer;
  byUserId: string | null;
  attempts: number;
  /** Of the files that were filed or refused already, in their order. */
  outcomes: FileOutcome[];
};

/**
 * A message that cannot be filed so often, because the service does not answer or its disk is full, is tried no more by itself:
 * about three days. From then on it is shown.
 */
const mostAttempts = 13;

/**
 * The time from one attempt to the next doubles up to this: less than the day for which the service knows that it has taken a file, where
 * its answer was lost.
 */
const longestDelayMinutes = 3 * 2 ** 8;

/** Of before the clock was set back: twice as far ahead as any delay. */
const isOfAnotherClock = sql`due_at > now() + make_interval(mins => ${2 * longestDelayMinutes})`;

/** Whether all attempts were made; the last may take some minutes. */
const isGivenUp = sql`(state in ('arrived', 'accepted') and attempts >= ${mostAttempts}
  and (due_at < now() + make_interval(mins => ${longestDelayMinutes - 10}) or ${isOfAnotherClock}))`;

/** Takes one message that is due; another process does so again when this one has not said how it ended. */
export async function claimMessage(database: Database): Promise<HeldMessage | null> {
  const claimed = await database.query<HeldMessage>(sql`
    update dashboard.receipt_messages set attempts = attempts + 1,
      due_at = now() + make_interval(mins => least(3 * power(2, attempts), ${longestDelayMinutes})::int)
    where id = (
      select id from dashboard.receipt_messages
      where state in ('arrived', 'accepted') and (due_at <= now() or ${isOfAnotherClock}) and attempts < ${mostAttempts}
      order by due_at limit 1 for update skip locked)
    returning id, business_id as "businessId", state, raw, by_user_id as "byUserId", attempts, outcomes`);
  return claimed.rows[0] ?? null;
}

export type Summary = {
  sender: string;
  senderName: string;
  subject: string;
  fileCount: number;
  /** The mail server found that the sender may be another. */
  isDoubtful: boolean;
};

/** What is in the message is known now: it waits for a yes, or somebody vouches for its sender. */
export async function placeMessage(
  database: Database,
  id: string,
  { sender, senderName, subject, fileCount, isDoubtful }: Summary,
  voucher: string | null,
): Promise<void> {
  await database.query(sql`
    update dashboard.receipt_messages set state = ${voucher === null ? 'waiting' : 'accepted'},
      sender = ${sender}, sender_name = ${senderName}, subject = ${subject}, file_count = ${fileCount}, is_doubtful = ${isDoubtful},
      by_user_id = ${voucher}, attempts = 0, due_at = now()
    where id = ${id} and state = 'arrived'`);
}

/** Keeps what became of the files so far, so that a later attempt goes on with the next one. */
export async function keepOutcomes(
  database: Database,
  id: string,
  outcomes: readonly FileOutcome[],
): Promise<void> {
  await database.query(sql`
    update dashboard.receipt_messages set outcomes = ${JSON.stringify(outcomes)}
    where id = ${id} and state = 'accepted' and jsonb_array_length(outcomes) < ${outcomes.length}`);
}

/** The message is done with; its bytes go. Whoever looks is told of what was not taken. */
export async function endMessage(
  database: Database,
  id: string,
  state: 'filed' | 'unreadable',
  outcomes: readonly FileOutcome[] = [],
): Promise<void> {
  const isSettled = state === 'filed' && outcomes.every(({ refusal }) => refusal === null);
  await database.query(sql`
    update dashboard.receipt_messages set state = ${state}, raw = null,
      outcomes = ${JSON.stringify(outcomes)}, is_settled = ${isSettled}
    where id = ${id}`);
}

/**
 * A member's decision about a message that waits, or the end of one that could not be filed. Gives the sender (empty where it is
 * not known or may be another), or null where it was decided already.
 */
export async function decideMessage(
  database: Database,
  {
    businessId,
    messageId,
    userId,
    isAccepted,
  }: Record<'businessId' | 'messageId' | 'userId', string> & {
    isAccepted: boolean;
  },
): Promise<string | null> {
  const decided = await database.query<{ sender: string }>(sql`
    update dashboard.receipt_messages set state = ${isAccepted ? 'accepted' : 'refused'},
      raw = case when ${isAccepted} then raw end, is_settled = not ${isAccepted}, by_user_id = ${userId}, due_at = now()
    where id = ${messageId} and business_id = ${businessId}
      and (state = 'waiting' or not ${isAccepted} and ${isGivenUp})
    returning case when is_doubtful then '' else coalesce(sender, '') end as sender`);
  return decided.rows[0]?.sender ?? null;
}

/** Lets a message that could not be filed be tried again; false where it is not one. */
export async function retryMessage(
  database: Database,
  businessId: string,
  messageId: string,
): Promise<boolean> {
  const retried = await database.query(sql`
    update dashboard.receipt_messages set attempts = 0, due_at = now()
    where id = ${messageId} and business_id = ${businessId} and ${isGivenUp}
    returning id`);
  return retried.rows.length > 0;
}

/** The other messages of a sender who is taken from now on, but for those that may be another's. */
export async function acceptAllOf(database: Database, businessId: string, sender: string, userId: string) {
  await database.query(sql`
    update dashboard.receipt_messages set state = 'accepted', by_user_id = ${userId}, due_at = now()
    where business_id = ${businessId} and sender = ${sender} and state = 'waiting' and is_doubtful = false`);
}

/** A message that was not taken whole was read about. */
export async function settleMessage(
  database: Database,
  businessId: string,
  messageId: string,
): Promise<void> {
  await database.query(sql`
    update dashboard.receipt_messages set is_settled = true
    where id = ${messageId} and business_id = ${businessId} and state in ('filed', 'unreadable')`);
}

/** What somebody has to decide or to be told, the latest first. */
export async function listUnsettled(database: Database, businessId: string): Promise<MailedReceipts[]> {
  const found = await database.query<MailedReceipts & { at: Date }>(sql`
    select id, case when ${isGivenUp} then 'unfiled' else state end as state, arrived_at as at, sender,
      sender_name as "senderName", subject, file_count as "fileCount",
      coalesce(is_doubtful, false) as "isDoubtful", outcomes
    from dashboard.receipt_messages
    where business_id = ${businessId} and not is_settled
      and (state in ('waiting', 'filed', 'unreadable') or ${isGivenUp})
    order by id desc limit 50`);
  return found.rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Messages that nobody wanted, and the traces of those that are done with, by which a repeated one is known. */
export async function forgetOldMessages(database: Database): Promise<void> {
  await database.query(sql`
    delete from dashboard.receipt_messages where id in (
      select id from dashboard.receipt_messages
      where state = 'waiting' and arrived_at < now() - make_interval(days => ${waitingDays})
        or arrived_at < now() - interval '400 days'
      limit 500)`);
}
