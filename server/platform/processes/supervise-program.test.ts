import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort } from './free-port';
import { runUntilStopped } from './lifecycle';
import { createRestartingPage } from './restarting-page';
import { superviseProgram } from './supervise-program';

const folder = mkdtempSync(join(tmpdir(), 'daybook-supervise-'));
const logger = pino({ level: 'silent' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that answers its process id. */
function answering(port: number): string[] {
  const script = join(folder, 'answering.mjs');
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
     createServer((_, answer) => answer.setHeader('connection', 'close').end(String(process.pid))).listen(${port}, '127.0.0.1');`,
  );
  return [script];
}

const ask = (url: string) =>
  fetch(url, { headers: { accept: 'text/html' } }).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
    () => ({ status: 0, text: 'no answer' }),
  );

it('starts a killed program again, and shows a page that reloads on its port meanwhile', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const standIn = createRestartingPage('127.0.0.1', port, logger);
  const said: string[] = [];
  const words = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const code = await runUntilStopped(async (lifecycle) => {
    const program = {
      title: 'The program',
      command: answering(port),
      env: process.env,
      logFile: join(folder, 'program.log'),
      readyAddress: url,
      stopTimeoutMs: 5000,
      onEnd: standIn.open,
      freePort: standIn.close,
    };
    await superviseProgram(program, lifecycle, logger);
    for (const _ of ['once', 'again']) {
      const before = await ask(url);
      expect(before.status).toBe(200);
      process.kill(Number(before.text), 'SIGKILL');
      await expect
        .poll(() => ask(url), { interval: 5 })
        .toMatchObject({
          status: 503,
          text: expect.stringMatching(/http-equiv="refresh".*Daybook is restarting/s),
        });
      await expect.poll(async () => (await ask(url)).status).toBe(200);
      expect((await ask(url)).text).not.toBe(before.text);
    }
    lifecycle.finish(0);
  });
  words.mockRestore();
  // A failed expectation above is one of its sentences.
  expect([code, said]).toEqual([
    0,
    [expect.stringContaining('in 0.1 s;'), expect.stringContaining('in 0.2 s;')],
  ]);
  expect(await ask(url)).toMatchObject({ status: 0 });
});

it('ends the whole start when the program ends before it has answered, with its last output', async () => {
  const port = await freePort();
  const script = join(folder, 'refusing.mjs');
  writeFileSync(script, `process.stderr.write('PORT is taken.\\n'); process.exit(3);`);
  const said: string[] = [];
  const words = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const code = await runUntilStopped((lifecycle) =>
    superviseProgram(
      {
        title: 'The program',
        command: [script],
        env: process.env,
        logFile: join(folder, 'refusing.log'),
        readyAddress: `http://127.0.0.1:${port}/`,
        stopTimeoutMs: 5000,
      },
      lifecycle,
      logger,
    ),
  );
  words.mockRestore();
  expect([code, said.join('')]).toEqual([1, expect.stringMatching(/exit code 3\).*PORT is taken\./s)]);
});

/** Starts a program that says these messages to its parent, half a second after one another, and then does the rest. */
async function starting(messages: string[], rest: (port: number) => string) {
  const port = await freePort();
  const script = join(folder, 'migrating.mjs');
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
     for (const message of ${JSON.stringify(messages)}) {
       process.send(message);
       await new Promise((resolve) => setTimeout(resolve, 500));
     }
     ${rest(port)}`,
  );
  const said: string[] = [];
  const words = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const code = await runUntilStopped(async (lifecycle) => {
    const program = {
      title: 'The program',
      command: [script],
      env: process.env,
      logFile: join(folder, 'migrating.log'),
      readyAddress: `http://127.0.0.1:${port}/`,
      readyTimeoutMs: 3000,
      stopTimeoutMs: 5000,
    };
    await superviseProgram(program, lifecycle, logger);
    lifecycle.finish(0);
  });
  words.mockRestore();
  return { code, said: said.join('') };
}

const listen = (port: number) => `createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1');`;

it('waits for a program for as long as that migrates the database', async () => {
  const messages = ['migrating', ...Array(6).fill('and on'), 'migrated'];
  expect(await starting(messages, listen)).toEqual({ code: 0, said: '' });
});

it('waits no longer for one that has ended meanwhile, or that does not answer afterwards', async () => {
  const ended = await starting(['migrating'], () => 'process.exit(3);');
  expect(ended).toEqual({ code: 1, said: expect.stringContaining('exit code 3') });
  const silent = await starting(['migrating', 'migrated'], () => 'setInterval(() => {}, 1000);');
  expect(silent).toEqual({ code: 1, said: expect.stringContaining('does not answer at') });
});
