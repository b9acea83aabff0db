import type { Logger } from '../logging';
import { backOff, stillWanted } from './back-off';
import { type ChildOptions, startChildProgram } from './child-program';
import type { Lifecycle } from './lifecycle';
import { untilAnswering } from './until-answering';

interface Supervised extends Omit<ChildOptions, 'onDeath'> {
  /** An address that answers 200 when it is ready. */
  readyAddress: string;
  /** How long it may take to finish what it has begun, in milliseconds. */
  stopTimeoutMs: number;
  /** Called when it has ended, before it is started again. */
  onEnd?: () => void;
}

/**
 * Starts a part of Daybook and resolves when it answers. One that ends before that ends the whole start: it has said why
 * it cannot run. One that ends later is started again, after a delay that grows with each early end.
 */
export async function superviseProgram(
  options: Supervised,
  lifecycle: Lifecycle,
  logger: Logger,
): Promise<void> {
  const { title, readyAddress, stopTimeoutMs, onEnd } = options;
  const delays = backOff();
  let hasAnswered = false;
  const onDeath = async (lastOutput: string) => {
    if (!hasAnswered) return lifecycle.fail(lastOutput);
    if (lifecycle.signal.aborted) return;
    const delayMs = delays.nextDelayMs();
    logger.error({ lastOutput, delayMs }, `${title} has ended and is started again`);
    const [end] = lastOutput.split(' Its last output', 1);
    process.stderr.write(`${end} It is started again in ${delayMs / 1000} s; its log says more.\n`);
    onEnd?.();
    if (await stillWanted(delayMs, lifecycle.signal)) program = start();
  };
  const start = () => {
    delays.started();
    return startChildProgram({ ...options, onDeath });
  };
  let program = start();
  lifecycle.whenStopping(() => program.stop(stopTimeoutMs));
  await untilAnswering(title, readyAddress, lifecycle.signal);
  hasAnswered = true;
}
