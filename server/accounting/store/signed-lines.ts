/** The lines in force for a FROM, each with what it debits as `signed`: negative where it credits. */
export const signedLines = `
      (SELECT *, CASE debit_credit WHEN 'debit' THEN amount ELSE -amount END AS signed
        FROM line_entry WHERE superseded_at IS NULL)`;
