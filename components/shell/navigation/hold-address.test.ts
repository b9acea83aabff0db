import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const base = 'https://books.example';
/** The history of a browser, and around it what Next.js does with it. */
function openPage(address: string) {
  const native = { entries: [base + address], state: { __NA: true, tree: 'review' } as object };
  const prototype = {
    get state() {
      return native.state;
    },
    replaceState(state: object, _unused: string, url: string) {
      native.state = state;
      native.entries[native.entries.length - 1] = new URL(url, base).href;
    },
    pushState(state: object, _unused: string, url: string) {
      native.state = state;
      native.entries.push(new URL(url, base).href);
    },
  };
  const history = Object.create(prototype);
  const restored: string[] = [];
  for (const name of ['replaceState', 'pushState'] as const)
    history[name] = (data: object | null, unused: string, url: string) => {
      if (!data || !('__NA' in data)) restored.push(url);
      prototype[name](data ?? native.state, unused, url);
    };
  const location = {
    get href() {
      return native.entries.at(-1);
    },
  };
  vi.stubGlobal('window', { history, location });
  return { history, native, restored };
}

let holdAddress: (url: string) => void;
let releaseAddress: () => void;
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  ({ holdAddress, releaseAddress } = await import('./hold-address'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what a page writes from Next.js while another is on its way, and in the history', () => {
  const { history, native, restored } = openPage('/review');
  holdAddress('/journal');
  history.replaceState(null, '', '/review?entry=je_1');
  history.pushState(null, '', '/review?opened');
  expect([native.entries, native.state]).toEqual([
    [`${base}/review?entry=je_1`],
    { __NA: true, tree: 'review' },
  ]);
  expect(restored).toEqual([]);
  history.pushState({ __NA: true, tree: 'journal' }, '', '/journal');
  history.replaceState(null, '', '/journal?q=rent');
  expect(native.entries).toEqual([`${base}/review?entry=je_1`, `${base}/journal?q=rent`]);
  expect(restored).toEqual(['/journal?q=rent']);
});

it('waits on while Next.js draws the page that is left, and no longer where it replaces the address', () => {
  const { history, restored } = openPage('/review');
  holdAddress('/review?status=confirmed');
  history.replaceState({ __NA: true }, '', '/review');
  history.replaceState(null, '', '/review?entry=je_1');
  expect(restored).toEqual([]);
  history.replaceState({ __NA: true }, '', '/review?status=confirmed');
  history.replaceState(null, '', '/review?status=confirmed&entry=je_2');
  expect(restored).toEqual(['/review?status=confirmed&entry=je_2']);
});

it('waits for no page that does not come', () => {
  const { history, restored } = openPage('/review');
  holdAddress('/journal');
  vi.advanceTimersByTime(10_000);
  history.replaceState(null, '', '/review?entry=je_1');
  expect(restored).toEqual(['/review?entry=je_1']);
});

it('waits for none once somebody has gone back', () => {
  const { history, restored } = openPage('/review');
  holdAddress('/journal');
  releaseAddress();
  history.replaceState(null, '', '/review?entry=je_1');
  expect(restored).toEqual(['/review?entry=je_1']);
});
