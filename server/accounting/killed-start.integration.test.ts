import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { migrations } from './store/migrations';
import { findDifferences } from './store/verify-books/verify-books';
import { chanceOf } from './testing/crash/chance';
import { type KillableDaybook, prepareDaybook, victims } from './testing/crash/killable-daybook';

const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000_000);

let daybook: KillableDaybook | null = null;
afterEach(async () => {
  await daybook?.remove();
});

/** How far a first start has come; it is killed at each of these, or a moment later. */
const stages: ((dataDir: string) => boolean)[] = [
  // Before anything; the folder is locked; the database is being made, is made, runs.
  () => true,
  (dataDir) => existsSync(join(dataDir, 'daybook.lock')),
  (dataDir) => readdirSync(dataDir).some((name) => /^postgres\.new-\d+$/.test(name)),
  (dataDir) => existsSync(join(dataDir, 'postgres')),
  (dataDir) => existsSync(join(dataDir, 'postgres', 'postmaster.pid')),
];

it(`a first start that was killed again and again is followed by one that succeeds (CRASH_SEED=${seed})`, async () => {
  process.stdout.write(`killed starts: CRASH_SEED=${seed}\n`);
  const chance = chanceOf(seed);
  const killable = await prepareDaybook();
  daybook = killable;
  for (const isReached of stages) {
    let isOver = false;
    const start = killable.start().then(
      () => undefined,
      () => undefined,
    );
    start.finally(() => {
      isOver = true;
    });
    while (!isOver && !isReached(killable.dataDir)) await after(2);
    await after(chance.whole(0, 400));
    killable.kill(chance.shuffled(victims));
    // A postmaster that was about to be started at that moment is left behind: the next start has to clear it.
    await start;
  }
  const owner = new Client({
    connectionString: await killable.start(),
    options: '-c search_path=accounting',
  });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ name: string }>('SELECT name FROM migration ORDER BY applied_at');
    expect(rows.map(({ name }) => name).sort()).toEqual(migrations.map(({ name }) => name).sort());
    expect(await findDifferences(owner)).toEqual([]);
    // A backend that was just forked has the postmaster's name for a moment.
    await expect.poll(killable.countPostmasters, { timeout: 20_000 }).toBe(1);
  } finally {
    await owner.end();
  }
}, 600_000);
