import type { z } from 'zod';
import type { OperationName, Operations } from '../contract/operations';
import { dataOfBusiness, type Search, withSearch } from '../paths';

/**
 * Something that the browser reads of a business. This declaration is all there is of it: the address under `/api/data`,
 * the key under which React Query keeps it, and the handler that answers are made from it. It holds no schema:
 * the dashboard's server parses what a service answers, so the browser need not load what parses it.
 */
export type Read<Answer = unknown, Query = unknown> = {
  /** Below the data of the business; parameters are in braces, by the names that the operation gives them. */
  path: string;
  /** The operation of /v0 whose answer is passed through; without one, the dashboard puts the answer together. */
  operation?: OperationName;
  /** Members of the query that are sent with every call. */
  always?: Readonly<Record<string, string>>;
  /** For types only; never there. */
  types?: { answer: Answer; query: Query };
};

type Typed<Path extends string, Answer, Query> = Omit<Read<Answer, Query>, 'path'> & { path: Path };

type QueryOf<Each> = Each extends { query: infer Query extends z.ZodType } ? z.input<Query> : never;

/** A read that passes one operation of /v0 through. */
export function passOn<const Path extends string, Name extends OperationName>(
  path: Path,
  operation: Name,
  always: Readonly<Record<string, string>> = {},
): Typed<Path, z.output<Operations[Name]['answer']>, QueryOf<Operations[Name]>> {
  return { path, operation, always };
}

/**
 * A read whose answer the dashboard puts together from several operations, or with what it knows itself:
 * `composed<Answer>()('path')`.
 */
export function composed<Answer, Query = never>() {
  return <const Path extends string>(path: Path): Typed<Path, Answer, Query> => ({ path });
}

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

export type ReadParameters<Each extends Read> = { [Name in ParameterNames<Each['path']>]: string };
export type ReadAnswer<Each extends Read> = NonNullable<Each['types']>['answer'];
export type ReadQuery<Each extends Read> = NonNullable<Each['types']>['query'];

/** What a call of a read gives: its parameters, where its path has any, and its query. */
export type ReadCall<Each extends Read> = {
  query?: ReadQuery<Each> | undefined;
} & ([ParameterNames<Each['path']>] extends [never]
  ? { parameters?: never }
  : { parameters: ReadParameters<Each> });

/** The address of the data, below the dashboard's own. */
export function addressOf<Each extends Read>(read: Each, businessId: string, call: ReadCall<Each>): string {
  const parameters: Partial<Record<string, string>> = call.parameters ?? {};
  const path = read.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  return withSearch(`${dataOfBusiness(businessId)}/${path}`, call.query as Search | undefined);
}

/** The beginning of the keys of all that is kept of a read, for when it has changed. */
export function keyOfAll(read: Read, businessId: string) {
  return [read.path, businessId] as const;
}

/** The key of one answer, or of all pages of a list. */
export function keyOf<Each extends Read>(
  read: Each,
  businessId: string,
  call: ReadCall<Each>,
  extent: 'one' | 'pages' = 'one',
) {
  return [...keyOfAll(read, businessId), extent, call.parameters ?? {}, call.query ?? {}] as const;
}
