import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import type { Visibility } from '../store/database';
import { totalsFolder } from './fold-totals';

const logger = pino({ level: 'silent' });

/** A folder whose businesses are first counted from so many changes, and the businesses that it has folded. */
function folderFrom(firstCount?: () => number) {
  const folded: (string | undefined)[] = [];
  const write = vi.fn(async (business: Visibility | null) => void folded.push(business?.businessId));
  const folder = totalsFolder({ write: write as never }, logger, firstCount);
  const changed = async (businessId: string, count: number) => {
    folder.totalsChanged('tenant', businessId, count);
    await folder.settled();
  };
  return { folder, folded, write, changed };
}

describe('totals are folded', () => {
  it('after so many changes of a business, again and again', async () => {
    const { changed, folded } = folderFrom(() => 0);
    await changed('a', 399);
    await changed('b', 399);
    expect(folded).toEqual([]);
    await changed('a', 1);
    expect(folded).toEqual(['a']);
    await changed('a', 399);
    expect(folded).toEqual(['a']);
    await changed('a', 1);
    expect(folded).toEqual(['a', 'a']);
  });

  it('once for all that was counted before it begins, and again for what is counted after', async () => {
    const { folder, folded } = folderFrom(() => 0);
    for (const count of [400, 400, 400]) folder.totalsChanged('tenant', 'a', count);
    await folder.settled();
    expect(folded).toEqual(['a']);
  });

  it('counted first from where chance lets it begin, and from nothing after a fold', async () => {
    const { changed, folded } = folderFrom(() => 390);
    await changed('a', 9);
    expect(folded).toEqual([]);
    await changed('a', 1);
    expect(folded).toEqual(['a']);
    await changed('a', 10);
    expect(folded).toEqual(['a']);
  });

  it('as often over many short processes as in one long one', async () => {
    let folds = 0;
    const processes = 2000;
    for (let each = 0; each < processes; each += 1) {
      const { changed, folded } = folderFrom();
      await changed('a', 40);
      folds += folded.length;
    }
    // A tenth of the processes; the bounds lie more than seven standard deviations away.
    expect(folds).toBeGreaterThan(processes / 20);
    expect(folds).toBeLessThan((processes * 3) / 20);
  });

  it('by the next writer where it failed', async () => {
    const { changed, folded, write } = folderFrom(() => 0);
    write.mockRejectedValueOnce(new Error('the database is away'));
    await changed('a', 400);
    expect(folded).toEqual([]);
    await changed('a', 1);
    expect(folded).toEqual(['a']);
  });
});
