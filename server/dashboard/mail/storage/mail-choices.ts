import sql from 'sql-template-tag';
import type { DigestFrequency, MailChoice } from '@/lib/mail-choice';
import type { Role } from '@/lib/member-role';
import type { Database } from '../../session/storage/pool';

/** Owners are asked, so they are mailed; a bookkeeper of many businesses chooses first. */
export function usualChoice(role: Role): MailChoice {
  return role === 'owner' ? { questions: 'weekly', packages: true } : { questions: 'never', packages: false };
}

/** What the member chose about the business, or what is usual; null without a membership. */
export async function findChoice(
  database: Database,
  userId: string,
  businessId: string,
): Promise<MailChoice | null> {
  const found = await database.query<{
    role: Role;
    questions: DigestFrequency | null;
    packages: boolean | null;
  }>(sql`
    select role, questions, packages
    from dashboard.memberships left join dashboard.mail_choices using (user_id, business_id)
    where user_id = ${userId} and business_id = ${businessId}`);
  const [row] = found.rows;
  if (!row) return null;
  const usual = usualChoice(row.role);
  return { questions: row.questions ?? usual.questions, packages: row.packages ?? usual.packages };
}

/** Keeps the choice; its moment changes only with the choice, since digests that were due before are not sent. */
export async function putChoice(
  database: Database,
  userId: string,
  businessId: string,
  { questions, packages }: MailChoice,
): Promise<void> {
  await database.query(sql`
    insert into dashboard.mail_choices as earlier (user_id, business_id, questions, packages)
    values (${userId}, ${businessId}, ${questions}, ${packages})
    on conflict (user_id, business_id) do update set
      questions = excluded.questions, packages = excluded.packages,
      changed_at = case when earlier.questions = excluded.questions then earlier.changed_at else now() end`);
}

/** Somebody to whom mail about a business may go. */
export type Subscriber = MailChoice & {
  userId: string;
  businessId: string;
  role: Role;
  name: string;
  email: string;
  locale: string | null;
  timeZone: string | null;
  /** When this was chosen, or the person became a member. */
  since: Date;
};

/** Everybody who can sign in and wants mail about a business, by person and business. */
export async function listSubscribers(database: Database): Promise<Subscriber[]> {
  const found = await database.query<
    Omit<Subscriber, 'questions' | 'packages'> & {
      questions: DigestFrequency | null;
      packages: boolean | null;
    }
  >(sql`
    select user_id as "userId", business_id as "businessId", role, name, email, locale, time_zone as "timeZone",
      questions, packages, coalesce(changed_at, memberships.created_at) as since
    from dashboard.memberships
    join dashboard.users on users.id = user_id
    left join dashboard.mail_choices using (user_id, business_id)
    where (password_hash is not null or exists (select from dashboard.identities where identities.user_id = users.id))
      and (mail_choices.user_id is null and role = 'owner' or questions <> 'never' or packages)
    order by user_id, business_id`);
  return found.rows.map((row) => {
    const usual = usualChoice(row.role);
    return { ...row, questions: row.questions ?? usual.questions, packages: row.packages ?? usual.packages };
  });
}
