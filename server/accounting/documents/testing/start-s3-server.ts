import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { DocumentStorage } from '@/server/platform/document-storage-settings';

/** An S3-compatible server that checks signatures, on a free port, with one bucket; and where it keeps the objects. */
export async function startS3Server(): Promise<{
  storage: Extract<DocumentStorage, { kind: 's3' }>;
  directory: string;
  stop(): Promise<void>;
}> {
  const directory = mkdtempSync(join(tmpdir(), 'daybook-s3-'));
  const bucket = 'daybook-documents';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    storage: {
      kind: 's3',
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      sessionToken: undefined,
    },
    directory,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
