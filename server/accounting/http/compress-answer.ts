import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpAnswer } from './problem-answer';

/** Shorter answers gain less than compressing them takes. In bytes. */
const leastCompressed = 16_384;

/**
 * Done by Node's own threads, so that other requests are served meanwhile. Of ten years of cash flow by month, 2.3 MB,
 * Brotli makes 77 KB in 1.4 ms at this quality and 43 KB in 7.7 ms at 5; gzip 86 KB in 5.1 ms.
 */
const encodings = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 4 }),
};
type Encoding = keyof typeof encodings;

/**
 * A long JSON or text answer in an encoding that the client accepts (RFC 9110, section 12.5.3), Brotli before gzip; any
 * other answer as it is.
 */
export async function compressAnswer(answer: HttpAnswer, accepted: string | undefined): Promise<HttpAnswer> {
  const { body, headers } = answer;
  const isText = /^(application\/([\w.-]+\+)?json|text\/)/.test(headers['content-type'] ?? '');
  if (!isText || body instanceof ReadableStream || body.length < leastCompressed) return answer;
  const varying: Record<string, string> = { ...headers, vary: 'accept-encoding' };
  const encoding = chooseEncoding(accepted);
  if (!encoding) return { ...answer, headers: varying };
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const compressed = new Uint8Array(await encodings[encoding](bytes));
  const { 'content-length': _length, ...rest } = varying;
  return { ...answer, body: compressed, headers: { ...rest, 'content-encoding': encoding } };
}

/** The better of the encodings that the header accepts with a weight above 0; null where it accepts neither. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const weights = new Map(
    (header ?? '').split(',').map((each) => {
      const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const accepts = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : null;
}
