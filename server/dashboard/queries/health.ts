import { dashboardSettings } from '../session/settings';
import { dashboardDatabase } from '../session/storage/pool';

const timeoutMs = 3000;

/** Whether each part that the dashboard needs answers; nothing of anybody's books. */
export async function healthAnswer(): Promise<Response> {
  const { accountingUrl } = dashboardSettings();
  const [database, service] = await Promise.all([
    answers(dashboardDatabase().query('select 1')),
    answers(fetch(`${accountingUrl}/readyz`, { signal: AbortSignal.timeout(timeoutMs) }).then(mustBeOk)),
  ]);
  const status = database && service ? 200 : 503;
  const word = (isUp: boolean) => (isUp ? 'up' : 'down');
  return Response.json(
    { status: word(status === 200), database: word(database), accounting_service: word(service) },
    { status, headers: { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '2' } : {}) } },
  );
}

async function answers(asked: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(resolve, timeoutMs, false).unref();
  });
  const inTime = asked.then(
    () => true,
    () => false,
  );
  return Promise.race([inTime, late]);
}

function mustBeOk(response: Response): void {
  if (!response.ok) throw new Error(`${response.status}`);
}
