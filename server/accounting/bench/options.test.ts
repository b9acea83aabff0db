import { describe, expect, it } from 'vitest';
import { readOptions } from './options';

const usual = {
  entries: [10_000, 100_000],
  records: [10_000],
  seconds: 5,
  plot: null,
  businesses: null,
  entriesEach: 5000,
};

describe('readOptions', () => {
  it.each([
    [[], usual],
    [['--entries=50_000,1000'], { ...usual, entries: [1000, 50_000] }],
    [['--entries=2000', '--seconds=2'], { ...usual, entries: [2000], seconds: 2 }],
    [['--records=2000'], { ...usual, records: [2000] }],
    [['--million'], { ...usual, entries: [10_000, 100_000, 1_000_000], records: [10_000, 100_000] }],
    [['--businesses=2_000'], { ...usual, businesses: 2000 }],
    [['--businesses=50', '--entries-each=1000'], { ...usual, businesses: 50, entriesEach: 1000 }],
    [['--plot=out/latency.svg'], { ...usual, plot: 'out/latency.svg' }],
  ])('reads %j', (args, value) => {
    expect(readOptions(args)).toEqual({ ok: true, value });
  });

  it.each([
    '--entries=999',
    '--records=999',
    '--entries=',
    '--entries',
    '--entries=1000,',
    '--seconds=0',
    '--seconds=1,2',
    '--million=2',
    '--businesses',
    '--businesses=1',
    '--businesses=10,20',
    '--businesses=10001',
    '--entries-each=999',
    '--entries-each=1000,2000',
    '--plot=latency.png',
    '--plot',
    '--fast',
    'x',
  ])('refuses %s with the usage', (arg) => {
    expect(readOptions([arg])).toEqual({
      ok: false,
      problem: expect.stringContaining('Usage: npm run bench'),
    });
  });
});
