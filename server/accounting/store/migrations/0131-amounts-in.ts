/** Money in by its amount, as money out already is, because searches look for either; and the import of a transaction. */
export const amountsIn = {
  name: '0131-amounts-in',
  sql: `
CREATE INDEX transaction_by_amount_in ON transaction (business_id, amount, datetime) WHERE amount > 0;
CREATE OR REPLACE VIEW searched_transaction AS
  SELECT business_id, id, datetime, description, ' ' || description || ' ' || bank_description AS words, amount, reviewed,
    external_account_id, CASE WHEN amount > 0 THEN 'in' WHEN amount < 0 THEN 'out' ELSE 'none' END AS direction, import_id
  FROM transaction WHERE business_id = current_business();
`,
};
