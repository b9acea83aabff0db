import type { DocumentStorage } from '@/server/platform/document-storage-settings';
import type { BlobStore, TellUnavailable } from './blob-store';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';

/** The blob store chosen by the settings. */
export function openBlobStore(storage: DocumentStorage, tellUnavailable?: TellUnavailable): BlobStore {
  return storage.kind === 's3'
    ? s3Store(storage, tellUnavailable)
    : folderStore(storage.folder, tellUnavailable);
}
