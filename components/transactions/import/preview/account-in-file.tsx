'use client';

import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { Select } from '@/components/ui/select';
import type { ExternalAccount } from '@/lib/contract/transaction';
import type { PreviewStatement } from '@/lib/contract/transaction-preview';
import { accountTitle } from '../../use-external-accounts';
import type { ImportedFile } from '../use-import';
import { previewFile, previewKey } from './preview-file';
import { StatementPreview } from './statement-preview';
import { leftOut, mappingAsked } from './targets';

type Props = {
  file: ImportedFile;
  statement: PreviewStatement;
  accounts: readonly ExternalAccount[];
  /** Whether it is one of several in the file. */
  mayBeLeftOut: boolean;
  chosen: string | null;
  onChoose: (accountId: string) => void;
};

/** An account in a file: into which external account it goes, and what of it is new there. */
export function AccountInFile({ file, statement, accounts, mayBeLeftOut, chosen, onChoose }: Props) {
  const { id: businessId } = useBusiness();
  const value = chosen ?? statement.external_account_id;
  const isOther = chosen !== null && chosen !== leftOut && chosen !== statement.external_account_id;
  const asked = {
    businessId,
    file: file.file,
    accountId: chosen,
    statement: statement.statement,
    mapping: mappingAsked(file.columns),
  };
  const counted = useQuery({
    queryKey: previewKey(asked, file.id),
    queryFn: ({ signal }) => previewFile(asked, signal),
    enabled: isOther,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const own = counted.data?.statements.find((each) => each.statement === statement.statement);
  const name = statement.file_account ?? (mayBeLeftOut ? 'an account without a number' : file.file.name);
  const printed = statement.file_account === null && !mayBeLeftOut ? 'Names no account' : name;
  const title = statement.currency ? `${printed}, ${statement.currency}` : printed;
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-2 not-first:border-t not-first:border-line not-first:pt-3"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 font-medium wrap-anywhere">{title}</h3>
        <Select
          label={`Account for ${name}`}
          choices={[
            ...accounts.map((account) => ({ id: account.id, name: accountTitle(account) })),
            ...(mayBeLeftOut ? [{ id: leftOut, name: 'Leave out' }] : []),
          ]}
          value={value}
          onChange={onChoose}
          placeholder="Choose the account"
          className="w-64 max-w-full"
        />
      </div>
      {value !== leftOut && <StatementPreview statement={(isOther && own) || statement} name={name} />}
    </section>
  );
}
