'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Dialog } from '@/components/ui/dialog';
import { DropZone } from '@/components/ui/drop-zone';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { AccountForm } from '../accounts/account-form';
import { AccountPicker } from './account-picker';
import { missingColumns } from './columns/column-mapping';
import { FileOutcome } from './file-outcome';
import { ImportActions } from './import-actions';
import { PageDrop } from './page-drop';
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

/** From files to transactions: choose the account, send, and read what became of every record. */
export function ImportDialog(props: Props) {
  const { accounts, ledgers, preferredAccountId, onAccountsChanged, onClose } = props;
  const { id } = useBusiness();
  const client = useQueryClient();
  const router = useRouter();
  const batch = useImport(id, props.files);
  const { files, isSending, isSettled } = batch;
  const onlyAccount = accounts.length === 1 ? accounts[0]?.id : undefined;
  const [accountId, setAccountId] = useState(preferredAccountId ?? onlyAccount ?? null);
  const [isAddingAccount, setIsAddingAccount] = useState(accounts.length === 0);

  async function start() {
    if (accountId === null) return;
    await batch.send(accountId);
    await client.invalidateQueries();
    router.refresh();
  }

  if (isAddingAccount) {
    return (
      <AccountForm
        account={null}
        accounts={accounts}
        ledgers={ledgers}
        lead="Which bank account or card are these files for?"
        onClose={accounts.length === 0 ? onClose : () => setIsAddingAccount(false)}
        onSaved={async (created) => {
          await onAccountsChanged();
          setAccountId(created.id);
          setIsAddingAccount(false);
        }}
      />
    );
  }
  return (
    <Dialog
      title="Import bank files"
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      size="medium"
      actions={
        <ImportActions
          batch={batch}
          canStart={accountId !== null && isReady(files)}
          onStart={start}
          onClose={onClose}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <AccountPicker
          accounts={accounts}
          value={accountId}
          onChange={setAccountId}
          onAdd={() => setIsAddingAccount(true)}
          isDisabled={isSending || (isSettled && !batch.canRetry)}
        />
        {files.length > 0 && (
          <ul className="flex flex-col gap-2" aria-live="polite">
            {files.map((file) => (
              <FileOutcome
                key={file.id}
                file={file}
                onRemove={isSending ? null : () => batch.remove(file.id)}
                onDescribe={(columns) => batch.describe(file.id, columns)}
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

/** Whether there is something to send, and every table whose columns are being named can be read. */
function isReady(files: readonly ImportedFile[]): boolean {
  const waiting = files.filter((each) => each.state === 'waiting');
  return waiting.length > 0 && waiting.every(({ columns }) => !columns || missingColumns(columns) === null);
}
