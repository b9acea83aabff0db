import { healthAnswer } from '@/server/dashboard/queries/health';

export const dynamic = 'force-dynamic';

/** For load balancers and for pages that wait: 200 when the dashboard, its database and the service answer, else 503. */
export function GET(): Promise<Response> {
  return healthAnswer();
}
