import { randomInt } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../../session/storage/pool';

/** Letters and digits that are not mistaken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Cannot be guessed: 31^14 is 2^69. */
function randomLocalPart(): string {
  return `receipts-${Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('')}`;
}

/** The address of the business before the `@`; made when it is first asked for. */
export async function receiptAddressOf(database: Database, businessId: string): Promise<string> {
  await database.query(sql`
    insert into dashboard.receipt_addresses (business_id, local_part) values (${businessId}, ${randomLocalPart()})
    on conflict (business_id) do nothing`);
  const found = await database.query<{ localPart: string }>(sql`
    select local_part as "localPart" from dashboard.receipt_addresses where business_id = ${businessId}`);
  return found.rows[0]?.localPart ?? '';
}

/** Another address; mail to the one before is not taken any more. */
export async function replaceReceiptAddress(database: Database, businessId: string): Promise<void> {
  await database.query(sql`
    insert into dashboard.receipt_addresses (business_id, local_part) values (${businessId}, ${randomLocalPart()})
    on conflict (business_id) do update set local_part = excluded.local_part, made_at = now()`);
}

export async function findBusinessOfAddress(database: Database, localPart: string): Promise<string | null> {
  const found = await database.query<{ businessId: string }>(sql`
    select business_id as "businessId" from dashboard.receipt_addresses where local_part = ${localPart}`);
  return found.rows[0]?.businessId ?? null;
}

/** Who vouches for a sender: a member with the address, or whoever said "always". Null for a stranger. */
export async function findVoucher(
  database: Database,
  businessId: string,
  address: string,
): Promise<string | null> {
  const found = await database.query<{ userId: string }>(sql`
    select user_id as "userId" from dashboard.memberships join dashboard.users on users.id = user_id
    where business_id = ${businessId} and lower(email) = ${address}
    union all
    select by_user_id from dashboard.receipt_senders
    where business_id = ${businessId} and address = ${address}
    limit 1`);
  return found.rows[0]?.userId ?? null;
}

export async function putSender(database: Database, businessId: string, address: string, byUserId: string) {
  await database.query(sql`
    insert into dashboard.receipt_senders (business_id, address, by_user_id)
    values (${businessId}, ${address}, ${byUserId})
    on conflict (business_id, address) do update set by_user_id = excluded.by_user_id, decided_at = now()`);
}

export async function listSenders(database: Database, businessId: string): Promise<string[]> {
  const found = await database.query<{ address: string }>(sql`
    select address from dashboard.receipt_senders where business_id = ${businessId} order by address`);
  return found.rows.map(({ address }) => address);
}

export async function deleteSender(database: Database, businessId: string, address: string): Promise<void> {
  await database.query(sql`
    delete from dashboard.receipt_senders where business_id = ${businessId} and address = ${address}`);
}
