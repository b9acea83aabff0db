'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { useCommands } from '@/components/ui/commands/commands';
import { FileInput } from '@/components/ui/files/file-input';
import { PageDrop } from '@/components/ui/files/page-drop';
import { useLocale } from '@/components/ui/locale';
import { PageHeader } from '@/components/ui/page-header';
import { acceptedFiles, acceptedWords } from '@/components/uploads/accepted-files';
import { useUploads } from '@/components/uploads/use-uploads';
import type { AsText } from '@/lib/as-text';
import type { Overview } from '@/lib/reads/overview-reads';
import { CashChanges } from './cash-changes-list';
import { monthsOfCash } from './cash-figures';
import { CashFigures } from './cash-figures-strip';
import { CashSection } from './cash-section';
import { NeedsYou } from './needs-you';
import { OwedTable } from './owed-table';
import { RecentDocuments } from './recent-documents';
import { refreshOverview, useOverview } from './use-overview';

/** The owner's home: cash, what needs somebody, and a place to drop a receipt. */
export function OverviewScreen({ initial }: { initial: AsText<Overview> }) {
  const { id: businessId, name, currency } = useBusiness();
  const locale = useLocale();
  const { data: overview } = useOverview(initial);
  const client = useQueryClient();
  const { add } = useUploads({ onArrival: () => void refreshOverview(client, businessId) });
  const input = useRef<HTMLInputElement>(null);
  const months = useMemo(
    () => monthsOfCash(overview.cash_flow, currency, locale),
    [overview.cash_flow, currency, locale],
  );
  const chooseFiles = () => input.current?.click();
  useCommands(
    useMemo(
      () => [
        {
          id: 'add-receipt',
          name: 'Add a receipt',
          group: 'Overview',
          keys: ['u'],
          run: () => input.current?.click(),
        },
      ],
      [],
    ),
  );
  return (
    <>
      <PageHeader
        title="Overview"
        actions={
          <Button
            variant="primary"
            keyHint="u"
            icon={<Upload aria-hidden className="size-3.5" />}
            onPress={chooseFiles}
          >
            Add a receipt
          </Button>
        }
      />
      <FileInput
        inputRef={input}
        label="Receipts to upload"
        accept={acceptedFiles}
        allowsMany
        onFiles={add}
      />
      <div className="flex flex-col gap-8 p-5 max-sm:gap-6 max-sm:p-4">
        <p className="-mb-4 text-xs text-soft first-letter:uppercase">
          {/* The navigation of a wide screen names the business. */}
          <span className="lg:hidden">{name} · </span>
          amounts in {currency}
        </p>
        <CashFigures months={months} overview={overview} />
        {/* Read in one order everywhere, what needs somebody first; a wide screen has it at the right. */}
        <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_340px] xl:gap-12">
          <div className="flex min-w-0 flex-col gap-8 xl:col-start-2 xl:row-start-1">
            <NeedsYou overview={overview} />
            <OwedTable overview={overview} />
            <RecentDocuments documents={overview.documents} onAdd={chooseFiles} />
          </div>
          <div className="flex min-w-0 flex-col gap-8 xl:col-start-1 xl:row-start-1">
            <CashSection months={months} reports={overview.cash_flow} />
            <CashChanges overview={overview} />
          </div>
        </div>
      </div>
      <PageDrop title="Drop to add receipts" description={acceptedWords} onFiles={add} />
    </>
  );
}
