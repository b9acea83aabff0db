import type { z } from 'zod';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result } from '@/lib/result';
import type { BusinessContext, Context, Outcome, PageOutcome } from '../../services/context';
import type { FileToSend } from '../../services/requests/file-to-send';
import type { UploadedFile } from '../../services/requests/uploaded-file';

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Of<Each, Key extends string> = Each extends { [Name in Key]: infer Schema } ? Read<Schema> : undefined;

type ContextOf<Each> = Of<Each, 'parameters'> extends { business_id: string } ? BusinessContext : Context;

/** The input of an operation, parsed by its schemas. */
type RequestOf<Each> = {
  parameters: Of<Each, 'parameters'>;
  query: Of<Each, 'query'>;
  body: Of<Each, 'body'>;
  form: Of<Each, 'form'>;
  file: Each extends { form: z.ZodType } ? UploadedFile : null;
};

/** Runs an operation and builds its response. */
type HandlerOf<Each> = (
  ctx: ContextOf<Each>,
  request: RequestOf<Each>,
) => Promise<Result<AnswerOf<Each>, Problem>>;

/** A handler that reads data in the same round trip as the token look-up. */
type PreloadingHandler<Each> = {
  preload: (
    db: Context['db'],
    request: RequestOf<Each>,
  ) => Promise<(ctx: ContextOf<Each>) => Promise<Result<AnswerOf<Each>, Problem>>>;
};

export type Handler<Each> = HandlerOf<Each> | PreloadingHandler<Each>;

type AnswerOf<Each> = Each extends { answersFile: readonly string[] }
  ? FileToSend
  : Each extends { answer: z.ZodType }
    ? z.output<Each['answer']>
    : never;

/** The handler of every operation. */
export type HandlersOf<Several> = { [Name in keyof Several]: Handler<Several[Name]> };

/** The specification wraps every single object and list in `data`. */
export async function data<Data>(outcome: Promise<Outcome<Data>>): Promise<Result<{ data: Data }, Problem>> {
  const result = await outcome;
  return result.ok ? accept({ data: result.value }) : result;
}

/** A page of a list, with the tokens of the next and the previous page. */
export async function page<Item>(outcome: Promise<PageOutcome<Item>>) {
  const result = await outcome;
  return result.ok ? accept({ data: result.value.items, pagination: result.value.pagination }) : result;
}
