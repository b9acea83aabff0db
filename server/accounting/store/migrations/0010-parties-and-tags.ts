/** Vendors and customers, and the tags that lines may carry. */
export const partiesAndTags = {
  name: '0010-parties-and-tags',
  sql: `
CREATE TABLE vendor (
  business_id uuid NOT NULL REFERENCES business (id),
  id uuid NOT NULL,
  name text NOT NULL,
  email text,
  phone text,
  external_id text,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  CONSTRAINT vendor_external_id UNIQUE (business_id, external_id)
);
CALL guard('vendor', 'business_id = current_business()');
GRANT SELECT, INSERT ON vendor TO daybook_service;
GRANT UPDATE (name, email, phone, external_id, version, updated_at) ON vendor TO daybook_service;

CREATE TABLE customer (
  business_id uuid NOT NULL REFERENCES business (id),
  id uuid NOT NULL,
  name text NOT NULL,
  email text,
  phone text,
  external_id text,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  CONSTRAINT customer_external_id UNIQUE (business_id, external_id)
);
CALL guard('customer', 'business_id = current_business()');
GRANT SELECT, INSERT ON customer TO daybook_service;
GRANT UPDATE (name, email, phone, external_id, version, updated_at) ON customer TO daybook_service;

CREATE TABLE tag (
  business_id uuid NOT NULL REFERENCES business (id),
  id uuid NOT NULL,
  name text NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id)
);
CREATE UNIQUE INDEX tag_name ON tag (business_id, lower(name));
CALL guard('tag', 'business_id = current_business()');
GRANT SELECT, INSERT ON tag TO daybook_service;
GRANT UPDATE (name, version, updated_at) ON tag TO daybook_service;

-- An array, because lines are written by the million and few have tags; tags are never deleted, so a check at the
-- insert is enough to keep every element a tag of the same business.
ALTER TABLE line_entry ADD tag_ids uuid[] NOT NULL DEFAULT '{}';
CREATE FUNCTION check_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE unknown uuid;
BEGIN
  SELECT t.id INTO unknown FROM unnest(NEW.tag_ids) AS t (id)
   WHERE NOT EXISTS (SELECT FROM tag WHERE tag.business_id = NEW.business_id AND tag.id = t.id) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'line % carries %, which is no tag of its business', NEW.id, unknown
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'line_tags';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER line_tags BEFORE INSERT OR UPDATE OF tag_ids ON line_entry
  FOR EACH ROW WHEN (NEW.tag_ids <> '{}') EXECUTE FUNCTION check_tags();
`,
};
