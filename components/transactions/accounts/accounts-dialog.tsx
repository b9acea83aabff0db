'use client';

import { Landmark, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { accountTitle } from '../use-external-accounts';
import { AccountForm } from './account-form';

type Props = {
  accounts: readonly ExternalAccount[];
  ledgers: readonly Ledger[];
  /** Resolves when the list shows what was saved. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
};

/** The accounts whose files are imported: see, add, rename. */
export function AccountsDialog({ accounts, ledgers, onChanged, onClose }: Props) {
  const [edited, setEdited] = useState<ExternalAccount | 'new' | null>(null);
  const ledgerNames = new Map(ledgers.map((ledger) => [ledger.id, ledger.name]));
  if (edited) {
    return (
      <AccountForm
        account={edited === 'new' ? null : edited}
        accounts={accounts}
        ledgers={ledgers}
        onClose={() => setEdited(null)}
        onSaved={async () => {
          await onChanged();
          setEdited(null);
        }}
      />
    );
  }
  return (
    <Dialog
      title="Accounts"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="medium"
      actions={
        <>
          <Button onPress={() => setEdited('new')} icon={<Plus aria-hidden className="size-3.5" />}>
            New account
          </Button>
          <Button variant="primary" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      {accounts.length === 0 ? (
        <EmptyState icon={<Landmark aria-hidden className="size-6" />} title="No accounts yet">
          Add each bank account and card whose files you import.
        </EmptyState>
      ) : (
        <ul className="-my-2">
          {accounts.map((account) => (
            <li
              key={account.id}
              className="flex items-center gap-3 border-b border-line py-2 last:border-b-0"
            >
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate font-medium">{accountTitle(account)}</span>
                <span className="truncate text-xs text-soft">
                  {[account.institution, `posts to ${ledgerNames.get(account.ledger_id) ?? 'its ledger'}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <IconButton label={`Edit ${account.name}`} onPress={() => setEdited(account)}>
                <Pencil aria-hidden className="size-3.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
