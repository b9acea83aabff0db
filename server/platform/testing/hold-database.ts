import { startEmbeddedDatabase } from '../embedded-database/start-embedded-database';
import { createLogger } from '../logging';

/**
 * A stand-in for Daybook that a test can kill: starts the embedded database of the folder it is given, says its
 * address on standard output, and holds it until it is stopped.
 */
const [dataDir = ''] = process.argv.slice(2);
const { url, stop } = await startEmbeddedDatabase(dataDir, createLogger('hold-database', 'warn', 2));
process.once('SIGTERM', () => stop().then(() => process.exit(0)));
process.stdout.write(`${url}\n`);
