'use client';

import { FileDown } from 'lucide-react';
import { parseAsString, useQueryState } from 'nuqs';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { ListStates } from '@/components/ui/list-detail/list-states';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { NextPage } from '@/components/ui/tables/next-page';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { paths } from '@/lib/paths';
import { accountTitle } from '../use-external-accounts';
import { ImportTable } from './import-table';
import { type FirstImports, useImports } from './use-imports';

const ImportDialog = lazyComponent(() => import('./import-detail').then((module) => module.ImportDetail));

type Props = { first: FirstImports; accounts: readonly ExternalAccount[] };

/** Every import of a bank file: what it added, what not and why, and the way to undo it. */
export function ImportsScreen({ first, accounts }: Props) {
  const { id } = useBusiness();
  const imports = useImports(id, first);
  const [openId, setOpenId] = useQueryState('import', parseAsString);
  const pages = imports.data?.pages ?? [];
  const titles = new Map(accounts.map((each) => [each.id, accountTitle(each)]));
  const all = pages.flatMap((page) => page.data);
  return (
    <>
      <PageHeader title="Imports" back={{ name: 'Transactions', href: paths.transactions(id) }} />
      <ListStates
        pages={imports}
        things="imports"
        isEmpty={all.length === 0}
        empty={
          <EmptyState
            icon={<FileDown aria-hidden className="size-6" />}
            title="No imports yet"
            action={<ButtonLink href={paths.transactions(id)}>Go to transactions</ButtonLink>}
          >
            Each bank file that is imported appears here, with what it added and what not. It can be undone.
          </EmptyState>
        }
      >
        <div className="px-5 pb-10 max-sm:px-4">
          <ImportTable
            imports={all}
            accountTitles={titles}
            people={Object.assign({}, ...pages.map(({ people }) => people))}
            onOpen={setOpenId}
          />
          <NextPage pages={imports} things="imports" />
        </div>
      </ListStates>
      {openId && <ImportDialog importId={openId} accountTitles={titles} onClose={() => setOpenId(null)} />}
    </>
  );
}
