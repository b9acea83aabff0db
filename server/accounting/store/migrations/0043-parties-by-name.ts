/** Lists of vendors and customers by name, whatever their capitals. */
export const partiesByName = {
  name: '0043-parties-by-name',
  sql: `
CREATE INDEX vendor_by_name ON vendor (business_id, left(lower(name), 60), id);
CREATE INDEX customer_by_name ON customer (business_id, left(lower(name), 60), id);
`,
};
