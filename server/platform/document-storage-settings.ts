import { join, resolve } from 'node:path';

/** The storage of documents: a folder, by default in the data folder, or S3-compatible storage. */
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
  DOCUMENTS_FOLDER?: string | undefined;
  DOCUMENTS_S3_BUCKET?: string | undefined;
  AWS_REGION: string;
  AWS_ENDPOINT_URL?: string | undefined;
  AWS_ENDPOINT_URL_S3?: string | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
}

/** A bucket without credentials, or beside a folder, was already rejected. */
export function documentStorageFrom(
  values: StorageVariables,
  dataDir: string,
  projectDir: string,
): DocumentStorage {
  const { DOCUMENTS_S3_BUCKET: bucket, AWS_ACCESS_KEY_ID: accessKeyId } = values;
  const secretAccessKey = values.AWS_SECRET_ACCESS_KEY;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    const { DOCUMENTS_FOLDER: own } = values;
    return { kind: 'folder', folder: own ? resolve(projectDir, own) : join(dataDir, 'documents') };
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
