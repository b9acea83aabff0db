import { DatabaseError } from 'pg';
import { errorMessage } from './processes/lifecycle';
import { StartRefusal } from './start-refusal';

/** Runs what a command does; a refusal or a fault of the system ends it with one sentence and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${errorMessage(inASentence(error))}\n`);
    process.exitCode = 1;
  }
}

/** Faults of the disk, the network and the database have a sentence of their own; what is left is a bug. */
export function inASentence(error: unknown): unknown {
  // Of a name with several addresses, of which none answered.
  if (error instanceof AggregateError && error.errors.length > 0) return inASentence(error.errors[0]);
  if (error instanceof DatabaseError) return new StartRefusal(`The database refused: ${error.message}.`);
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  if (error.syscall === 'connect' || error.syscall === 'getaddrinfo')
    return new StartRefusal(`The database cannot be reached (${error.message}); check DATABASE_URL.`);
  return new StartRefusal(`It cannot go on: ${error.message}.`);
}
