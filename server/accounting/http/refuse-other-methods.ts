import type { Hono } from 'hono';
import type { Problem } from '@/lib/contract/problem';
import { problemAnswer } from './problem-answer';
import type { Variables } from './request-variables';
import { respond } from './respond';

/** A known path with an unsupported method is 405 with `Allow`. */
export function refuseOtherMethods(app: Hono<Variables>, path: string, methods: readonly string[]): void {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  const problem: Problem = { code: 'method_not_allowed', detail: `This path supports ${allow}.` };
  app.all(routeOf(path), (c) => {
    const answer = problemAnswer(problem, c.get('requestId'));
    return respond({ ...answer, headers: { ...answer.headers, allow } });
  });
}

/** The path of an operation as a route of Hono: `/v0/business/{business_id}` is `/v0/business/:business_id`. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
