import { describe, expect, it } from 'vitest';
import type { ClientProblem } from '@/lib/client/client';
import type { ImportedFile } from './imported-file';
import { isRefusedForGood, refusedText } from './refused-file';
import { chosenFile } from './testing/chosen-file';
import { type Preview, previewOf } from './use-previews';

const waiting: ImportedFile = { ...chosenFile('a', 'a.csv'), state: 'waiting' };
const busy: ClientProblem = { code: 'unavailable', status: 503, detail: 'The service is not ready.' };
const foreign: ClientProblem = { code: 'unrecognized_file', status: 422, detail: 'No bank file.' };
const refusedBy = (problem: ClientProblem): Preview => ({ state: 'refused', problem });
const large: ImportedFile = { ...waiting, state: 'refused', problem: foreign };

describe('a file cannot be imported', () => {
  it.each<[string, boolean, ImportedFile, Preview]>([
    ['where it is no bank file', true, waiting, refusedBy(foreign)],
    ['where it was not sent', true, large, { state: 'reading' }],
    ['where it can no longer be read', true, waiting, previewOf(undefined, new Error('NotReadableError'))],
    ['not where the service was away', false, waiting, refusedBy(busy)],
    ['not while it is read', false, waiting, { state: 'reading' }],
  ])('%s: %s', (_name, expected, file, preview) => {
    expect(isRefusedForGood(file, preview)).toBe(expected);
  });

  it('is told with what to do', () => {
    expect(refusedText(waiting, foreign)).toBe('Remove a.csv: it cannot be imported.');
    expect(refusedText(waiting, busy)).toBe('a.csv could not be read yet: try again.');
    const failed: ImportedFile = { ...waiting, state: 'settled', outcomes: [] };
    expect(refusedText(failed, busy)).toBe('The service is not ready.');
  });
});
