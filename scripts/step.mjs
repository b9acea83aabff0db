import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectDir } from './project.mjs';

/** A failed step whose message is already printed; `code` is the exit code of the script. */
export class StepFailure extends Error {
  constructor(title, code) {
    super(`${title} failed.`);
    this.code = code;
  }
}

/**
 * Runs a program and says in one line what is going on. Its output is kept back and shown only when it fails; then a
 * StepFailure is thrown. Everything goes to standard error: standard output belongs to the
 * command that the person asked for.
 */
export async function quietStep(title, command, args, env = {}) {
  const began = Date.now();
  process.stderr.write(`${title} …`);
  const { code, output } = await run(command, args, env, 'pipe');
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stderr.write(code === 0 ? ` done in ${seconds} s\n` : ` failed after ${seconds} s\n${output}\n`);
  if (code !== 0) throw new StepFailure(title, code);
}

/** Awaits the steps of a script; one that fails ends the script, and needs no stack trace. */
export async function orExit(steps) {
  try {
    return await steps;
  } catch (error) {
    if (error instanceof StepFailure) process.exit(error.code);
    throw error;
  }
}

/** Runs a program, shows its output, and resolves with its exit code. */
export async function shownStep(command, args, env = {}) {
  return (await run(command, args, env, 'inherit')).code;
}

function run(command, args, env, output) {
  const child = spawn(command, args, {
    cwd: projectDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    const finish = (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') });
    };
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message));
      finish(1);
    });
    child.once('close', (code, signal) => finish(code ?? 128 + constants.signals[signal]));
  });
}
