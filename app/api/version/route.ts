import { ownBuild } from '@/lib/build';

export const dynamic = 'force-dynamic';

/** By which pages that are open learn that Daybook was updated. */
export function GET(): Response {
  return Response.json({ build: ownBuild }, { headers: { 'cache-control': 'no-store' } });
}
