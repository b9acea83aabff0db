import { DatabaseError } from 'pg';
import { isCode } from './error-code';
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
  if (!(error instanceof Error)) return error;
  // What pg says when the database ends, as it does where the disk has no room for its log.
  if (/^Connection terminated|is not queryable$/.test(error.message) || isCode(error, 'ECONNRESET')) {
    return new StartRefusal(
      `The database ended meanwhile (${error.message}): it was stopped or has failed, as it does on a full disk. Try again when it runs.`,
    );
  }
  if (!('syscall' in error)) return error;
  if (error.syscall === 'connect' || error.syscall === 'getaddrinfo')
    return new StartRefusal(`The database cannot be reached (${error.message}); check DATABASE_URL.`);
  return new StartRefusal(`It cannot go on: ${error.message}.`);
}
