/** Answers are replayed for a day; then nothing needs them, and they would be more than the books themselves in the end. */
export const forgetAnswers = {
  name: '0044-forget-answers',
  sql: `
-- Rows come in the order of time, so ranges of pages tell their age for next to nothing.
CREATE INDEX idempotency_key_age ON idempotency_key USING brin (created_at);

-- Runs as the owner, for every tenant at once, and can only take what no request may be answered with any more.
CREATE FUNCTION forget_answers() RETURNS bigint
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = accounting
  AS $$
DECLARE forgotten bigint;
BEGIN
  DELETE FROM idempotency_key WHERE created_at < now() - interval '25 hours';
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $$;
REVOKE ALL ON FUNCTION forget_answers() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_answers() TO daybook_service;
`,
};
