import { accept, type Result, refuse } from '@/lib/result';

export type BenchOptions = {
  /** Sizes of the books to measure, in journal entries. */
  entries: number[];
  /** Sizes of the bank files to import, in records. */
  records: number[];
  /** How long each side of the entry measurement runs, in seconds. */
  seconds: number;
  /** Where a picture of latency against size is written, if at all. */
  plot: string | null;
  /** How many businesses one database is measured with, instead of everything else; null to measure everything else. */
  businesses: number | null;
  /** The journal entries of each of these businesses. */
  entriesEach: number;
};

const usage =
  'Usage: npm run bench -- [--entries=10000,100000] [--records=10000] [--million] [--seconds=5] [--plot=FILE.svg], or npm run bench -- --businesses=2000 [--entries-each=5000]';

/** Reads the flags; the problem is the sentence to print. */
export function readOptions(args: readonly string[]): Result<BenchOptions, string> {
  const options: BenchOptions = {
    entries: [10_000, 100_000],
    records: [10_000],
    seconds: 5,
    plot: null,
    businesses: null,
    entriesEach: 5000,
  };
  for (const arg of args) {
    const [, name, text = ''] =
      /^--(entries|records|seconds|million|plot|businesses|entries-each)(?:=(.+))?$/.exec(arg) ?? [];
    const values = /^[\d,_]+$/.test(text)
      ? text.split(',').map((each) => Number(each.replaceAll('_', '')))
      : [];
    const [first] = values;
    const areSizes = first && values.every((value) => value >= 1000 && value <= 5_000_000);
    if ((name === 'entries' || name === 'records') && areSizes) {
      options[name] = values.sort((left, right) => left - right);
    } else if (name === 'million' && text === '') {
      options.entries = [10_000, 100_000, 1_000_000];
      options.records = [10_000, 100_000];
    } else if (name === 'seconds' && first && values.length === 1 && first <= 600) options.seconds = first;
    else if (name === 'businesses' && first && first > 1 && first <= 10_000 && values.length === 1)
      options.businesses = first;
    else if (name === 'entries-each' && areSizes && values.length === 1) options.entriesEach = first;
    else if (name === 'plot' && text.endsWith('.svg')) options.plot = text;
    else
      return refuse(
        `${arg} is not a valid option (sizes from 1000 to 5000000, businesses from 2 to 10000). ${usage}`,
      );
  }
  return accept(options);
}
