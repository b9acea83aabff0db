'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/choices/select';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { accountTitle } from '../../use-external-accounts';
import type { ImportedFile } from '../use-import';
import { previewOf } from '../use-previews';
import { recountOptions } from './preview-file';
import { StatementPreview } from './statement-preview';
import { type ChosenAtFile, isToBeRecounted, leftOut } from './targets';

type Props = {
  file: ImportedFile;
  chosen: ChosenAtFile;
  accounts: readonly ExternalAccount[];
  /** Whether it is one of several in the file. */
  mayBeLeftOut: boolean;
  onChoose: (accountId: string) => void;
} & Pick<ComponentProps<typeof StatementPreview>, 'addsPossible' | 'onAddPossible'>;

/** An account in a file: into which external account it goes, and what of it is new there. */
export function AccountInFile({ file, chosen, accounts, mayBeLeftOut, onChoose, ...possible }: Props) {
  const { statement, accountId } = chosen;
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
          value={accountId}
          onChange={onChoose}
          placeholder="Choose the account"
          className="w-64 max-w-full"
        />
      </div>
      {isToBeRecounted(chosen) ? (
        <Recount file={file} chosen={chosen} name={name} {...possible} />
      ) : (
        accountId !== leftOut && <StatementPreview statement={statement} name={name} {...possible} />
      )}
    </section>
  );
}

/** What of it is new in another account than the preview has counted against. */
function Recount({
  file,
  chosen,
  name,
  ...possible
}: Omit<ComponentProps<typeof StatementPreview>, 'statement'> & Pick<Props, 'file' | 'chosen'>) {
  const { id: businessId } = useBusiness();
  const { data, error, isFetching, refetch } = useQuery(recountOptions(businessId, file, chosen));
  const found = previewOf(data, isFetching ? null : error);
  if (found.state === 'refused') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-bad">{found.problem.detail}</p>
        <Button size="small" onPress={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const number = chosen.statement.statement;
  const own =
    found.state === 'read' && found.preview.statements.find(({ statement }) => statement === number);
  return own ? (
    <StatementPreview statement={own} name={name} {...possible} />
  ) : (
    <p className="text-soft">Counting…</p>
  );
}
