'use client';

import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { accountTitle } from '../use-external-accounts';

type Props = {
  accounts: readonly ExternalAccount[];
  value: string | null;
  placeholder: string;
  onChange: (accountId: string) => void;
  onAdd: () => void;
  isDisabled: boolean;
};

/** Into which account the files go. */
export function AccountPicker({ accounts, value, placeholder, onChange, onAdd, isDisabled }: Props) {
  return (
    <div className="flex items-end gap-2">
      <Select
        label="Into account"
        choices={accounts.map((account) => ({
          id: account.id,
          name: accountTitle(account),
          ...(account.institution ? { detail: account.institution } : {}),
        }))}
        value={value}
        onChange={onChange}
        placeholder={placeholder}
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
