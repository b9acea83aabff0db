import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBounded } from './bounded-process';

const folder = mkdtempSync(join(tmpdir(), 'daybook-bounded-'));
const program = join(folder, 'greedy.mjs');
beforeAll(() => {
  writeFileSync(
    program,
    `const held = [];
    try { for (let i = 0; i < 20; i += 1) held.push(Buffer.alloc(50 * 1024 ** 2, 1)); } catch {}
    process.send({ heldMb: held.length * 50, secret: process.env.DATABASE_URL ?? null });
    process.disconnect();`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it.runIf(existsSync('/usr/bin/prlimit'))(
  'bounds memory outside of the heap, too, and passes no setting on',
  async () => {
    process.env.DATABASE_URL ??= 'postgres://secret@localhost/books';
    const [answer] = await once(startBounded(program, { heapMb: 160, memoryMb: 400 }), 'message');
    expect(answer.heldMb).toBeGreaterThanOrEqual(100);
    expect(answer.heldMb).toBeLessThan(400);
    expect(answer.secret).toBeNull();
  },
);
