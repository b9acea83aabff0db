'use client';

import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/choices/select';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { accountTitle } from '../use-external-accounts';

type Props = {
  accounts: readonly ExternalAccount[];
  /** Of all files; `each` where each goes into its own. */
  value: string | null;
  /** Whether they may be of different accounts. */
  mayDiffer: boolean;
  onChange: (accountId: string) => void;
  onAdd: () => void;
  isDisabled: boolean;
};

/** The choice that each file goes into the account that it names, or that is chosen for it. */
export const each = 'each';

/** Into which account the files go. */
export function AccountPicker({ accounts, value, mayDiffer, onChange, onAdd, isDisabled }: Props) {
  return (
    <div className="flex items-end gap-2">
      <Select
        label="Into account"
        choices={[
          ...(mayDiffer ? [{ id: each, name: 'Each file into its own account' }] : []),
          ...accounts.map((account) => ({
            id: account.id,
            name: accountTitle(account),
            ...(account.institution ? { detail: account.institution } : {}),
          })),
        ]}
        value={value}
        onChange={onChange}
        placeholder="Choose the account for these files"
        isDisabled={isDisabled}
        className="flex-1"
      />
      <Button
        onPress={onAdd}
        isDisabled={isDisabled}
        icon={<Plus aria-hidden className="size-3.5" />}
        className="h-8! max-sm:h-11!"
      >
        New account
      </Button>
    </div>
  );
}
