import { describe, expect, it } from 'vitest';
import { postedBooks } from '../../testing/posted-books';

/** What the role of the service may not change, tried in SQL. */
const books = postedBooks();

describe('the role of the service', () => {
  it.each([
    ['update the amount of a line', `UPDATE line_entry SET amount = amount + 1`],
    ['update the side of a line', `UPDATE line_entry SET debit_credit = 'credit'`],
    ['update the ledger of a line', `UPDATE line_entry SET ledger_id = id`],
    ['update the entry of a line', `UPDATE line_entry SET journal_entry_id = id`],
    ['delete a line', `DELETE FROM line_entry`],
    ['delete an entry', `DELETE FROM journal_entry`],
    ['truncate the lines', `TRUNCATE line_entry`],
    ['update the business of an entry', `UPDATE journal_entry SET business_id = id`],
    ['update the transaction of an entry', `UPDATE journal_entry SET transaction_id = NULL`],
    ['update the audit log', `UPDATE audit_log SET user_id = 'nobody'`],
    ['delete from the audit log', `DELETE FROM audit_log`],
    ['truncate the audit log', `TRUNCATE audit_log`],
    ['update the currency of a business', `UPDATE business SET currency = 'EUR'`],
    ['update the legal form of a business', `UPDATE business SET entity_type = 'c-corp'`],
    ['update what a ledger stands for', `UPDATE ledger SET financial_account_type = NULL`],
    ['update the tenant of a business', `UPDATE business SET tenant_id = id`],
    ['delete a business', `DELETE FROM business`],
    ['delete a ledger', `DELETE FROM ledger`],
    ['update the scopes of an application', `UPDATE application SET scopes = '{}'`],
    ['update the key of page tokens', `UPDATE service_secret SET page_token_key = ''`],
    ['disable row-level security', `ALTER TABLE journal_entry DISABLE ROW LEVEL SECURITY`],
    ['disable triggers', `ALTER TABLE line_entry DISABLE TRIGGER ALL`],
    ['set the replication role', `SET session_replication_role = replica`],
  ])('cannot %s', async (_, statement) => {
    await expect(books.db.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});
