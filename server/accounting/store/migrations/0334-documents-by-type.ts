/** The list of documents of one type, which read all documents where that type is rare. */
export const documentsByType = {
  name: '0334-documents-by-type',
  sql: `
CREATE INDEX document_by_type ON document (business_id, document_type, created_at, id) WHERE deleted_at IS NULL;
`,
};
