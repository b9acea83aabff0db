import { accept, type Result, refuse } from '@/lib/result';

export type BenchOptions = {
  /** Sizes of the books to measure, in journal entries. */
  entries: number[];
  /** How long each side of the entry measurement runs, in seconds. */
  seconds: number;
};

const usage = 'Usage: npm run bench -- [--entries=10000,100000] [--seconds=5]';

/** Reads the flags; the problem is the sentence to print. */
export function readOptions(args: readonly string[]): Result<BenchOptions, string> {
  const options: BenchOptions = { entries: [10_000, 100_000], seconds: 5 };
  for (const arg of args) {
    const [, name, text = ''] = /^--(entries|seconds)=([\d,_]+)$/.exec(arg) ?? [];
    const values = text.split(',').map((each) => Number(each.replaceAll('_', '')));
    if (name === 'entries' && values.every((value) => value >= 1000 && value <= 5_000_000)) {
      options.entries = values.sort((left, right) => left - right);
    } else if (name === 'seconds' && values[0] && values.length === 1 && values[0] <= 600) {
      options.seconds = values[0];
    } else return refuse(`${arg} is not understood (1000 to 5000000 entries). ${usage}`);
  }
  return accept(options);
}
