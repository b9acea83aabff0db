import { describe, expect, it, vi } from 'vitest';
import { forgetOnceSaved } from './split-draft';

describe('forgetOnceSaved', () => {
  it('forgets what was typed once the split is saved', async () => {
    const forget = vi.fn();
    await forgetOnceSaved(Promise.resolve({ saved: 1, refused: 0 }), forget);
    expect(forget).toHaveBeenCalledOnce();
  });

  it('keeps it where the split was refused', async () => {
    const forget = vi.fn();
    await forgetOnceSaved(Promise.resolve({ saved: 0, refused: 1 }), forget);
    expect(forget).not.toHaveBeenCalled();
  });

  it('keeps it while nobody has answered', () => {
    const forget = vi.fn();
    void forgetOnceSaved(new Promise(() => {}), forget);
    expect(forget).not.toHaveBeenCalled();
  });
});
