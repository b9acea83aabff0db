import { readSettings } from '@/server/platform/settings';
import { backUp } from '../back-up';
import { perform } from '../perform';
import { restore } from '../restore';

export type Place = { databaseUrl: string; dataDir: string; key?: string };

/** Backs up or restores: the exit code, and what it reported. */
export async function run(
  name: 'backup' | 'restore',
  file: string,
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
  const given = { file, settings: read.value, databaseUrl, say };
  const code = await perform(name === 'backup' ? backUp : restore, given);
  return { code, words: sentences.join('\n') };
}
