import type { Operation } from '@/lib/contract/operation';
import { type OperationName, operations } from '@/lib/contract/operations';
import type { Problem } from '@/lib/contract/problem';
import { stringifyJson } from '@/lib/json';
import { encodeJson } from '@/lib/json-bytes';
import { accept, type Result, refuse } from '@/lib/result';
import { type BusinessContext, type Context, staleVersion } from '../services/context';
import type { RequestDetails } from '../services/requests/authorize';
import type { FileToSend } from '../services/requests/file-to-send';
import type { ReplayableAnswer } from '../services/requests/replayable-answer';
import type { Spool } from '../services/requests/uploaded-file';
import { readForEmptyPatch } from './empty-patch';
import { answerFile } from './file-answer';
import type { HttpAnswer } from './problem-answer';
import { readHeaders } from './read-headers';
import { type ReadRequest, readRequest } from './read-request';
import { negotiate } from './report-formats/negotiate';
import {
  type FileFormat,
  queryForFile,
  type ReportAnswer,
  type ReportName,
  reportFile,
} from './report-formats/report-file';
import { hashOfRequest } from './request-hash';
import type { Service } from './service';
import type { UploadGate } from './upload-gate';
import { workOf } from './work-of';

type Server = Service & { uploads: { documents: UploadGate; bankFiles: UploadGate } };

/** The same for one request, whose files are received by the spool. */
type ServerOfRequest = Server & { spool: Spool };

/**
 * Answers one operation. The body is read before the transaction begins, so that a slow client holds no connection;
 * but who may not ask is refused first, whatever the body contains.
 */
export async function perform(
  server: Server,
  name: OperationName,
  request: Request,
  pathParameters: Record<string, string>,
  { requestId, rate }: Pick<RequestDetails, 'requestId' | 'rate'>,
): Promise<Result<HttpAnswer, Problem>> {
  const operation: Operation = operations[name];
  const token = /^bearer +([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return refuse({ code: 'unauthorized', detail: 'A bearer token is required.' });
  const headers = readHeaders(request.headers);
  const details: RequestDetails = {
    token,
    scope: operation.scope,
    businessId: businessIdOf(operation, pathParameters),
    changesData: operation.method !== 'GET',
    requestId,
    userId: headers.ok ? headers.value.userId : null,
    ifMatch: headers.ok ? headers.value.ifMatch : null,
    idempotency: null,
    rate,
  };
  const refused = await refusalBeforeBody(server.requests, operation, details);
  if (refused) return refuse(refused);
  const spool = server.newSpool();
  try {
    return await readAndRun({ ...server, spool }, name, request, pathParameters, headers, details);
  } finally {
    await spool.clear();
  }
}

/** Nobody without a token makes the service read and parse a body; a file is not received from whom it would not be accepted. */
async function refusalBeforeBody(
  requests: Service['requests'],
  { form, body }: Operation,
  details: RequestDetails,
): Promise<Problem | null> {
  if (form) return requests.check(details);
  return body ? requests.checkUnlessAccepted(details) : null;
}

async function readAndRun(
  { requests, uploads, uploadLimitBytes: fileLimitBytes, jsonLimitBytes, spool }: ServerOfRequest,
  name: OperationName,
  request: Request,
  pathParameters: Record<string, string>,
  headers: ReturnType<typeof readHeaders>,
  details: RequestDetails,
): Promise<Result<HttpAnswer, Problem>> {
  const operation: Operation = operations[name];
  if (!headers.ok) return requests.run({ ...details, changesData: false }, async () => headers);
  const format = operation.answersTables ? negotiate(request.headers.get('accept')) : accept('json' as const);
  if (!format.ok) return requests.run(details, async () => format);
  const bodies = { fileLimitBytes, jsonLimitBytes, spool };
  const read = await readRequest(operation, request, pathParameters, bodies);
  if (!read.ok) return requests.run({ ...details, changesData: false }, async () => read);
  const { idempotencyKey: key } = headers.value;
  const keyed = details.changesData && key !== null;
  const idempotency = keyed ? { key, requestHash: hashOfRequest(name, read.value) } : null;
  const asItIs = (outcome: Result<object, Problem>) => outcome;
  if (operation.answersFile) {
    const file = await requests.read(details, workOf(name, read.value, asItIs));
    return file.ok ? answerFile(file.value as FileToSend) : file;
  }
  if (format.value !== 'json') {
    const file = await readReportFile(requests, details, name as ReportName, format.value, read.value);
    return file.ok ? answerFile(file.value) : file;
  }
  if (operation.answersTables) {
    const report = await requests.read(details, workOf(name, read.value, asItIs));
    return report.ok ? accept(reportAnswer(operation, report.value)) : report;
  }
  const reading = readForEmptyPatch(name, read.value.body);
  const work = workOf(reading ?? name, read.value, (outcome, ctx) =>
    answerOf(operation, reading ? ifUnchanged(outcome, ctx) : outcome),
  );
  const { file } = read.value;
  // Apart, so that a document does not wait until a large bank file is imported.
  const gate = name === 'uploadDocument' ? uploads.documents : uploads.bankFiles;
  return requests.run({ ...details, idempotency }, work, (change) =>
    file ? gate.admit(file.size, change) : change(),
  );
}

/** The response to a PATCH without changes: the resource, if `If-Match` matches. */
function ifUnchanged(
  outcome: Result<object, Problem>,
  { ifMatch }: Context | BusinessContext,
): Result<object, Problem> {
  const version = outcome.ok ? versionOf(outcome.value) : null;
  const stale = version === null ? null : staleVersion(ifMatch, version);
  return stale ? refuse(stale) : outcome;
}

/** The report of its handler, as a file. */
function readReportFile(
  requests: Service['requests'],
  details: RequestDetails,
  name: ReportName,
  format: FileFormat,
  request: ReadRequest,
): Promise<Result<FileToSend, Problem>> {
  const asked = { ...request, query: queryForFile(name, request.query) };
  const work = workOf(name, asked, (outcome, ctx) => {
    if (!('business' in ctx)) throw new Error(`${name} is a report of no business`);
    return outcome.ok
      ? reportFile(name, outcome.value as ReportAnswer<ReportName>, format, ctx.business)
      : outcome;
  });
  return requests.read(details, work);
}

/** Null for a malformed identifier: parsing the path will reject it with 404, like an unknown one. */
function businessIdOf(operation: Operation, { business_id: id }: Record<string, string>): string | null {
  if (id === undefined || !operation.parameters) return null;
  return operation.parameters.shape.business_id?.safeParse(id).success ? id : null;
}

/** Reports are large and never stored for replay: they are serialized to bytes after the transaction. */
function reportAnswer({ status }: Operation, report: object): HttpAnswer {
  return { status, body: encodeJson(report), headers: { 'content-type': 'application/json' } };
}

function answerOf(operation: Operation, result: Result<object, Problem>): Result<ReplayableAnswer, Problem> {
  if (!result.ok) return result;
  const version = versionOf(result.value);
  return accept({
    status: operation.status,
    body: stringifyJson(result.value),
    ...(operation.shownOnce ? { keptBody: withoutSecret(result.value, operation.shownOnce) } : {}),
    headers: { 'content-type': 'application/json', ...(version === null ? {} : { etag: `"${version}"` }) },
  });
}

/** The response with null for the member that is never stored. */
function withoutSecret(answer: object, member: string): string {
  return stringifyJson('data' in answer ? { data: { ...(answer.data as object), [member]: null } } : answer);
}

/** Single resources carry a version, which is their ETag. */
function versionOf(answer: object): number | null {
  const data = 'data' in answer ? answer.data : null;
  if (typeof data !== 'object' || data === null || !('version' in data)) return null;
  return typeof data.version === 'number' ? data.version : null;
}
