import type { ClientProblem } from '@/lib/client/client';
import { problemOf } from '@/lib/client/read-data';
import { accept, type Result, refuse } from '@/lib/result';

export const fileFailed = 'The file could not be created';

/** Reads one of the dashboard's own addresses of a file and lets the browser save it under the name it comes with. */
export async function saveFile(path: string): Promise<Result<null, ClientProblem>> {
  let response: Response;
  try {
    response = await fetch(path, { cache: 'no-store' });
    if (response.ok) {
      saveBlob(await response.blob(), nameOf(response));
      return accept(null);
    }
  } catch {
    const detail = 'Daybook cannot be reached. Check your connection and try again.';
    return refuse({ code: 'unreachable', status: 0, detail });
  }
  return refuse(problemOf(await response.json().catch(() => null), response.status));
}

function nameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  return encoded === undefined ? 'report' : decodeURIComponent(encoded);
}

/** Lets the browser save the content under the name. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
