import type { Logger } from '@/server/platform/logging';
import type { Requests } from '../services/requests/requests';
import type { Spool } from '../services/requests/uploaded-file';

/** The dependencies of the HTTP application. */
export type Service = {
  requests: Requests;
  logger: Logger;
  jsonLimitBytes: number;
  uploadLimitBytes: number;
  /** How many proxies in front add to `X-Forwarded-For`. */
  trustedProxies: number;
  newSpool: () => Spool;
  /** Told of every answer, for whoever counts. */
  requestAnswered?: (request: AnsweredRequest) => void;
};

export type AnsweredRequest = {
  /** The name of the operation, or `other`: a path as it was sent could be anything. */
  operation: string;
  status: number;
  seconds: number;
};
