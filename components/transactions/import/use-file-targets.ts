import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { each } from './account-picker';
import {
  type FileChanges,
  hasFailedOutcome,
  type ImportedFile,
  isToBeSent,
  type Sending,
} from './imported-file';
import { previewsKey } from './preview/preview-file';
import { changesFor } from './preview/same-answers';
import {
  areOfSeveralAccounts,
  type Destination,
  destinationOf,
  lacksAccount,
  mappingSent,
  mayDiffer,
  suggestedAccount,
} from './preview/targets';
import { refusedText } from './refused-file';
import type { useImport } from './use-import';
import { type Preview, usePreviews, useRecounts } from './use-previews';

const reading: Preview = { state: 'reading' };

type TargetsInput = {
  accounts: readonly ExternalAccount[];
  /** The account that the list is narrowed to. */
  preferredAccountId: string | null;
};

/** How each file is read, and into which account it goes: one for all of them, or each its own. */
export function useFileTargets(
  batch: ReturnType<typeof useImport>,
  { accounts, preferredAccountId }: TargetsInput,
) {
  const { id } = useBusiness();
  const client = useQueryClient();
  const { files } = batch;
  const onlyAccount = accounts.length === 1 ? accounts[0]?.id : undefined;
  const [chosenId, setChosenId] = useState(preferredAccountId ?? onlyAccount ?? null);
  /** Nobody chose it: it is that of all files only as long as these do not name different ones. */
  const [isPresumed, setIsPresumed] = useState(true);
  const previews = usePreviews(id, files, chosenId);
  const previewOf = (file: ImportedFile) => previews.get(file.id) ?? reading;
  const read = files.map(previewOf).flatMap((found) => (found.state === 'read' ? [found.preview] : []));
  const suggestedId = suggestedAccount(read);
  const isOfSeveral = areOfSeveralAccounts(read);
  useEffect(() => {
    if (isOfSeveral && isPresumed) setChosenId(null);
  }, [isOfSeveral, isPresumed]);
  const isEach = chosenId === null && mayDiffer(read);
  const own = isEach ? { suggestedId } : null;
  const recounted = useRecounts(id, files, previews, own);
  const { leaveOut } = batch;
  const foreign = files.find((file) => isForeign(file, previewOf(file)));
  const foreignPreview = foreign && previewOf(foreign);
  useEffect(() => {
    if (foreign && foreignPreview?.state === 'refused') leaveOut(foreign.id, foreignPreview.problem.detail);
  }, [foreign, foreignPreview, leaveOut]);
  const lacking = isEach ? files.filter((file) => isToBeSent(file) && lacks(file)) : [];

  function lacks(file: ImportedFile): boolean {
    const found = previewOf(file);
    return found.state === 'read' && lacksAccount(found.preview, file);
  }

  function onlyAccountIn(file: ImportedFile) {
    const found = previewOf(file);
    const first = found.state === 'read' ? found.preview.statements[0] : undefined;
    return first ? [{ id: file.id, statement: first.statement, name: first.file_account }] : [];
  }

  function choose(accountId: string | null, { isPresumed }: { isPresumed: boolean }) {
    setChosenId(accountId);
    setIsPresumed(isPresumed);
  }

  /** What is answered for one file holds for the others that ask the same. */
  function change(fileId: string, changes: FileChanges) {
    const read = files.filter(isToBeSent).flatMap((file) => {
      const found = previewOf(file);
      return found.state === 'read' ? [{ file, preview: found.preview }] : [];
    });
    for (const each of changesFor(fileId, changes, { read, isEach })) batch.change(each.id, each.changes);
  }

  /** A new account is that of all files, unless these may be of different ones: then of those of one account that have none yet. */
  async function takeNew(created: { id: string }) {
    if (!mayDiffer(read)) return choose(created.id, { isPresumed: true });
    choose(null, { isPresumed: false });
    const [first, ...others] = lacking.flatMap(onlyAccountIn);
    if (first && others.every(({ name }) => name !== null && name === first.name))
      for (const { id: fileId, statement } of [first, ...others])
        batch.change(fileId, { accounts: { [statement]: created.id } });
    // Other files may name the new account.
    await client.invalidateQueries({ queryKey: [previewsKey] });
  }

  /** How it is read, with its records counted against the accounts that they go into. */
  const countedOf = (file: ImportedFile) => recounted.get(file.id) ?? reading;

  function destinationIn(file: ImportedFile): Destination | null {
    const found = countedOf(file);
    return found.state === 'read' ? destinationOf(found.preview, file, { chosenId, suggestedId }) : null;
  }

  /** Where a file goes, or went: an account that is chosen later says nothing of what was imported. */
  function shownDestination(file: ImportedFile): Destination | null {
    if (file.state !== 'settled' || hasFailedOutcome(file)) return destinationIn(file);
    return { targets: file.outcomes.map(({ target }) => target) };
  }

  function sendingOf(file: ImportedFile): Sending | null {
    const [found, destination] = [previewOf(file), destinationIn(file)];
    if (found.state !== 'read' || !destination || 'missing' in destination) return null;
    return { targets: destination.targets, mapping: mappingSent(found.preview, file.columns) };
  }

  const unsent = files.filter(isToBeSent);
  return {
    previewOf,
    countedOf,
    change,
    sendingOf,
    shownDestination,
    takeNew,
    /** The account of all files, chosen or suggested; `each` where each has its own. */
    account: isEach ? each : (chosenId ?? suggestedId),
    choose: (accountId: string | null) => choose(accountId, { isPresumed: false }),
    mayDiffer: mayDiffer(read),
    needsOneAccount: needsOneAccount(files.map(previewOf)),
    own,
    /** Files that have no account yet where each has its own. */
    lacking,
    unsent,
    missing: missingIn(unsent, previewOf, destinationIn),
    /** Whether files with one account go into different ones. */
    differ: accountsDiffer(files.flatMap((file) => shownDestination(file) ?? [])),
  };
}

/** A file of an archive that is no bank file: nobody has chosen it, and nobody has to remove it. */
function isForeign({ archiveId, state }: ImportedFile, preview: Preview): boolean {
  return (
    archiveId !== null &&
    state === 'waiting' &&
    preview.state === 'refused' &&
    ['unrecognized_file', 'no_statement'].includes(preview.problem.code)
  );
}

/** Whether files with one account go into different ones. */
function accountsDiffer(destinations: readonly Destination[]): boolean {
  const ids = destinations.flatMap((each) => {
    const only = 'targets' in each ? each.targets.find(({ statement }) => statement === null) : undefined;
    return only ? [only.accountId] : [];
  });
  return new Set(ids).size > 1;
}

/** Files with several accounts ask for the account of each. */
function needsOneAccount(previews: readonly Preview[]): boolean {
  const isOfSeveral = (each: Preview) => each.state === 'read' && each.preview.statements.length > 1;
  return previews.length === 0 || !previews.every(isOfSeveral);
}

/** What is still to be chosen before the first unready file can be imported. */
function missingIn(
  unsent: readonly ImportedFile[],
  previewOf: (file: ImportedFile) => Preview,
  destinationIn: (file: ImportedFile) => Destination | null,
): string | null {
  for (const file of unsent) {
    const found = previewOf(file);
    if (found.state === 'refused') return refusedText(file, found.problem);
    const destination = destinationIn(file);
    if (destination && 'missing' in destination)
      return unsent.length > 1 ? `${file.file.name}: ${destination.missing}` : destination.missing;
  }
  return null;
}
