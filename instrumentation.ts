/** Runs once before the server answers anything: the dashboard's tables must be there. */
export async function register(): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL;
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !databaseUrl) return;
  const { migrateDashboard } = await import('@/server/dashboard/session/storage/migrate');
  await migrateDashboard(databaseUrl);
}
