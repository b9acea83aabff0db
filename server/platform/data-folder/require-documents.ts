import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Settings } from '../settings';
import { StartRefusal } from '../start-refusal';

/**
 * Refuses a folder of documents that cannot be written: that would be found by the first person who uploads a receipt. One that is
 * missing is made with the first document, so the folder above it is asked. A bucket is asked when it is needed, for it may be
 * away for a while; documents of another's service are its own.
 */
export function requireDocuments({
  documents,
  accountingUrl,
}: Pick<Settings, 'documents' | 'accountingUrl'>) {
  if (documents.kind !== 'folder' || accountingUrl) return;
  const fault = faultOf(documents.folder);
  if (fault === null) return;
  throw new StartRefusal(`DOCUMENTS_FOLDER ${documents.folder} cannot be used for documents: ${fault}.`);
}

function faultOf(folder: string): string | null {
  let present = folder;
  while (!existsSync(present) && present !== dirname(present)) present = dirname(present);
  try {
    if (!statSync(present).isDirectory()) return `${present} is not a folder`;
    accessSync(present, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
