import { randomBytes } from 'node:crypto';
import { type Bench, must } from './bench';
import { createBenchBusiness } from './bench-business';
import { report } from './report-line';
import { rounded } from './sampling';

const count = 8;
const fileBytes = 24 * 1024 ** 2;

/** Large files at once, each of its own bytes: what they take of the memory is in the peak that is reported last. */
export async function measureUploads(bench: Bench): Promise<void> {
  const business = await createBenchBusiness(bench);
  const parameters = { business_id: business.id };
  const started = performance.now();
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const form = new FormData();
      form.set('file', new Blob([pngOf(randomBytes(fileBytes))]), `photo-${index}.png`);
      must(await bench.client.uploadDocument({ parameters, form }));
    }),
  );
  report({
    measurement: 'uploads_at_once',
    files: count,
    megabytes_each: 24,
    seconds: rounded((performance.now() - started) / 1000),
  });
}

/** The head of a small picture, before bytes that no reader looks at. */
function pngOf(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  Buffer.from('89504e470d0a1a0a0000000d49484452000000640000006408060000007098cb05', 'hex').copy(bytes);
  return bytes;
}
