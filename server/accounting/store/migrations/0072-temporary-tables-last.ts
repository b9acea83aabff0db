/**
 * Functions look for tables among the temporary ones last. Where a search path does not name them they come first, so
 * whoever may make a temporary table could put one in the place of a table of the books, under a check or under a
 * function that works as the owner.
 */
export const temporaryTablesLast = {
  name: '0072-temporary-tables-last',
  sql: `
DO $$
DECLARE each regprocedure;
BEGIN
  FOR each IN SELECT oid::regprocedure FROM pg_proc
    WHERE pronamespace = 'accounting'::regnamespace AND 'search_path=accounting' = ANY (proconfig)
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = accounting, pg_temp', each);
  END LOOP;
END $$;
`,
};
