import { Client } from 'pg';
import { migrate } from '@/server/platform/migrate';
import { migrations } from './migrations';

/** Brings the schema `dashboard` up to date. Safe when several processes start together: one does it, the others wait. */
export async function migrateDashboard(databaseUrl: string): Promise<void> {
  const connection = new Client({ connectionString: databaseUrl, application_name: 'daybook-dashboard' });
  await connection.connect();
  try {
    await migrate(connection, 'dashboard', migrations);
  } finally {
    await connection.end();
  }
}
