const lineTriggers = (line: string, item: string) => `
CREATE FUNCTION check_lock_of_${line}s() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting AS $$
BEGIN
  PERFORM refuse_locked(array_agg(moment), array_agg(business_id))
    FROM (SELECT c.business_id, min(e.datetime) AS moment FROM changed c
            JOIN ${item} i ON i.business_id = c.business_id AND i.id = c.${item}_id
            JOIN journal_entry e ON e.business_id = i.business_id AND e.id = i.journal_entry_id
           GROUP BY 1) AS earliest;
  RETURN NULL;
END $$;
CREATE TRIGGER lock_added AFTER INSERT ON ${line}
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_${line}s();
CREATE TRIGGER lock_removed AFTER DELETE ON ${line}
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_${line}s();
`;

const dateTrigger = (item: string, date: string) => `
CREATE FUNCTION check_lock_of_${item}s() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting AS $$
BEGIN
  PERFORM refuse_locked(array_agg(moment), array_agg(business_id))
    FROM (SELECT n.business_id, min(e.datetime) AS moment
            FROM before o JOIN after n USING (business_id, id)
            JOIN journal_entry e ON e.business_id = n.business_id AND e.id = n.journal_entry_id
           WHERE o.${date} <> n.${date} GROUP BY 1) AS earliest;
  RETURN NULL;
END $$;
CREATE TRIGGER lock_changed AFTER UPDATE ON ${item}
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_${item}s();
`;

/**
 * The lock of the books keeps what bills, invoices and payments say of a locked period, as it keeps the entries that
 * post them. What counts is where they are posted: one that was opened again after the lock stands after it.
 */
export const lockOfItems = {
  name: '0061-lock-of-items',
  sql: `
${lineTriggers('bill_line', 'bill')}
${lineTriggers('invoice_line', 'invoice')}
${dateTrigger('bill', 'issued_at')}
${dateTrigger('invoice', 'sent_at')}

-- A payment of nothing posts nothing.
CREATE FUNCTION check_lock_of_payments() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting AS $$
BEGIN
  PERFORM refuse_locked(array_agg(moment), array_agg(business_id))
    FROM (SELECT business_id, min(datetime) AS moment FROM changed WHERE amount > 0 GROUP BY 1) AS earliest;
  RETURN NULL;
END $$;
CREATE TRIGGER lock_added AFTER INSERT ON payment
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_payments();
CREATE TRIGGER lock_changed AFTER UPDATE ON payment
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_payments();
`,
};
