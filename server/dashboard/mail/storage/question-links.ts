import sql from 'sql-template-tag';
import { v7 } from 'uuid';
import type { Role } from '@/lib/member-role';
import type { Database } from '../../session/storage/pool';
import { hashOfSecret } from '../../session/storage/secret-hash';
import { newToken } from '../secret-link';

/** How long a link to one question works, in days. */
export const questionLinkDays = 7;

type NewLink = { userId: string; businessId: string; taskId: string; mailId: string };

/** Makes a link by which the person can answer one question, and returns its secret. */
export async function putQuestionLink(database: Database, link: NewLink): Promise<string> {
  const token = newToken();
  await database.query(sql`
    insert into dashboard.question_links (id, token_hash, user_id, business_id, task_id, mail_id, expires_at)
    values (${v7()}, ${hashOfSecret(token)}, ${link.userId}, ${link.businessId}, ${link.taskId}, ${link.mailId},
      now() + make_interval(days => ${questionLinkDays}))`);
  return token;
}

export type QuestionLink = {
  id: string;
  userId: string;
  businessId: string;
  taskId: string;
  /** The person's role in the business now. */
  role: Role;
  documentIds: string[];
  createdAt: Date;
  state: 'open' | 'answered' | 'over';
};

/** The link of a secret, or null for one that there is not, or not any more. Ends with the membership of its person. */
export async function findQuestionLink(database: Database, token: string): Promise<QuestionLink | null> {
  const found = await database.query<QuestionLink>(sql`
    select id, user_id as "userId", business_id as "businessId", task_id as "taskId", role,
      document_ids as "documentIds", question_links.created_at as "createdAt",
      case when answered_at is not null then 'answered'
        when revoked_at is not null or expires_at <= now() then 'over' else 'open' end as state
    from dashboard.question_links join dashboard.memberships using (user_id, business_id)
    where token_hash = ${hashOfSecret(token)}`);
  return found.rows[0] ?? null;
}

/**
 * The question was answered. The links of every owner to it are used up by that: what is asked after it comes with a link of
 * its own.
 */
export async function closeQuestionLinks(
  database: Database,
  { businessId, taskId }: Pick<QuestionLink, 'businessId' | 'taskId'>,
): Promise<void> {
  // By person, as the links are indexed.
  await database.query(sql`
    update dashboard.question_links set answered_at = now()
    where user_id in (select user_id from dashboard.memberships where business_id = ${businessId})
      and business_id = ${businessId} and task_id = ${taskId} and answered_at is null`);
}

/** Through one link so many files can be uploaded. */
export const mostDocumentsOfLink = 10;

/** Notes what was uploaded through the link; false where it has brought too many already. */
export async function addDocumentOfLink(database: Database, linkId: string, documentId: string) {
  const added = await database.query(sql`
    update dashboard.question_links set document_ids = document_ids || ${documentId}::text
    where id = ${linkId} and cardinality(document_ids) < ${mostDocumentsOfLink}
      and not ${documentId} = any(document_ids)
    returning id`);
  return added.rows.length > 0;
}

/** How many links to questions of the business the person has that still work. */
export async function countOpenLinks(
  database: Database,
  userId: string,
  businessId: string,
): Promise<number> {
  const found = await database.query<{ count: number }>(sql`
    select count(*)::int as count from dashboard.question_links
    where user_id = ${userId} and business_id = ${businessId}
      and answered_at is null and revoked_at is null and expires_at > now()`);
  return found.rows[0]?.count ?? 0;
}

/** Ends all links to questions of the business that the person was mailed. */
export async function revokeQuestionLinks(
  database: Database,
  userId: string,
  businessId: string,
): Promise<void> {
  await database.query(sql`
    update dashboard.question_links set revoked_at = now()
    where user_id = ${userId} and business_id = ${businessId} and revoked_at is null and answered_at is null`);
}

/** The links of a message that the mail server did not take: nobody has them. */
export async function deleteLinksOfMail(database: Database, mailId: string): Promise<void> {
  await database.query(sql`delete from dashboard.question_links where mail_id = ${mailId}`);
}

/** A link that is over says so for three more months. */
export async function forgetOldLinks(database: Database): Promise<void> {
  await database.query(sql`
    delete from dashboard.question_links where id in (
      select id from dashboard.question_links where expires_at < now() - interval '90 days' limit 1000)`);
}
