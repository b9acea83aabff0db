import { join } from 'node:path';

/** The storage of documents: the data folder, or S3-compatible storage. */
export type DocumentStorage =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      /** AWS_ENDPOINT_URL_S3 or AWS_ENDPOINT_URL; unset for Amazon itself. */
      endpoint: string | undefined;
      accessKeyId: string;
      secretAccessKey: string;
      sessionToken: string | undefined;
    };

interface StorageVariables {
  DOCUMENTS_S3_BUCKET?: string | undefined;
  AWS_REGION: string;
  AWS_ENDPOINT_URL?: string | undefined;
  AWS_ENDPOINT_URL_S3?: string | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
}

/** A bucket without credentials was already rejected. */
export function documentStorageFrom(values: StorageVariables, dataDir: string): DocumentStorage {
  const { DOCUMENTS_S3_BUCKET: bucket, AWS_ACCESS_KEY_ID: accessKeyId } = values;
  const secretAccessKey = values.AWS_SECRET_ACCESS_KEY;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    return { kind: 'folder', folder: join(dataDir, 'documents') };
  }
  return {
    kind: 's3',
    bucket,
    region: values.AWS_REGION,
    endpoint: values.AWS_ENDPOINT_URL_S3 ?? values.AWS_ENDPOINT_URL,
    accessKeyId,
    secretAccessKey,
    sessionToken: values.AWS_SESSION_TOKEN,
  };
}
