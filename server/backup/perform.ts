import { resolve } from 'node:path';
import { inASentence } from '@/server/platform/command';
import { errorMessage } from '@/server/platform/processes/lifecycle';
import { readSettingsOrExit, type Settings } from '@/server/platform/settings';

export interface Given {
  /** What the person typed after the command: the name of a file, or an address. */
  argument: string;
  settings: Settings;
  databaseUrl: string;
  /** To the person, on standard error: standard output may be the backup. */
  say(sentence: string): void;
}

/** What `backup`, `restore` or `move` does; resolves with the exit code. */
export type Work = (given: Given) => Promise<number>;

/** Runs the command with the one argument that the person typed. */
export async function runAsCommand(usage: string, work: Work): Promise<void> {
  const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const settings = readSettingsOrExit();
  const [argument, ...rest] = process.argv.slice(2);
  const { databaseUrl } = settings;
  if (!argument || rest.length > 0 || !databaseUrl) {
    say(`Usage: ${usage}`);
    process.exitCode = 1;
    return;
  }
  process.exitCode = await perform(work, { argument, settings, databaseUrl, say });
}

/** Absolute, from where the person typed the command; `-` is standard input or output. */
export function fileOf(argument: string): string {
  return argument === '-' ? argument : resolve(process.env.INIT_CWD ?? process.cwd(), argument);
}

/** The exit code; a refusal or a fault of the system is reported in one sentence. */
export async function perform(work: Work, given: Given): Promise<number> {
  try {
    return await work(given);
  } catch (error) {
    given.say(errorMessage(inASentence(error)));
    return 1;
  }
}
