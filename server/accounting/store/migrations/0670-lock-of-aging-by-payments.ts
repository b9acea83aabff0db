/** Item by item, by its business and identifier: on several nodes they lie together. */
const agingFunction = (item: string, party: string) => `
CREATE OR REPLACE FUNCTION check_aging_of_${item}s() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
DECLARE business uuid; item uuid; until timestamptz; is_other boolean; first timestamptz;
BEGIN
  FOR business, item, until, is_other IN
    SELECT business_id, id,
      CASE WHEN o.${party}_id = n.${party}_id THEN least(o.due_at, n.due_at) + interval '1 day' END,
      o.${party}_id <> n.${party}_id
      FROM before o JOIN after n USING (business_id, id)
     WHERE o.${party}_id <> n.${party}_id
        OR (o.due_at AT TIME ZONE 'UTC')::date <> (n.due_at AT TIME ZONE 'UTC')::date LOOP
    SELECT min(e.datetime) INTO first FROM journal_entry e
     WHERE e.business_id = business AND e.${item}_id = item AND e.transaction_id IS NULL
       AND NOT EXISTS (
         SELECT FROM journal_entry r
          WHERE r.business_id = business AND r.${item}_id = item AND r.datetime = e.datetime
            AND (r.reversal_of = e.id OR r.id = e.reversal_of));
    IF is_other THEN
      first := least(first, (
        SELECT min(p.datetime) FROM payment p
         WHERE p.business_id = business AND p.${item}_id = item AND p.removed_at IS NULL AND p.amount > 0));
    END IF;
    IF first IS NOT NULL THEN
      PERFORM refuse_locked(ARRAY[greatest(first, until)], ARRAY[business]);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
`;

/**
 * The lock of the aging of locked days (0640) holds for all that a bill or invoice has in them: what was paid ahead of it, as credit of its
 * party, and what posted it before it was voided and opened again. What was taken back at its own time is in no aging.
 */
export const lockOfAgingByPayments = {
  name: '0670-lock-of-aging-by-payments',
  sql: `
${agingFunction('bill', 'vendor')}
${agingFunction('invoice', 'customer')}
`,
};
