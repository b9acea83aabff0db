/** Runs once before the server answers anything: the dashboard's tables must be there, requests be prepared and counted, mail be sent. */
export async function register(): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL;
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !databaseUrl) return;
  const { startTracing } = await import('@/server/platform/tracing');
  await startTracing('dashboard');
  const { prepareRequests } = await import('@/server/dashboard/incoming-requests');
  prepareRequests({
    isOverTls: process.env.NEXTAUTH_URL?.startsWith('https:') ?? false,
    trustedProxies: Number(process.env.TRUSTED_PROXIES || 0),
  });
  const { serveDashboardMetrics } = await import('@/server/dashboard/metrics');
  serveDashboardMetrics(process.env.METRICS_PORT, process.env.METRICS_HOST);
  const { migrateDashboard } = await import('@/server/dashboard/session/storage/migrate');
  await migrateDashboard(databaseUrl);
  const { startMailWork } = await import('@/server/dashboard/mail/mail-work');
  startMailWork();
}
