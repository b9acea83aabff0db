import type { ProblemDetails } from '@/lib/contract/problem';
import { parseJson } from '@/lib/json';
import type { TestService } from './start-service';

/** An answer as it came: `data` and `problem` are views of the same body. */
export type Answered = {
  status: number;
  headers: Headers;
  text: string;
  data: Record<string, unknown>;
  problem: ProblemDetails;
};

/** Sends JSON as the service's tenant; text is sent as it is. Sees what the typed client would hide. */
export async function call(
  service: Pick<TestService, 'request'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return read(
    await service.request(path, {
      method,
      headers: { ...type, ...headers },
      ...(text === undefined ? {} : { body: text }),
    }),
  );
}

export async function read(response: Response): Promise<Answered> {
  const text = await response.text();
  const body = jsonOf(text) as { data?: Record<string, unknown> } & ProblemDetails;
  return { status: response.status, headers: response.headers, text, data: body.data ?? {}, problem: body };
}

/** The faults of a refusal as `path code`. */
export function faultsOf({ problem }: Answered): string[] {
  return (problem.errors ?? []).map(({ path, code }) => `${path} ${code}`);
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return {};
  }
}
