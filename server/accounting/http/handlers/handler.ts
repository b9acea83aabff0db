import type { z } from 'zod';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result } from '@/lib/result';
import type { BusinessContext, Context, Outcome, PageOutcome } from '../../services/context';
import type { FileToSend } from '../../services/requests/file-to-send';
import type { UploadedFile } from '../../services/requests/uploaded-file';

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Of<Each, Key extends string> = Each extends { [Name in Key]: infer Schema } ? Read<Schema> : undefined;

type ContextOf<Each> = Of<Each, 'parameters'> extends { business_id: string } ? BusinessContext : Context;

/** What an operation gets, read by its schemas. */
type RequestOf<Each> = {
  parameters: Of<Each, 'parameters'>;
  query: Of<Each, 'query'>;
  body: Of<Each, 'body'>;
  form: Of<Each, 'form'>;
  file: Each extends { form: z.ZodType } ? UploadedFile : null;
};

/** Does an operation, and answers what it must. */
type HandlerOf<Each> = (
  ctx: ContextOf<Each>,
  request: RequestOf<Each>,
) => Promise<Result<AnswerOf<Each>, Problem>>;

/** The same for one that reads something together with the look-up of its token, which spares a round trip. */
type HandlerAhead<Each> = {
  ahead: (
    db: Context['db'],
    request: RequestOf<Each>,
  ) => Promise<(ctx: ContextOf<Each>) => Promise<Result<AnswerOf<Each>, Problem>>>;
};

export type Handler<Each> = HandlerOf<Each> | HandlerAhead<Each>;

type AnswerOf<Each> = Each extends { answersFile: readonly string[] }
  ? FileToSend
  : Each extends { answer: z.ZodType }
    ? z.output<Each['answer']>
    : never;

/** A handler for each of the operations. */
export type HandlersOf<Several> = { [Name in keyof Several]: Handler<Several[Name]> };

/** The specification wraps every single object and list in `data`. */
export async function data<Data>(outcome: Promise<Outcome<Data>>): Promise<Result<{ data: Data }, Problem>> {
  const result = await outcome;
  return result.ok ? accept({ data: result.value }) : result;
}

/** A page of a list beside the tokens of its neighbours. */
export async function page<Item>(outcome: Promise<PageOutcome<Item>>) {
  const result = await outcome;
  return result.ok ? accept({ data: result.value.items, pagination: result.value.pagination }) : result;
}
