import type { ToastMessage } from '@/components/ui/notices/toast';
import { noteUnsaved, type UnsavedWork } from '@/lib/client/unsaved-work';
import { countOf } from '@/lib/format/count';
import { outcomesText } from './brief-file';
import {
  chosenOf,
  hasFailedOutcome,
  type ImportedFile,
  isToBeSent,
  type Sending,
  type SettledFile,
} from './imported-file';
import type { uploadFile } from './upload-file';

type Ways = {
  /** Null for a file that is not sent. */
  sendingOf: (file: ImportedFile) => Sending | null;
  upload: (given: Omit<Parameters<typeof uploadFile>[0], 'businessId'>) => ReturnType<typeof uploadFile>;
  /** Shows how far a file is. */
  put: (changed: ImportedFile) => void;
};

/** Sends files one after the other, until they are given up; gives those that were sent, if they were not. */
export async function sendFiles(
  files: readonly ImportedFile[],
  { sendingOf, upload, put }: Ways,
): Promise<SettledFile[]> {
  const settled: SettledFile[] = [];
  let isGivenUp = false;
  const work: UnsavedWork = {
    unsaved: 'bank file',
    giveUp: () => {
      isGivenUp = true;
      noteUnsaved(work, 0);
    },
  };
  const asked = files.flatMap((file) => {
    const sending = isToBeSent(file) ? sendingOf(file) : null;
    return sending ? [{ file, sending }] : [];
  });
  for (const [index, { file, sending }] of asked.entries()) {
    if (isGivenUp) break;
    noteUnsaved(work, asked.length - index);
    const chosen = chosenOf(file);
    const outcomes = file.state === 'settled' ? file.outcomes.filter(({ outcome }) => outcome.ok) : [];
    for (const target of sending.targets) {
      if (isGivenUp || outcomes.some((done) => done.target.statement === target.statement)) continue;
      put({ ...chosen, state: 'sending', portion: 0 });
      const outcome = await upload({
        ...target,
        file: file.file,
        mapping: sending.mapping,
        addsPossible: file.addsPossible,
        idempotencyKey: `${file.attempt}-${target.accountId}-${target.statement ?? ''}`,
        onProgress: (portion) => put({ ...chosen, state: 'sending', portion }),
      });
      outcomes.push({ target, outcome });
    }
    const done: SettledFile = { ...chosen, state: 'settled', outcomes };
    settled.push(done);
    put(done);
  }
  noteUnsaved(work, 0);
  return isGivenUp ? [] : settled;
}

/** What became of an import whose dialog was left before its end. */
export function leftImportNotice(settled: readonly SettledFile[], locale: string): ToastMessage {
  const failed = settled.filter(hasFailedOutcome).map(({ file }) => file.name);
  const refused = settled
    .flatMap(({ outcomes }) => outcomes)
    .reduce((sum, { outcome }) => (outcome.ok ? sum + outcome.value.refused.length : sum), 0);
  const isWhole = failed.length === 0 && refused === 0;
  const names = failed.length > 0 ? `: ${failed.join(', ')}` : '';
  const records =
    refused > 0 ? `; ${countOf(refused, 'record was refused', 'records were refused', locale)}` : '';
  return {
    tone: isWhole ? 'good' : 'bad',
    title: isWhole
      ? 'The bank files were imported'
      : failed.length > 0
        ? 'Not every bank file was imported'
        : 'Not every record was imported',
    detail: `${outcomesText(settled, locale)}${names}${records}`,
    isLasting: true,
  };
}
