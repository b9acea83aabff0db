import fc from 'fast-check';
import type { Operation } from '@/lib/contract/operation';
import { type OperationName, operations } from '@/lib/contract/operations';
import { arbitraryOf, type Components, type Schema } from './arbitrary-of-schema';
import { specialParts } from './balanced-entries';

/** A request before identifiers are filled in. */
export type FuzzRequest = {
  name: OperationName;
  /** Which business it is about, where the path names one. */
  business: number;
  parameters: unknown;
  query: object;
  body: unknown;
  file: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
};

type Parameter = { in: string; name: string; required: boolean; schema: Schema };
type Described = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Document = { paths: Record<string, Record<string, Described>>; components: { schemas: Components } };

/** Valid and invalid requests of every operation of the document, with all their parameters. */
export function fuzzRequests(document: object): fc.Arbitrary<FuzzRequest> {
  const { paths, components } = document as Document;
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  const requests = described
    .filter(({ operationId }) => operationId in operations)
    .map((each) => requestOf(each, components.schemas));
  return fc.oneof(...requests);
}

function requestOf(described: Described, components: Components): fc.Arbitrary<FuzzRequest> {
  const name = described.operationId as OperationName;
  const operation: Operation = operations[name];
  const parameters = described.parameters ?? [];
  const membersIn = (place: string) => {
    const members = parameters.filter((each) => each.in === place);
    const arbitraries = members.map((each) => [each.name, arbitraryOf(each.schema, components)] as const);
    const requiredKeys = members.filter((each) => each.required).map((each) => each.name);
    const required = arbitraries.filter(([key]) => requiredKeys.includes(key));
    // A list with many filters would be refused for one of them nearly always.
    return fc.oneof(
      fc.record(Object.fromEntries(arbitraries), { requiredKeys }),
      fc.record(Object.fromEntries(required)),
    );
  };
  const [content] = Object.values(described.requestBody?.content ?? {});
  return fc.record({
    name: fc.constant(name),
    business: fc.nat({ max: 10_000 }),
    parameters: membersIn('path'),
    query: membersIn('query') as fc.Arbitrary<object>,
    body: content ? arbitraryOf(content.schema, components, specialParts) : fc.constant(undefined),
    file: operation.form ? file : fc.constant(new Uint8Array()),
    headers,
  });
}

const headers = fc
  .record({
    key: fc.option(fc.nat({ max: 30 }), { nil: undefined, freq: 5 }),
    user: fc.option(fc.constantFrom('user-1', 'x'.repeat(256), ''), { nil: undefined, freq: 5 }),
    match: fc.option(fc.constantFrom('"1"', 'W/"2"', '*', 'nonsense'), { nil: undefined, freq: 5 }),
  })
  .map(({ key, user, match }) => ({
    ...(key === undefined ? {} : { 'idempotency-key': `fuzz-${key}` }),
    ...(user === undefined ? {} : { 'x-user-id': user }),
    ...(match === undefined ? {} : { 'if-match': match }),
  }));

const csv = fc
  .array(
    fc.record({
      day: fc.integer({ min: 1, max: 31 }),
      units: fc.integer({ min: -50_000, max: 50_000 }),
      payee: fc.string({ maxLength: 12 }),
    }),
    { maxLength: 6 },
  )
  .map((rows) => {
    const lines = rows.map(
      ({ day, units, payee }) =>
        `2026-03-${String(day).padStart(2, '0')},${units / 100},"${payee.replaceAll('"', '')}"`,
    );
    return ['Date,Amount,Description', ...lines].join('\n');
  });

const file: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc.oneof(
  csv.map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
  fc
    .constantFrom('<OFX>', '%PDF-1.4\n', ':20:X', '!Type:Bank\n', '<?xml version="1.0"?><Document/>')
    .map((text) => new TextEncoder().encode(text)),
);
