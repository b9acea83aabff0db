import type { z } from 'zod';
import type { Operation } from '../contract/operation';
import { dataOfBusiness, type Search, withSearch } from '../paths';

/**
 * Something that the browser reads of a business. This declaration is all there is of it: the address under `/api/data`,
 * the key under which React Query keeps it, and the handler that answers are made from it.
 */
export type Read = {
  /** Below the data of the business; parameters stand in braces, by the names that the operation gives them. */
  path: string;
  answer: z.ZodType;
  query?: z.ZodType | undefined;
  /** The operation of /v0 whose answer is passed through; without one, the dashboard puts the answer together. */
  operation?: Operation;
  /** Members of the query that are sent with every call. */
  always?: Readonly<Record<string, string>>;
};

type QueryOf<Each extends Operation> = Each extends { query: infer Query extends z.ZodType }
  ? Query
  : undefined;

/** A read that passes one operation of /v0 through. */
export function passOn<const Path extends string, Each extends Operation>(
  path: Path,
  operation: Each,
  always: Readonly<Record<string, string>> = {},
) {
  const { answer, query } = operation;
  return { path, answer: answer as Each['answer'], query: query as QueryOf<Each>, operation, always };
}

/** A read whose answer the dashboard puts together from several operations, or with what it knows itself. */
export function composed<
  const Path extends string,
  Answer extends z.ZodType,
  Query extends z.ZodType | undefined = undefined,
>(path: Path, answer: Answer, query?: Query) {
  return { path, answer, query: query as Query };
}

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

export type ReadParameters<Each extends Read> = { [Name in ParameterNames<Each['path']>]: string };
export type ReadAnswer<Each extends Read> = z.output<Each['answer']>;
export type ReadQuery<Each extends Read> = Each['query'] extends z.ZodType ? z.input<Each['query']> : never;

/** What a call of a read says: its parameters, where its path has any, and its query. */
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
