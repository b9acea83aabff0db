import { describe, expect, it, vi } from 'vitest';
import { DeclinesPutOff } from './declines-put-off';

const figma = { payee: 'Figma', ledgerId: 'ldg_1' };
const lyft = { payee: 'Lyft', ledgerId: 'ldg_2' };

describe('an offer that is declined for good', () => {
  it('is sent once it can no longer be undone, and once only', async () => {
    const send = vi.fn();
    const declines = new DeclinesPutOff(send);
    const { settle } = declines.decline(figma);
    expect(send).not.toHaveBeenCalled();
    await Promise.all([settle(), settle()]);
    expect(send.mock.calls).toEqual([[figma]]);
  });

  it('is never sent once it was undone', async () => {
    const send = vi.fn();
    const { undo, settle } = new DeclinesPutOff(send).decline(figma);
    undo();
    await settle();
    expect(send).not.toHaveBeenCalled();
  });

  it('counts as declined from the first, and no longer once it was undone', () => {
    const declines = new DeclinesPutOff(vi.fn());
    const { undo } = declines.decline(figma);
    expect([declines.has({ ...figma }), declines.has(lyft)]).toEqual([true, false]);
    undo();
    expect(declines.has(figma)).toBe(false);
  });

  it('counts as declined until it was saved', async () => {
    let save = () => {};
    const declines = new DeclinesPutOff(() => new Promise<void>((resolve) => (save = resolve)));
    const settled = declines.decline(figma).settle();
    expect(declines.has(figma)).toBe(true);
    save();
    await settled;
    expect(declines.has(figma)).toBe(false);
  });
});
