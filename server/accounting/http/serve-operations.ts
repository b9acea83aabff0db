import type { Hono } from 'hono';
import type { Operation } from '@/lib/contract/operation';
import { type OperationName, operations } from '@/lib/contract/operations';
import { problemStatus } from '@/lib/contract/problem';
import type { RequestDetails } from '../services/requests/authorize';
import { compressAnswer } from './compress-answer';
import { refuseLargeBody } from './limit-body';
import { perform } from './perform';
import { formOverheadBytes } from './read-form';
import { refuseOtherMethods, routeOf } from './refuse-other-methods';
import type { Variables } from './request-variables';
import { refusal, respond } from './respond';
import type { Service } from './service';
import { uploadGate } from './upload-gate';

/** Capacity in documents of maximum size; more small ones fit. */
const documentsAtOnce = 1;
/**
 * The records of a bank file take twenty to forty times its bytes, all in memory, until they are posted. Two large ones are never
 * read at once, and small ones do not keep a large one out for good.
 */
const bankFileBytesAtOnce = 6 * 1024 ** 2;
const bytesOfLargeBankFile = 4 * 1024 ** 2;

/** Mounts every operation of the contract. */
export function serveOperations(app: Hono<Variables>, service: Service): void {
  const uploads = {
    documents: uploadGate(documentsAtOnce * service.uploadLimitBytes),
    bankFiles: uploadGate(bankFileBytesAtOnce, bytesOfLargeBankFile),
  };
  const desk = { ...service, uploads };
  const serve = (name: OperationName): void => {
    const operation: Operation = operations[name];
    const { uploadLimitBytes, jsonLimitBytes } = service;
    const bounded = refuseLargeBody(operation.form ? uploadLimitBytes + formOverheadBytes : jsonLimitBytes);
    app.on(operation.method, routeOf(operation.path), bounded, async (c) => {
      const requestId = c.get('requestId');
      c.set('operation', name);
      const rate: RequestDetails['rate'] = { state: null };
      c.set('rate', rate);
      const answer = await perform(desk, name, c.req.raw, c.req.param(), { requestId, rate });
      if (answer.ok) return respond(await compressAnswer(answer.value, c.req.header('accept-encoding')));
      const { code, detail } = answer.problem;
      if (problemStatus[code] === 500) service.logger.error({ requestId, code }, detail);
      return refusal(answer.problem, requestId);
    });
  };
  for (const [path, names] of namesByPath()) {
    for (const name of names) serve(name);
    refuseOtherMethods(
      app,
      path,
      names.map((name) => operations[name].method),
    );
  }
}

/** The operations of each path. Literal paths come before paths with parameters that could match them. */
function namesByPath(): [path: string, names: OperationName[]][] {
  const found = new Map<string, OperationName[]>();
  for (const name of Object.keys(operations) as OperationName[]) {
    const { path } = operations[name];
    found.set(path, [...(found.get(path) ?? []), name]);
  }
  const order = (path: string) => path.replace(/\{\w+\}/g, '~');
  return [...found].sort(([a], [b]) => (order(a) < order(b) ? -1 : 1));
}
