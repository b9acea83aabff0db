import { expect, it, vi } from 'vitest';

type Listener = (event: { data: unknown }) => Promise<void>;

it('says of a workbook at which reading fails that it could not be read, and reports why', async () => {
  const [listeners, answers, reported]: [Listener[], unknown[], unknown[]] = [[], [], []];
  vi.stubGlobal('addEventListener', (_type: string, listener: Listener) => listeners.push(listener));
  vi.stubGlobal('postMessage', (answer: unknown) => answers.push(answer));
  vi.stubGlobal('reportError', (problem: unknown) => reported.push(problem));
  await import('./workbook-worker');
  // Stands for whatever a parser does not expect.
  await listeners[0]?.({ data: { bytes: null, currency: 'USD' } });
  vi.unstubAllGlobals();
  expect(answers).toEqual([
    { ok: false, problem: expect.stringMatching(/^The file could not be read: .* as CSV/) },
  ]);
  expect(reported).toEqual([expect.any(TypeError)]);
});
