import type { ClientProblem } from '@/lib/client/client';
import { mayRetry } from '@/lib/client/may-retry';

/** Why a file is not kept, in a sentence for the user, and whether a retry may help. */
export type Refusal = { sentence: string; canRetry: boolean };

export const tooLarge: Refusal = {
  sentence: 'Larger than 25 MB. A photo with fewer pixels, or a PDF of fewer pages, will do.',
  canRetry: false,
};

const emptyFile = 'The file is empty.';

/** By the codes of `lib/contract/problem.ts`, of the faults of the file, and of `check-content.ts`. */
const sentences: Record<string, string> = {
  unsupported_media_type:
    'Neither a PDF nor a PNG, JPEG or WebP image. What is inside the file decides, not its name; of XML files electronic invoices are kept.',
  heic_photo:
    'A HEIC photo, which this browser cannot open. Save it as JPEG, or set the camera of the phone to “Most Compatible”.',
  tiff: 'A TIFF, which cannot be read. Save it as PDF, with all its pages.',
  archive: 'A ZIP archive. Unpack it, and bring the files in it: each becomes a document.',
  signed_file:
    'A signed file (.p7m), which cannot be read. Save the invoice in it without the signature, as XML.',
  broken_file: 'The image is broken or was cut off on its way. Export or photograph it again.',
  empty_file: emptyFile,
  too_many_pixels: 'The image has more than 200 megapixels.',
  too_long: 'The file name is too long. Rename it to at most 255 characters.',
};

/** A person retries, who may have signed in again in another tab. */
const signedOut = 401;
/** Another person has signed in there. */
const otherPerson = 'other_person';

export function refusalOf(problem: ClientProblem): Refusal {
  if (problem.status === 413) return tooLarge;
  const fault = problem.errors?.find(({ code }) => code in sentences);
  const sentence = sentences[fault?.code ?? problem.code];
  if (sentence) return { sentence, canRetry: false };
  return {
    sentence: problem.detail,
    canRetry: mayRetry(problem) || problem.status === signedOut || problem.code === otherPerson,
  };
}
