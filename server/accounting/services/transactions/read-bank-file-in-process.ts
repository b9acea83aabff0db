import { fileURLToPath } from 'node:url';
import { type Result, refuse } from '@/lib/result';
import { startBounded } from '@/server/platform/processes/bounded-process';
import type { BankFile, BankFileProblem } from '../../domain/bank-files/bank-file';
import { type ReadBankFileOptions, readBankFile } from '../../domain/bank-files/read-bank-file';
import { type BankFilePart, bankFileOfParts } from './bank-file-parts';
import { roundRobin } from './round-robin';

/** Read on the service's own thread: starting a process takes longer than reading so few bytes. */
const smallBytes = 32 * 1024;

const usual = { heapMb: 320, memoryMb: 640, timeoutMs: 60_000 };
type Bounds = typeof usual;

/** One at a time: the memory of the machine bounds how many files are read at once. */
const turns = roundRobin(1);

/**
 * The same as `readBankFile`, in a process of its own with bounded memory and time, so that a file never keeps the
 * requests of others waiting. What overruns the bounds is refused with the advice to split it.
 * @param businessId takes turns with other businesses
 */
export async function readBankFileInProcess(
  businessId: string,
  bytes: Uint8Array,
  options: ReadBankFileOptions,
  bounds: Bounds = usual,
): Promise<Result<BankFile, BankFileProblem>> {
  if (bytes.length <= smallBytes) return readBankFile(bytes, options);
  return turns(businessId, () => readInProcess(bytes, options, bounds));
}

function readInProcess(
  bytes: Uint8Array,
  options: ReadBankFileOptions,
  { timeoutMs, ...memory }: Bounds,
): Promise<Result<BankFile, BankFileProblem>> {
  const isSource = import.meta.url.endsWith('.ts');
  const program = new URL(isSource ? './bank-file-reader.ts' : './bank-file-reader.js', import.meta.url);
  const reader = startBounded(fileURLToPath(program), {
    ...memory,
    execArgv: isSource ? ['--import', 'tsx'] : [],
    args: [JSON.stringify(options)],
  });
  const file = bankFileOfParts();
  return new Promise((resolve) => {
    const settle = (outcome: Result<BankFile, BankFileProblem>) => {
      clearTimeout(timer);
      resolve(outcome);
      reader.kill('SIGKILL');
    };
    const timer = setTimeout(() => settle(refuse(tooMuch)), timeoutMs);
    reader.on('message', (part: BankFilePart) => {
      const outcome = file.take(part);
      if (outcome) settle(outcome);
    });
    reader.once('error', () => settle(refuse(tooMuch)));
    reader.once('exit', () => settle(refuse(tooMuch)));
    // One that has ended takes no more bytes; its end is reported by the other events.
    reader.stdin?.on('error', () => undefined);
    reader.stdin?.end(bytes);
  });
}

const tooMuch: BankFileProblem = {
  code: 'broken_file',
  message: 'The file takes too much memory or time to read. Split it by period and import the parts.',
};
