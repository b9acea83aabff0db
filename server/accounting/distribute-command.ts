import { runCommand } from '@/server/platform/command';
import { readSettingsOrExit } from '@/server/platform/settings';
import { distribute } from './store/distribution/distribute';

/** `npm run distribute`: spreads the database of DATABASE_URL over the nodes of its Citus cluster, and says how it lies. */
async function run(databaseUrl: string): Promise<void> {
  const distributed = await distribute(databaseUrl);
  if (!distributed.ok) {
    process.stderr.write(`${distributed.problem}\n`);
    process.exitCode = 1;
    return;
  }
  const { nodes, moved, tables } = distributed.value;
  process.stdout.write(
    `${tables} tables are distributed over ${nodes} nodes; ${moved.length} of them were moved.\n`,
  );
}

const { databaseUrl } = readSettingsOrExit();
if (databaseUrl) {
  await runCommand(() => run(databaseUrl));
} else {
  process.stderr.write('DATABASE_URL must name a PostgreSQL with the extension citus.\n');
  process.exitCode = 1;
}
