'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { v4 } from 'uuid';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { uploadLimitBytes } from '@/lib/upload-limit';
import {
  type AskedReadings,
  type Chosen,
  chosenOf,
  type FileChanges,
  hasFailedOutcome,
  type ImportedFile,
  type Sending,
} from './imported-file';
import { leftImportNotice, sendFiles } from './send-files';
import { openBankFile, type SentFile } from './tables-of-file';
import { uploadFile } from './upload-file';

type Business = { id: string; currency: string };

/** The files of one import, sent one after the other, also while the person goes elsewhere; what became of them is told there. */
export function useImport({ id: businessId, currency }: Business, initial: File[]) {
  const locale = useLocale();
  const [files, setFiles] = useState(() => initial.map(opening));
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const isSending = files.some((each) => each.state === 'sending');
  const isSettled = files.every(
    ({ state }) => state !== 'sending' && state !== 'opening' && state !== 'waiting',
  );
  const unopened = files.find((each) => each.state === 'opening');
  // One after the other: a workbook may take much memory.
  useEffect(() => {
    if (!unopened) return;
    let isGone = false;
    const put = (opened: ImportedFile[]) => {
      if (!isGone) setFiles((all) => all.flatMap((each) => (each.id === unopened.id ? opened : [each])));
    };
    opened(unopened, currency).then(put, () => put([refused(unopened, 'unreadable', unreadable)]));
    return () => {
      isGone = true;
    };
  }, [unopened, currency]);
  const put = (changed: ImportedFile) =>
    setFiles((all) => all.map((each) => (each.id === changed.id ? changed : each)));

  async function send(sendingOf: (file: ImportedFile) => Sending | null): Promise<void> {
    const settled = await sendFiles(files, {
      sendingOf,
      upload: (given) => uploadFile({ businessId, ...given }),
      put,
    });
    if (isGone.current && settled.length > 0) showToast(leftImportNotice(settled, locale));
  }

  /** Takes a file of an archive out of what is sent, and says at the archive why. */
  const leaveOut = useCallback((id: string, what: string) => {
    setFiles((all) => {
      const file = all.find((each) => each.id === id);
      return all.flatMap((each) => {
        if (each.id === id) return [];
        if (!file || each.id !== file.archiveId || each.state !== 'unpacked') return [each];
        return [{ ...each, leftOut: [...each.leftOut, { name: file.file.name, what }] }];
      });
    });
  }, []);

  const change = (id: string, changes: FileChanges) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...changes, attempt: v4() } : each)));

  return {
    files,
    isSending,
    /** Every file was sent, and some of them may be sent again. */
    isSettled: isSettled && files.some((each) => each.state === 'settled'),
    canRetry: files.some(hasFailedOutcome),
    send,
    change,
    leaveOut,
    add: (more: File[]) => setFiles((all) => [...all, ...more.map(opening)]),
    /** An archive goes with its files. */
    remove: (ids: readonly string[]) =>
      setFiles((all) => all.filter((each) => !ids.includes(each.id) && !ids.includes(each.archiveId ?? ''))),
    clear: () => setFiles([]),
  };
}

const unreadable = 'The file can no longer be read. Add it again.';

function opening(file: File): ImportedFile {
  return { ...chosenFile({ file, notes: [] }, null), state: 'opening' };
}

/** The file, or the tables of a workbook in its place, or an archive and its files. */
async function opened(given: ImportedFile, currency: string): Promise<ImportedFile[]> {
  if (given.file.size > uploadLimitBytes)
    return [refused(given, 'too_large', 'The file is larger than 25 MB and was not sent.')];
  const { archiveId } = given;
  const found = await openBankFile(given.file, { currency, isInArchive: archiveId !== null });
  if (found === null) return [{ ...chosenOf(given), state: 'waiting' }];
  if (!found.ok) return [refused(given, 'unreadable', found.problem)];
  if ('files' in found.value)
    return found.value.files.map((each) => ({ ...chosenFile(each, archiveId), state: 'waiting' }));
  const { files, leftOut } = found.value.archive;
  return [
    { ...chosenOf(given), state: 'unpacked', leftOut },
    ...files.map((file): ImportedFile => ({ ...opening(file), archiveId: given.id })),
  ];
}

function refused(given: ImportedFile, code: string, detail: string): ImportedFile {
  return {
    ...chosenOf(given),
    state: 'refused',
    problem: { code, status: code === 'too_large' ? 413 : 422, detail },
  };
}

function chosenFile(sent: SentFile, archiveId: string | null): Chosen {
  const asked: AskedReadings = { dateReadings: [], amountReadings: [] };
  return {
    id: v4(),
    ...sent,
    archiveId,
    accounts: {},
    columns: null,
    ...asked,
    addsPossible: false,
    attempt: v4(),
  };
}
