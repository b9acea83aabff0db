'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DropZone } from '@/components/ui/drop-zone';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { AccountForm } from '../accounts/account-form';
import { AccountPicker } from './account-picker';
import { FileCard } from './file-card';
import { ImportActions } from './import-actions';
import { PageDrop } from './page-drop';
import { type Destination, destinationOf, mappingSent, suggestedAccount } from './preview/targets';
import { hasFailed, type ImportedFile, isToBeSent, type Sending, useImport } from './use-import';
import { type Preview, usePreviews } from './use-previews';

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
  const [isAddingAccount, setIsAddingAccount] = useState(accounts.length === 0);
  const previews = usePreviews(id, files, chosenId);
  const previewOf = (file: ImportedFile) => previews.get(file.id) ?? reading;
  const suggestedId = suggestedAccount(
    files.map(previewOf).flatMap((each) => (each.state === 'read' ? [each.preview] : [])),
  );

  function destinationIn(file: ImportedFile): Destination | null {
    const found = previewOf(file);
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
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'bank-file-preview' });
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
            ? 'Which bank account or card are these files for?'
            : 'Which bank account or card will the files be of? You choose them next.'
        }
        onClose={accounts.length === 0 ? onClose : () => setIsAddingAccount(false)}
        onSaved={async (created) => {
          await onAccountsChanged();
          setChosenId(created.id);
          setIsAddingAccount(false);
        }}
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
            value={differ ? null : (chosenId ?? suggestedId)}
            placeholder={
              differ ? 'Each into the account that it names' : 'Choose the account for these files'
            }
            onChange={setChosenId}
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
                destination={differ ? shownDestination(file) : null}
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
              description="OFX, QFX, QIF, CAMT.053, MT940 or CSV, up to 25 MB each"
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
