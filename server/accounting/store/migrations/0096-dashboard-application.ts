/** Marks the application that the dashboard works through; each start of the service sets it anew. */
export const dashboardApplication = {
  name: '0096-dashboard-application',
  sql: `
ALTER TABLE application ADD COLUMN is_dashboard boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN application.is_dashboard IS
  'registered by the settings of the service for its dashboard: the API neither revokes it nor changes its secret';
`,
};
