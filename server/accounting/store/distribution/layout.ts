/**
 * Where the tables lie on a distributed database. Every table of the schema is named here or stays on the node that is
 * asked (the coordinator); `layout.integration.test.ts` holds the list to the schema.
 */
export const layout = {
  /** Replicated on every node: small, rarely changed, and read by triggers and foreign keys. */
  everywhere: ['tenant', 'business'],

  /** A business's rows lie together on one node, so that a change of its books is one node's commit. */
  withBusiness: {
    ledger: 'business_id',
    external_account: 'business_id',
    transaction_import: 'business_id',
    transaction: 'business_id',
    journal_entry: 'business_id',
    line_entry: 'business_id',
    period_total: 'business_id',
    period_total_change: 'business_id',
    unreviewed_count: 'business_id',
    vendor: 'business_id',
    customer: 'business_id',
    tag: 'business_id',
    rule: 'business_id',
    declined_rule: 'business_id',
    month_note: 'business_id',
    bill: 'business_id',
    bill_line: 'business_id',
    declined_duplicate: 'business_id',
    invoice: 'business_id',
    invoice_line: 'business_id',
    payment: 'business_id',
    credit_application: 'business_id',
    transaction_link: 'business_id',
    credit_note: 'business_id',
    credit_note_line: 'business_id',
    cash_share: 'business_id',
    entry_change: 'business_id',
    task: 'business_id',
    task_message: 'business_id',
    document: 'business_id',
    declined_match: 'business_id',
    corrected_vendor: 'business_id',
    task_message_document: 'business_id',
    audit_log: 'home',
  },

  /** By the key alone: one application may serve thousands of businesses. */
  byKey: { idempotency_key: 'key' },

  /** On the coordinator: read before the business is known, or shared by all processes. */
  onCoordinator: ['migration', 'service_secret', 'application', 'access_token', 'request_window', 'job'],
} as const;
