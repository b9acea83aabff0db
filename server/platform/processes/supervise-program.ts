import type { Logger } from '../logging';
import { backOff, stillWanted } from './back-off';
import { type ChildOptions, startChildProgram } from './child-program';
import type { Lifecycle } from './lifecycle';
import { untilAnswering } from './until-answering';

/** A migration that takes longer is told, in milliseconds. */
const longMigrationMs = 3_000;

interface Supervised extends Omit<ChildOptions, 'onDeath' | 'onMigrating'> {
  /** An address that answers 200 when it is ready. */
  readyAddress: string;
  /** How long it may take until it answers, while it does not migrate the database, in milliseconds; two minutes by default. */
  readyTimeoutMs?: number;
  /** How long it may take to finish what it has begun, in milliseconds. */
  stopTimeoutMs: number;
  /** Called when it has ended, before it is started again. */
  onEnd?: () => void;
}

/**
 * Starts a part of Daybook and resolves when it answers. One that ends before that ends the whole start: it has said why
 * it cannot run. For as long as it migrates the database it is waited for; a migration that was cut off would begin anew at the
 * next start. One that ends later is started again, after a delay that grows with each early end.
 */
export async function superviseProgram(
  options: Supervised,
  lifecycle: Lifecycle,
  logger: Logger,
): Promise<void> {
  const { title, readyAddress, readyTimeoutMs: timeoutMs, stopTimeoutMs, onEnd } = options;
  const delays = backOff();
  let hasAnswered = false;
  const onDeath = async (lastOutput: string) => {
    onMigrating(false);
    if (!hasAnswered) return lifecycle.fail(lastOutput);
    if (lifecycle.signal.aborted) return;
    const delayMs = delays.nextDelayMs();
    logger.error({ lastOutput, delayMs }, `${title} has ended and is started again`);
    const [end] = lastOutput.split(' Its last output', 1);
    process.stderr.write(`${end} It is started again in ${delayMs / 1000} s; its log says more.\n`);
    onEnd?.();
    if (await stillWanted(delayMs, lifecycle.signal)) program = start();
  };
  let isMigrating = false;
  let telling: NodeJS.Timeout | undefined;
  const onMigrating = (begins: boolean) => {
    isMigrating = begins;
    clearTimeout(telling);
    const tell = () => process.stdout.write('Waiting for the database to be migrated …\n');
    if (begins) telling = setTimeout(tell, longMigrationMs).unref();
  };
  const start = () => {
    delays.started();
    return startChildProgram({ ...options, onDeath, onMigrating });
  };
  let program = start();
  lifecycle.whenStopping(() => program.stop(stopTimeoutMs));
  await untilAnswering(title, readyAddress, lifecycle.signal, { timeoutMs, isBusy: () => isMigrating });
  hasAnswered = true;
}
