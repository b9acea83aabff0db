import type { z } from 'zod';
import { invalid, type Problem } from '@/lib/contract/problem';
import { parseJson } from '@/lib/json';
import { accept, type Result, refuse } from '@/lib/result';
import { validate } from './validate';

export type UploadedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Fields that hold JSON in a form. */
const jsonFields = new Set(['mapping', 'metadata_']);

/** The file and the fields of a multipart form. */
export async function readForm(
  schema: z.ZodObject,
  request: Request,
  fileLimitBytes: number,
): Promise<Result<{ form: unknown; file: UploadedFile }, Problem>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    return refuse({ code: 'unsupported_media_type', detail: 'The body must be multipart/form-data.' });
  }
  const data = await formDataOf(request);
  if (!data.ok) return data;
  const files = data.value.getAll('file');
  const [file] = files;
  if (files.length !== 1 || !file || typeof file === 'string') {
    return refuse(invalid([{ path: '/file', code: 'required', message: 'must be given once, as a file' }]));
  }
  if (file.size > fileLimitBytes) {
    return refuse({ code: 'too_large', detail: `The file is larger than ${fileLimitBytes} bytes.` });
  }
  const fields = fieldsOf(data.value);
  if (!fields.ok) return fields;
  const form = validate(schema, fields.value);
  if (!form.ok) return form;
  return accept({
    form: form.value,
    file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
  });
}

async function formDataOf(request: Request): Promise<Result<FormData, Problem>> {
  try {
    return accept(await request.formData());
  } catch {
    return refuse({ code: 'invalid_form', detail: 'The body is not a readable multipart form.' });
  }
}

function fieldsOf(data: FormData): Result<Record<string, unknown>, Problem> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of data) {
    if (name === 'file') continue;
    if (!jsonFields.has(name) || typeof value !== 'string') {
      fields[name] = value;
      continue;
    }
    try {
      fields[name] = parseJson(value);
    } catch {
      return refuse(invalid([{ path: `/${name}`, code: 'invalid_json', message: 'must be JSON' }]));
    }
  }
  return accept(fields);
}
