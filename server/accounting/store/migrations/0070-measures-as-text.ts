/**
 * Measures are text. PostgreSQL looks for text in an index while row-level security stands between, because comparing
 * text gives nothing away; comparing an enum it does not trust that far, and read the totals of every measure.
 */
export const measuresAsText = {
  name: '0070-measures-as-text',
  sql: `
ALTER TABLE period_total ALTER measure TYPE text COLLATE "C" USING measure::text;
ALTER TABLE period_total_change ALTER measure TYPE text COLLATE "C" USING measure::text;
ALTER TABLE period_total ADD CONSTRAINT period_total_measure
  CHECK (measure IN ('all', 'accrual', 'cash', 'cash_movement'));
ALTER TABLE period_total_change ADD CONSTRAINT period_total_change_measure
  CHECK (measure IN ('all', 'accrual', 'cash', 'cash_movement'));
DROP TYPE total_measure;
`,
};
