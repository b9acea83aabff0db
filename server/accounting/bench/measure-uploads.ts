import { randomBytes } from 'node:crypto';
import { must } from '@/lib/client/must';
import type { Bench } from './bench';
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

/** A picture as far as its chunks go (ISO/IEC 15948 §5): one of data, which no reader of the service looks into. */
function pngOf(data: Buffer): Buffer<ArrayBuffer> {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000006400000064080600000000000000', 'hex');
  const chunk = Buffer.from('0000000049444154', 'hex');
  chunk.writeUInt32BE(data.length);
  return Buffer.concat([head, chunk, data, Buffer.from('000000000000000049454e4400000000', 'hex')]);
}
