/** Questions of the bookkeeper to the business about an entry, and what was said. */
export const tasks = {
  name: '0030-tasks',
  sql: `
CREATE TABLE task (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  journal_entry_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('question', 'receipt_request')),
  status text NOT NULL CHECK (status IN ('open', 'answered', 'done')),
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  FOREIGN KEY (business_id, journal_entry_id) REFERENCES journal_entry (business_id, id)
);
CREATE INDEX task_by_time ON task (business_id, created_at, id);
CREATE INDEX task_of_entry ON task (business_id, journal_entry_id);
CALL guard('task', 'business_id = current_business()');
GRANT SELECT, INSERT ON task TO daybook_service;
GRANT UPDATE (status, version, updated_at) ON task TO daybook_service;

-- What was said is never changed.
CREATE TABLE task_message (
  business_id uuid NOT NULL,
  task_id uuid NOT NULL,
  position integer NOT NULL,
  side text NOT NULL CHECK (side IN ('bookkeeper', 'business')),
  user_id text,
  body text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, task_id, position),
  FOREIGN KEY (business_id, task_id) REFERENCES task (business_id, id)
);
CALL guard('task_message', 'business_id = current_business()');
GRANT SELECT, INSERT ON task_message TO daybook_service;
`,
};
