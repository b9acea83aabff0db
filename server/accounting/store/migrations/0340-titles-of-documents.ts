/** The entries of one kind of document, as they were described before: by its own words, or else by its kind and number. */
const retitle = (kind: string, table: string, partyColumn: string, party: string) => `
UPDATE journal_entry e SET
  description = left(old.words || old.title || CASE WHEN btrim(old.own) = '' THEN '' ELSE ': ' || btrim(old.own) END, 512),
  clean_description = left(old.words || old.title, 512)
FROM (
  SELECT i.business_id, i.id, i.description AS own, w.words, btrim('${kind} ' || i.number) || ' · ' || p.name AS title,
    w.words || CASE WHEN btrim(i.description) = '' THEN btrim('${kind} ' || i.number) ELSE i.description END AS description
  FROM ${table} i
  JOIN ${party} p ON p.business_id = i.business_id AND p.id = i.${partyColumn}
  CROSS JOIN (VALUES (''), ('Void: '), ('Paid otherwise: '), ('Not paid: Paid otherwise: ')) AS w (words)) old
WHERE e.business_id = old.business_id AND e.${table}_id = old.id AND e.transaction_id IS NULL AND e.description = old.description;
`;

/** Entries that post a bill, an invoice or a credit note name whom it is with; what a person has written stays. */
export const titlesOfDocuments = {
  name: '0340-titles-of-documents',
  sql: [
    retitle('Bill', 'bill', 'vendor_id', 'vendor'),
    retitle('Invoice', 'invoice', 'customer_id', 'customer'),
    retitle('Credit note', 'credit_note', 'vendor_id', 'vendor'),
    retitle('Credit note', 'credit_note', 'customer_id', 'customer'),
  ].join(''),
};
