import { describe, expect, it } from 'vitest';
import { readOptions } from './options';

describe('readOptions', () => {
  it.each([
    [[], { entries: [10_000, 100_000], seconds: 5 }],
    [['--entries=50_000,1000'], { entries: [1000, 50_000], seconds: 5 }],
    [['--entries=2000', '--seconds=2'], { entries: [2000], seconds: 2 }],
  ])('reads %j', (args, value) => {
    expect(readOptions(args)).toEqual({ ok: true, value });
  });

  it.each(['--entries=999', '--entries=', '--entries=1000,', '--seconds=0', '--seconds=1,2', '--fast', 'x'])(
    'refuses %s with the usage',
    (arg) => {
      expect(readOptions([arg])).toEqual({
        ok: false,
        problem: expect.stringContaining('Usage: npm run bench'),
      });
    },
  );
});
