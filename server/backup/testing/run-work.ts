import { readSettings } from '@/server/platform/settings';
import { backUp } from '../back-up';
import { move } from '../move';
import { perform } from '../perform';
import { restore } from '../restore';

const works = { backup: backUp, restore, move };

export type Place = { databaseUrl: string; dataDir: string; key?: string };

/** Runs one of the commands: the exit code, and what it reported. */
export async function run(
  name: keyof typeof works,
  argument: string,
  { databaseUrl, dataDir, key = '' }: Place,
) {
  const read = readSettings({
    DATABASE_URL: databaseUrl,
    DAYBOOK_DATA_DIR: dataDir,
    DAYBOOK_BACKUP_KEY: key,
  });
  if (!read.ok) throw new Error(read.problem.join(' '));
  const sentences: string[] = [];
  const say = (sentence: string) => void sentences.push(sentence);
  const given = { argument, settings: read.value, databaseUrl, say };
  const code = await perform(works[name], given);
  return { code, words: sentences.join('\n') };
}
