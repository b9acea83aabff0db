/** Item by item, by its business and identifier: on several nodes they lie together. */
const agingTrigger = (item: string, party: string) => `
CREATE FUNCTION check_aging_of_${item}s() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
DECLARE business uuid; item uuid; until timestamptz; posted timestamptz;
BEGIN
  FOR business, item, until IN
    SELECT business_id, id,
      CASE WHEN o.${party}_id = n.${party}_id THEN least(o.due_at, n.due_at) + interval '1 day' END
      FROM before o JOIN after n USING (business_id, id)
     WHERE o.${party}_id <> n.${party}_id
        OR (o.due_at AT TIME ZONE 'UTC')::date <> (n.due_at AT TIME ZONE 'UTC')::date LOOP
    SELECT e.datetime INTO posted FROM ${item} i
      JOIN journal_entry e ON e.business_id = i.business_id AND e.id = i.journal_entry_id
     WHERE i.business_id = business AND i.id = item;
    IF posted IS NOT NULL THEN
      PERFORM refuse_locked(ARRAY[greatest(posted, until)], ARRAY[business]);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER lock_aging AFTER UPDATE ON ${item}
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION check_aging_of_${item}s();
`;

/**
 * The lock of the books keeps the aging of locked days: whose a bill or invoice that is posted there is, and when it is due where it was
 * overdue by then, or would be. One is overdue on a day that is later than its due day.
 */
export const lockOfAging = {
  name: '0640-lock-of-aging',
  sql: `
${agingTrigger('bill', 'vendor')}
${agingTrigger('invoice', 'customer')}
`,
};
