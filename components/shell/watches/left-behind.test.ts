import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteUnsaved, type UnsavedWork, unsavedWork } from '@/lib/client/unsaved-work';
import { changesElsewhere, leftBehindNotice, tellLeftBehind } from './left-behind';

const changes: UnsavedWork = { unsaved: 'change', giveUp: () => noteUnsaved(changes, 0) };
const others: UnsavedWork = { unsaved: 'change', giveUp: () => noteUnsaved(others, 0) };

/** What stands on the screen. */
function startScreen() {
  const shown: number[] = [];
  const show = (count: number) => {
    shown.push(count);
    return () => void shown.splice(shown.indexOf(count), 1);
  };
  return { shown, end: tellLeftBehind([...unsavedWork.keys()], show) };
}

describe('changes of a business that is left', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    for (const work of [...unsavedWork.keys()]) work.giveUp();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are those of others than the one that one has come back to', () => {
    const here: UnsavedWork = { ...changes, businessId: 'biz_1' };
    const elsewhere: UnsavedWork = { ...changes, businessId: 'biz_2' };
    for (const work of [here, elsewhere]) noteUnsaved(work, 1);
    expect(changesElsewhere('biz_1')).toEqual([elsewhere]);
    for (const work of [here, elsewhere]) noteUnsaved(work, 0);
  });

  it('are told on the screens of another until they are saved', () => {
    noteUnsaved(changes, 3);
    const { shown } = startScreen();
    noteUnsaved(others, 1);
    expect(shown).toEqual([]);
    vi.runAllTimers();
    expect(shown).toEqual([3]);
    noteUnsaved(changes, 2);
    expect(shown).toEqual([2]);
    noteUnsaved(others, 2);
    noteUnsaved(changes, 0);
    expect(shown).toEqual([]);
  });

  it('are not told where they are saved at once, nor after one goes on', () => {
    noteUnsaved(changes, 3);
    const first = startScreen();
    noteUnsaved(changes, 0);
    vi.runAllTimers();
    expect(first.shown).toEqual([]);
    noteUnsaved(changes, 3);
    const second = startScreen();
    vi.runAllTimers();
    second.end();
    expect(second.shown).toEqual([]);
  });

  it('are counted', () => {
    expect(leftBehindNotice(1, 'en').title).toBe('1 change is not saved yet');
    expect(leftBehindNotice(1200, 'en').title).toBe('1,200 changes are not saved yet');
  });
});
