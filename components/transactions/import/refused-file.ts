import type { ClientProblem } from '@/lib/client/client';
import { mayRetry } from '@/lib/client/may-retry';
import type { ImportedFile } from './imported-file';
import type { Preview } from './use-previews';

/** Whether the file cannot be imported, however often it is tried. */
export function isRefusedForGood(file: ImportedFile, preview: Preview): boolean {
  return (
    file.state === 'refused' ||
    (file.state === 'waiting' && preview.state === 'refused' && !mayRetry(preview.problem))
  );
}

/** What is to be done about a file whose preview was refused. */
export function refusedText({ state, file }: ImportedFile, problem: ClientProblem): string {
  if (state !== 'waiting') return problem.detail;
  return mayRetry(problem)
    ? `${file.name} could not be read yet: try again.`
    : `Remove ${file.name}: it cannot be imported.`;
}
