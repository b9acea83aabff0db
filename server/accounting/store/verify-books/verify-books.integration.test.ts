import { beforeAll, describe, expect, it } from 'vitest';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { openService } from '../../testing/open-service';
import { richBooks } from '../../testing/rich-books';
import { checks, planChecks } from './verify-books';

/** What each check is there to find, planted around the service, and taken back. */
const plants: Record<string, string> = {
  'entry is balanced within each basis': 'UPDATE line_entry SET amount = amount + 1 WHERE business_id = $1',
  'line has the time of its entry': `
    UPDATE line_entry SET datetime = datetime + interval '1 ms' WHERE business_id = $1`,
  'entry knows whether it lies before the start of the books': `
    UPDATE journal_entry SET is_before_start = NOT is_before_start WHERE business_id = $1`,
  'line explains as much of the cash that its entry moved as it should': `
    UPDATE line_entry SET is_cash_movement = NOT is_cash_movement WHERE business_id = $1 AND payment_id IS NULL`,
  'total of ledger and month equals its lines': `
    INSERT INTO period_total_change (business_id, measure, month, ledger_id, debit, credit)
    SELECT business_id, 'accrual', '1999-02-01', id, 5, 0 FROM ledger WHERE business_id = $1 LIMIT 1`,
  'document that is processed has its job': `
    UPDATE document SET status = 'processing' WHERE business_id = $1`,
  'duplicate document names the first with its bytes': `
    UPDATE document SET hash = sha256('other') WHERE business_id = $1 AND duplicate_of IS NOT NULL`,
  'file of an invoice names the document that stands for it': `
    UPDATE document SET same_invoice_as = id WHERE business_id = $1 AND duplicate_of IS NULL`,
  'entry of a bank transaction agrees with the bank': `
    UPDATE transaction SET amount = amount - 1 WHERE business_id = $1`,
  'payment is posted to payable or receivable': `
    UPDATE payment SET amount = amount + 1 WHERE business_id = $1`,
  'leg of a transfer stands against transfers in transit': `
    UPDATE transaction_link SET amount = amount + 1 WHERE business_id = $1 AND kind = 'transfer'`,
  'transaction is one leg of one transfer': `
    INSERT INTO transaction_link (business_id, id, kind, status, transaction_id, other_transaction_id, amount, confidence,
      reasons, decided_by, created_at, updated_at)
    SELECT business_id, gen_random_uuid(), kind, status, other_transaction_id, transaction_id, amount, confidence,
      reasons, decided_by, created_at, updated_at FROM transaction_link WHERE business_id = $1 AND kind = 'transfer'`,
  'no more comes back than was paid': `
    INSERT INTO transaction_link (business_id, id, kind, status, transaction_id, other_transaction_id, amount, confidence,
      reasons, decided_by, created_at, updated_at)
    SELECT business_id, gen_random_uuid(), 'refund', status, transaction_id, other_transaction_id, amount + 1, confidence,
      reasons, decided_by, created_at, updated_at FROM transaction_link WHERE business_id = $1 AND kind = 'transfer'`,
  'transaction is linked once to what decides its lines': `
    INSERT INTO transaction_link (business_id, id, kind, status, transaction_id, other_transaction_id, amount, confidence,
      reasons, decided_by, created_at, updated_at)
    SELECT business_id, gen_random_uuid(), 'refund', status, transaction_id, other_transaction_id, amount, confidence,
      reasons, decided_by, created_at, updated_at FROM transaction_link WHERE business_id = $1 AND kind = 'transfer'`,
  'link of a payment is linked while the payment stands': `
    UPDATE transaction_link SET amount = amount + 1 WHERE business_id = $1 AND kind = 'payment'`,
  'bill or invoice is posted as its lines say': `
    UPDATE bill_line SET amount = amount + 1 WHERE business_id = $1`,
  'credit note is posted as its lines say, and reversed when it is voided': `
    UPDATE credit_note SET voided_at = now() WHERE business_id = $1`,
  'line of a payment or refund has it': `
    DELETE FROM payment WHERE business_id = $1 AND vendor_id IS NOT NULL`,
  'refund is linked as the audit log last said': `
    DELETE FROM transaction_link WHERE business_id = $1 AND kind = 'refund'`,
  'refund is posted to payable or receivable': `
    UPDATE payment SET amount = amount + 1 WHERE business_id = $1 AND vendor_id IS NOT NULL`,
  'what is settled otherwise is posted to payable or receivable': `
    UPDATE bill SET settled_otherwise = settled_otherwise + 1 WHERE business_id = $1`,
  'aging equals payable or receivable on every day': `
    UPDATE payment SET datetime = datetime + interval '1 day' WHERE business_id = $1`,
  'bill or invoice knows when it was settled for good': `
    UPDATE bill SET cleared_at = now() WHERE business_id = $1`,
  'nothing is open of a bill or invoice that is paid': `
    UPDATE bill SET status = 'paid' WHERE business_id = $1 AND status = 'open'`,
  'line on account names a vendor on payable, a customer on receivable': `
    UPDATE line_entry SET customer_id = vendor_id, vendor_id = NULL WHERE business_id = $1 AND on_account`,
  'share of a cash movement has a line in force, and its time': `
    UPDATE cash_share SET datetime = datetime + interval '1 ms' WHERE business_id = $1`,
  'bill or invoice has the status and payments that its last change said': `
    UPDATE bill SET status = 'paid' WHERE business_id = $1 AND status = 'open'`,
  'payments take no more than their transaction has': `
    UPDATE transaction SET amount = amount / 10 WHERE business_id = $1`,
  'entry has the review status that the audit log last said': `
    UPDATE journal_entry SET review_status = 'confirmed' WHERE business_id = $1`,
  'transaction is reviewed where its entry is confirmed': `
    UPDATE transaction SET reviewed = NOT reviewed WHERE business_id = $1`,
  'unreviewed entries are counted by month and status': `
    UPDATE unreviewed_count SET entries = entries + 1 WHERE business_id = $1`,
  'task has the status that the audit log last said': `
    UPDATE task SET status = 'done' WHERE business_id = $1`,
  'entry of an open task waits for the business, unless somebody decided otherwise': `
    UPDATE journal_entry SET review_status = 'bookkeeper_pending' WHERE business_id = $1`,
  'job has a document that waits for it': `
    INSERT INTO job (tenant_id, business_id, id, kind, resource_id, application_id, request_id, run_at)
    SELECT b.tenant_id, b.id, gen_random_uuid(), 'process_document', d.id, gen_random_uuid(), 'planted', now() + interval '1 day'
    FROM business b JOIN document d ON d.business_id = b.id WHERE b.id = $1`,
  'prepayment is posted as one': `
    UPDATE bill_line SET is_prepayment = true WHERE business_id = $1`,
  'ledger stands for what its type can be': `
    UPDATE ledger SET financial_account_type = 'loan' WHERE business_id = $1 AND type = 'revenue'`,
  'external account has the ledger of a real account': `
    UPDATE ledger SET financial_account_type = NULL WHERE business_id = $1 AND name = 'Checking'`,
  'external account has a ledger of its own': `
    INSERT INTO external_account (business_id, id, name, ledger_id, version, created_at, updated_at, shares_ledger)
    SELECT business_id, gen_random_uuid(), 'Twin', ledger_id, 1, now(), now(), true FROM external_account WHERE business_id = $1`,
};

/** The same checks have more than one side. */
const furtherPlants = [
  [
    'line explains as much of the cash that its entry moved as it should',
    `UPDATE cash_share s SET debit = s.debit + 1 FROM line_entry l
     WHERE s.business_id = $1 AND l.business_id = $1 AND l.id = s.line_entry_id AND l.payment_id IS NOT NULL`,
  ],
  [
    'line explains as much of the cash that its entry moved as it should',
    `UPDATE cash_share s SET debit = s.debit + 1 FROM line_entry l
     WHERE s.business_id = $1 AND l.business_id = $1 AND l.id = s.line_entry_id AND l.payment_id IS NULL`,
  ],
  [
    'line explains as much of the cash that its entry moved as it should',
    `DELETE FROM cash_share s USING line_entry l
     WHERE s.business_id = $1 AND l.business_id = $1 AND l.id = s.line_entry_id AND l.payment_id IS NULL`,
  ],
  [
    'line explains as much of the cash that its entry moved as it should',
    `UPDATE ledger SET financial_account_type = 'loan' WHERE business_id = $1 AND subtype = 'fixed_asset'`,
  ],
  [
    'line explains as much of the cash that its entry moved as it should',
    'UPDATE ledger SET report_cash_flow = false WHERE business_id = $1',
  ],
  [
    'line explains as much of the cash that its entry moved as it should',
    'UPDATE bill_line SET amount = amount * (position + 1) WHERE business_id = $1',
  ],
  [
    'share of a cash movement has a line in force, and its time',
    `UPDATE line_entry SET superseded_at = now() WHERE business_id = $1 AND NOT is_cash_movement`,
  ],
  [
    'total of ledger and month equals its lines',
    `INSERT INTO period_total SELECT business_id, 'accrual', '1999-01-01', id, 5, 0 FROM ledger
     WHERE business_id = $1 LIMIT 1`,
  ],
  [
    'bill or invoice has the status and payments that its last change said',
    'UPDATE payment SET removed_at = now() WHERE business_id = $1',
  ],
  [
    'bill or invoice has the status and payments that its last change said',
    `DELETE FROM audit_log WHERE business_id = $1 AND resource_type = 'bill'`,
  ],
  [
    'bill or invoice has the status and payments that its last change said',
    'UPDATE credit_application SET amount = amount + 1 WHERE business_id = $1',
  ],
  [
    'bill or invoice has the status and payments that its last change said',
    `UPDATE credit_application SET bill_id = (SELECT id FROM bill WHERE business_id = $1 AND number = 'A-2' LIMIT 1)
     WHERE business_id = $1`,
  ],
  [
    'bill or invoice has the status and payments that its last change said',
    'DELETE FROM credit_application WHERE business_id = $1',
  ],
  [
    'duplicate document names the first with its bytes',
    `UPDATE document SET deleted_at = now(), deletion_reason = 'Private', extraction = NULL, read_text = NULL
     WHERE business_id = $1 AND duplicate_of IS NULL`,
  ],
  [
    'refund is linked as the audit log last said',
    `UPDATE transaction_link SET status = 'declined' WHERE business_id = $1 AND kind = 'refund'`,
  ],
  [
    'refund is linked as the audit log last said',
    `UPDATE transaction_link SET status = 'linked' WHERE business_id = $1 AND kind = 'refund' AND status = 'declined'`,
  ],
  [
    'unreviewed entries are counted by month and status',
    'DELETE FROM unreviewed_count WHERE business_id = $1',
  ],
  [
    'payments take no more than their transaction has',
    'UPDATE transaction SET amount = -amount WHERE business_id = $1',
  ],
  [
    'payment is posted to payable or receivable',
    `UPDATE line_entry SET superseded_at = now() WHERE business_id = $1 AND payment_id IS NOT NULL`,
  ],
  [
    'entry of a bank transaction agrees with the bank',
    `UPDATE line_entry l SET basis = 'cash' FROM journal_entry e
     WHERE l.business_id = $1 AND e.business_id = $1 AND e.id = l.journal_entry_id AND e.transaction_id IS NOT NULL`,
  ],
  [
    'aging equals payable or receivable on every day',
    'UPDATE line_entry SET on_account = NULL, vendor_id = NULL WHERE business_id = $1 AND on_account',
  ],
  ['entry is balanced within each basis', `DELETE FROM line_entry WHERE business_id = $1`],
  [
    'external account has the ledger of a real account',
    `UPDATE external_account SET ledger_id = (
       SELECT id FROM ledger WHERE business_id = $1 AND purpose = 'accounts_payable') WHERE business_id = $1 AND name = 'Checking'`,
  ],
] as const;

const service = openService();
let business: string | null;
beforeAll(async () => {
  business = decodeIdentifier('business', await richBooks(service.client));
});

describe('verify-books tells where it does not hold that', () => {
  it('each of its checks is tried here', () => {
    expect(Object.keys(plants).sort()).toEqual(Object.keys(checks).sort());
  });

  it.each([...Object.entries(plants), ...furtherPlants])('%s', async (check, plant) => {
    const { owner } = service;
    const found = async () => {
      const { rows } = await owner.query(checks[check] ?? '');
      return rows.filter((row) => row.business_id === business).length;
    };
    await owner.query(`BEGIN; ${planChecks}`);
    try {
      expect(await found()).toBe(0);
      // What the database itself would refuse.
      await owner.query('SET LOCAL session_replication_role = replica');
      expect((await owner.query(plant, [business])).rowCount).toBeGreaterThan(0);
      expect(await found()).toBeGreaterThan(0);
    } finally {
      await owner.query('ROLLBACK');
    }
  });
});
