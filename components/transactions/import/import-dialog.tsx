'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DropZone } from '@/components/ui/drop-zone';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { AccountForm } from '../accounts/account-form';
import { AccountPicker, each } from './account-picker';
import { FileCard } from './file-card';
import { ImportActions } from './import-actions';
import { PageDrop } from './page-drop';
import { previewsKey } from './preview/preview-file';
import {
  areOfSeveralAccounts,
  type Destination,
  destinationOf,
  lacksAccount,
  mappingSent,
  mayDiffer,
  suggestedAccount,
} from './preview/targets';
import { hasFailed, type ImportedFile, isToBeSent, type Sending, useImport } from './use-import';
import { type Preview, usePreviews, useRecounts } from './use-previews';

type Props = {
  files: File[];
  accounts: readonly ExternalAccount[];
  ledgers: readonly Ledger[];
  /** The account that the list is narrowed to. */
  preferredAccountId: string | null;
  onAccountsChanged: () => Promise<unknown>;
  onClose: () => void;
};

const reading: Preview = { state: 'reading' };

/** From files to transactions: see how each will be read, choose the account, send, and read what became of every record. */
export function ImportDialog(props: Props) {
  const { accounts, ledgers, preferredAccountId, onAccountsChanged, onClose } = props;
  const { id } = useBusiness();
  const client = useQueryClient();
  const router = useRouter();
  const batch = useImport(id, props.files);
  const { files, isSending, isSettled } = batch;
  const onlyAccount = accounts.length === 1 ? accounts[0]?.id : undefined;
  const [chosenId, setChosenId] = useState(preferredAccountId ?? onlyAccount ?? null);
  /** Nobody chose it: it is that of all files only as long as these do not name different ones. */
  const [isPresumed, setIsPresumed] = useState(true);
  const [isAddingAccount, setIsAddingAccount] = useState(accounts.length === 0);
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
  const lacking = isEach ? files.filter((file) => isToBeSent(file) && lacks(file)) : [];

  function lacks(file: ImportedFile): boolean {
    const found = previewOf(file);
    return found.state === 'read' && lacksAccount(found.preview, file);
  }

  function choose(accountId: string | null, { isPresumed }: { isPresumed: boolean }) {
    setChosenId(accountId);
    setIsPresumed(isPresumed);
  }

  /** A new account is that of all files, unless these may be of different ones: then of the only one that has none yet. */
  async function takeNew(created: { id: string }) {
    await onAccountsChanged();
    setIsAddingAccount(false);
    if (!mayDiffer(read)) return choose(created.id, { isPresumed: true });
    choose(null, { isPresumed: false });
    const [file, ...others] = lacking;
    const found = file && previewOf(file);
    const statement = found?.state === 'read' ? found.preview.statements[0] : undefined;
    if (file && statement && others.length === 0)
      batch.change(file.id, { accounts: { [statement.statement]: created.id } });
    // Other files may name the new account.
    await client.invalidateQueries({ queryKey: [previewsKey] });
  }

  function destinationIn(file: ImportedFile): Destination | null {
    const found = recounted.get(file.id) ?? reading;
    return found.state === 'read' ? destinationOf(found.preview, file, { chosenId, suggestedId }) : null;
  }

  /** Where a file goes, or went: an account that is chosen later says nothing of what was imported. */
  function shownDestination(file: ImportedFile): Destination | null {
    if (file.state !== 'settled' || hasFailed(file)) return destinationIn(file);
    return { targets: file.outcomes.map(({ target }) => target) };
  }

  function sendingOf(file: ImportedFile): Sending | null {
    const [found, destination] = [previewOf(file), destinationIn(file)];
    if (found.state !== 'read' || !destination || 'missing' in destination) return null;
    return { targets: destination.targets, mapping: mappingSent(found.preview, file.columns) };
  }

  async function start() {
    await batch.send(sendingOf);
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== previewsKey });
    router.refresh();
  }

  if (isAddingAccount) {
    return (
      <AccountForm
        account={null}
        accounts={accounts}
        ledgers={ledgers}
        lead={
          files.length > 0
            ? lacking.length === 1
              ? `Which bank account or card is ${lacking[0]?.file.name} for?`
              : 'Which bank account or card are these files for?'
            : 'Which bank account or card will the files be of? You choose them next.'
        }
        onClose={accounts.length === 0 ? onClose : () => setIsAddingAccount(false)}
        onSaved={takeNew}
      />
    );
  }

  const unsent = files.filter(isToBeSent);
  const differ = accountsDiffer(files.flatMap((each) => shownDestination(each) ?? []));
  return (
    <Dialog
      title="Import bank files"
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      size="large"
      actions={
        <ImportActions
          batch={batch}
          canStart={unsent.length > 0 && unsent.every((file) => sendingOf(file) !== null)}
          canRetry={unsent.some((file) => sendingOf(file) !== null)}
          missing={missingIn(unsent, previewOf, destinationIn)}
          onStart={start}
          onClose={onClose}
        />
      }
    >
      <div className="flex flex-col gap-5">
        {needsOneAccount(files.map(previewOf)) ? (
          <AccountPicker
            accounts={accounts}
            value={isEach ? each : (chosenId ?? suggestedId)}
            mayDiffer={mayDiffer(read)}
            onChange={(chosen) => choose(chosen === each ? null : chosen, { isPresumed: false })}
            onAdd={() => setIsAddingAccount(true)}
            isDisabled={isSending || (isSettled && !batch.canRetry)}
          />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-soft">Each account in the file goes into an account of its own.</p>
            <Button onPress={() => setIsAddingAccount(true)} isDisabled={isSending || isSettled}>
              New account
            </Button>
          </div>
        )}
        {files.length > 0 && (
          <ul className="flex flex-col gap-2" aria-live="polite">
            {files.map((file) => (
              <FileCard
                key={file.id}
                file={file}
                preview={previewOf(file)}
                accounts={accounts}
                ledgers={ledgers}
                destination={differ ? shownDestination(file) : null}
                own={own}
                onRemove={isSending ? null : () => batch.remove(file.id)}
                onChange={batch.change}
              />
            ))}
          </ul>
        )}
        {!isSending && !isSettled && (
          <>
            <PageDrop onFiles={batch.add} />
            <DropZone
              title={files.length === 0 ? 'Drop bank files here' : 'Drop more files here'}
              description="OFX, QFX, QIF, CAMT, MT940 or CSV, up to 25 MB each"
              allowsMany
              onFiles={batch.add}
            />
          </>
        )}
      </div>
    </Dialog>
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
    if (found.state === 'refused')
      return file.state === 'waiting'
        ? `Remove ${file.file.name}: it cannot be imported.`
        : found.problem.detail;
    const destination = destinationIn(file);
    if (destination && 'missing' in destination)
      return unsent.length > 1 ? `${file.file.name}: ${destination.missing}` : destination.missing;
  }
  return null;
}
