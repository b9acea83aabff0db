'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { DropZone } from '@/components/ui/files/drop-zone';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { AccountForm } from '../accounts/account-form';
import { AccountPicker, each } from './account-picker';
import { FileList } from './file-list';
import { ImportActions } from './import-actions';
import { bankFileWords, PageDrop } from './page-drop';
import { previewsKey } from './preview/preview-file';
import { useFileTargets } from './use-file-targets';
import { type ImportedFile, useImport } from './use-import';

type Props = {
  files: File[];
  accounts: readonly ExternalAccount[];
  ledgers: readonly Ledger[];
  /** The account that the list is narrowed to. */
  preferredAccountId: string | null;
  onAccountsChanged: () => Promise<unknown>;
  onClose: () => void;
};

/** From files to transactions: see how each will be read, choose the account, send, and read what became of every record. */
export function ImportDialog({
  accounts,
  ledgers,
  preferredAccountId,
  onAccountsChanged,
  onClose,
  ...given
}: Props) {
  const business = useBusiness();
  const client = useQueryClient();
  const router = useRouter();
  const batch = useImport(business, given.files);
  const { files, isSending, isSettled } = batch;
  const targets = useFileTargets(batch, { accounts, preferredAccountId });
  const { unsent, lacking, sendingOf } = targets;
  const [isAddingAccount, setIsAddingAccount] = useState(accounts.length === 0);

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
        lead={leadOf(files.length, lacking)}
        onClose={accounts.length === 0 ? onClose : () => setIsAddingAccount(false)}
        onSaved={async (created) => {
          await onAccountsChanged();
          setIsAddingAccount(false);
          await targets.takeNew(created);
        }}
      />
    );
  }

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
          missing={targets.missing}
          onStart={start}
          onClose={onClose}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <TargetAccount {...{ accounts, batch, targets }} onAdd={() => setIsAddingAccount(true)} />
        <FileList {...{ batch, targets, accounts, ledgers }} />
        {!isSending && !isSettled && (
          <>
            <PageDrop onFiles={batch.add} />
            <DropZone
              title={files.length === 0 ? 'Drop bank files here' : 'Drop more files here'}
              description={`${bankFileWords} each`}
              allowsMany
              onFiles={batch.add}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What is asked of a new account: which of the files it is for. */
function leadOf(fileCount: number, lacking: readonly ImportedFile[]): string {
  if (fileCount === 0) return 'Which bank account or card will the files be of? You choose them next.';
  const [only] = lacking.length === 1 ? lacking : [];
  return only
    ? `Which bank account or card is ${only.file.name} for?`
    : 'Which bank account or card are these files for?';
}

type TargetProps = {
  accounts: readonly ExternalAccount[];
  batch: ReturnType<typeof useImport>;
  targets: ReturnType<typeof useFileTargets>;
  onAdd: () => void;
};

/** The account that the files go into: one for all, unless each goes into its own. */
function TargetAccount({ accounts, batch, targets, onAdd }: TargetProps) {
  const { isSending, isSettled, canRetry } = batch;
  if (targets.needsOneAccount) {
    return (
      <AccountPicker
        accounts={accounts}
        value={targets.account}
        mayDiffer={targets.mayDiffer}
        onChange={(chosen) => targets.choose(chosen === each ? null : chosen)}
        onAdd={onAdd}
        isDisabled={isSending || (isSettled && !canRetry)}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-soft">Each account in the file goes into an account of its own.</p>
      <Button onPress={onAdd} isDisabled={isSending || isSettled}>
        New account
      </Button>
    </div>
  );
}
