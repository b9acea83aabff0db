import type { z } from 'zod';
import { invalid, type Problem, pointerOf } from '@/lib/contract/problem';
import { parseJson } from '@/lib/json';
import { accept, type Result, refuse } from '@/lib/result';
import type { Spool, UploadedFile } from '../services/requests/uploaded-file';
import { type Multipart, readMultipart } from './read-multipart';
import { refuseDeepJson } from './refuse-deep-json';
import { validate } from './validate';

/** Fields that hold JSON in a form. */
const jsonFields = new Set(['mapping', 'metadata_']);

/** The maximum size of the fields and boundaries of a form, without the file, in bytes. */
export const formOverheadBytes = 64 * 1024;

/** Limits for multipart forms, in bytes, and the spool that receives their files. */
export type FormReading = { fileLimitBytes: number; spool: Spool };

/** The file and the fields of a multipart form. */
export async function readForm(
  schema: z.ZodObject,
  request: Request,
  { fileLimitBytes, spool }: FormReading,
): Promise<Result<{ form: unknown; file: UploadedFile }, Problem>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    return refuse({ code: 'unsupported_media_type', detail: 'The body must be multipart/form-data.' });
  }
  const read = await readMultipart(request, spool, { file: fileLimitBytes, overhead: formOverheadBytes });
  if (!read.ok) {
    return refuse(read.problem === 'unreadable' ? unreadable : tooLarge(fileLimitBytes));
  }
  const [first, ...more] = read.value.files.filter(({ field }) => field === 'file');
  if (!first || more.length > 0 || read.value.fields.has('file')) {
    return refuse(invalid([{ path: '/file', code: 'required', message: 'must be sent once, as a file' }]));
  }
  const repeated = [...read.value.repeated].map((name) => ({
    path: pointerOf([name]),
    code: 'invalid_type',
    message: 'is sent more than once',
  }));
  if (repeated.length > 0) return refuse(invalid(repeated));
  const fields = fieldsOf(read.value);
  if (!fields.ok) return fields;
  const form = validate(schema, fields.value);
  return form.ok ? accept({ form: form.value, file: first.file }) : form;
}

const unreadable: Problem = {
  code: 'invalid_form',
  detail: 'The body is not a valid multipart form.',
};

const tooLarge = (limitBytes: number): Problem => ({
  code: 'too_large',
  detail: `The file is larger than ${limitBytes} bytes.`,
});

function fieldsOf({ fields, files }: Multipart): Result<Record<string, unknown>, Problem> {
  const read: Record<string, unknown> = {};
  for (const { field, file } of files) if (field !== 'file') read[field] = file;
  for (const [name, value] of fields) {
    if (!jsonFields.has(name)) {
      read[name] = value;
      continue;
    }
    try {
      read[name] = parseJson(value);
    } catch {
      return refuse(invalid([{ path: `/${name}`, code: 'invalid_json', message: 'must be JSON' }]));
    }
    const refused = refuseDeepJson(read[name], `/${name}`);
    if (refused) return refuse(refused);
  }
  return accept(read);
}
