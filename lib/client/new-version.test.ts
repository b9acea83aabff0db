import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Module from './new-version';

let page: typeof Module;
/** What is noted stays for the life of a page: each test has one of its own. */
beforeEach(async () => {
  vi.resetModules();
  page = await import('./new-version');
});

const runs = (build: string | null) => async () => Response.json({ build });

describe('a page that looks for a new version', () => {
  it.each([
    ['the build that it is of', runs('a'), false],
    ['another build', runs('b'), true],
    ['a dashboard in development', runs(null), false],
    ['the page of a dashboard that starts', async () => new Response('<html>', { status: 503 }), false],
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('and meets %s', async (_, ask, expected) => {
    const told = vi.fn();
    page.whenNewVersion(told);
    expect(await page.lookForNewVersion('a', ask)).toBe(expected);
    expect(told).toHaveBeenCalledTimes(expected ? 1 : 0);
  });

  it('never asks again once it knows, and tells whoever comes later', async () => {
    await page.lookForNewVersion('a', runs('b'));
    const ask = vi.fn(runs('a'));
    expect(await page.lookForNewVersion('a', ask)).toBe(true);
    expect(ask).not.toHaveBeenCalled();
    const told = vi.fn();
    page.whenNewVersion(told);
    expect(told).toHaveBeenCalledOnce();
  });

  it('asks nobody in development', async () => {
    const ask = vi.fn(runs('b'));
    expect(await page.lookForNewVersion(null, ask)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
  });
});
