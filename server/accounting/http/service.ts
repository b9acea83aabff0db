import type { Logger } from '@/server/platform/logging';
import type { Environment } from '../store/access-store';
import type { Database } from '../store/database';

/** What the HTTP side of the service works with. */
export type Service = {
  database: Database;
  environment: Environment;
  pageTokenKey: Buffer;
  logger: Logger;
  jsonLimitBytes: number;
  uploadLimitBytes: number;
  totalsChanged: (tenantId: string, businessId: string, count: number) => void;
};
