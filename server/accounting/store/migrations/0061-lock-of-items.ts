/** Asks for the rows of one business at a time: on several nodes they lie together. */
const refusal = (item: string) => `
CREATE FUNCTION refuse_locked_${item}s(business uuid, items uuid[]) RETURNS void
  LANGUAGE plpgsql SET search_path = accounting AS $$
DECLARE moment timestamptz;
BEGIN
  SELECT min(e.datetime) INTO moment FROM ${item} i
    JOIN journal_entry e ON e.business_id = i.business_id AND e.id = i.journal_entry_id
   WHERE i.business_id = business AND i.id = ANY (items);
  PERFORM refuse_locked(ARRAY[moment], ARRAY[business]);
END $$;
`;

const lineTriggers = (line: string, item: string) => `
CREATE FUNCTION check_lock_of_${line}s() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting AS $$
DECLARE business uuid; items uuid[];
BEGIN
  FOR business, items IN SELECT business_id, array_agg(DISTINCT ${item}_id) FROM changed GROUP BY 1 LOOP
    PERFORM refuse_locked_${item}s(business, items);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER lock_added AFTER INSERT ON ${line}
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_${line}s();
CREATE TRIGGER lock_removed AFTER DELETE ON ${line}
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_${line}s();
`;

const dateTrigger = (item: string, date: string) => `
CREATE FUNCTION check_lock_of_${item}s() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting AS $$
DECLARE business uuid; items uuid[];
BEGIN
  FOR business, items IN
    SELECT business_id, array_agg(id) FROM before o JOIN after n USING (business_id, id)
     WHERE o.${date} <> n.${date} GROUP BY 1 LOOP
    PERFORM refuse_locked_${item}s(business, items);
  END LOOP;
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
${refusal('bill')}
${refusal('invoice')}
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
