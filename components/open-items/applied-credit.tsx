'use client';
import { Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { IconButton } from '@/components/ui/button';
import { Cell, HeaderCell, Table } from '@/components/ui/table';
import type { Bill } from '@/lib/contract/bill';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDay, formatDayOfYear } from '@/lib/format/day';

const RemoveCreditDialog = dynamic(
  () => import('@/components/item-payments/remove-credit-dialog').then((file) => file.RemoveCreditDialog),
  { ssr: false },
);

type Credit = Bill['credit_applications'][number];

type CreditProps = {
  what: 'bill' | 'invoice';
  applications: readonly Credit[];
  /** Awaited, so the dialog stays until the change is in sight. */
  onRemoved: () => Promise<unknown>;
};

/** The credit that was applied, if any was. */
export function AppliedCredit({ what, applications, onRemoved }: CreditProps) {
  const { canWrite } = useBusiness();
  const [removed, setRemoved] = useState<Credit | null>(null);
  return (
    <>
      {applications.length > 0 && (
        <section aria-label="Applied credit">
          <h3 className="mb-1 text-xs font-medium text-faint">Applied credit</h3>
          <CreditTable
            applications={applications}
            onRemove={canWrite ? setRemoved : null}
            isPending={removed !== null}
          />
        </section>
      )}
      {removed && (
        <RemoveCreditDialog
          credit={removed}
          what={what}
          onDone={onRemoved}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

type TableProps = {
  applications: readonly Credit[];
  /** Null where the reader may not. */
  onRemove: ((credit: Credit) => void) | null;
  isPending: boolean;
};

function CreditTable({ applications, onRemove, isPending }: TableProps) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  return (
    <Table label="Applied credit" density="dense" className="table-fixed">
      <colgroup>
        <col className="w-16" />
        <col />
        {onRemove && <col className="w-9" />}
      </colgroup>
      <thead className="sr-only">
        <tr>
          <HeaderCell>Date</HeaderCell>
          <HeaderCell isNumeric>Amount, {currency}</HeaderCell>
          {onRemove && <HeaderCell>Remove</HeaderCell>}
        </tr>
      </thead>
      <tbody>
        {applications.map((credit) => (
          <tr key={credit.id}>
            <Cell className="whitespace-nowrap text-soft">
              <time dateTime={credit.datetime} title={formatDayOfYear(credit.datetime, locale)}>
                {formatDay(credit.datetime, locale)}
              </time>
            </Cell>
            <Cell isNumeric>
              <Amount units={unitsOfAmount(credit.amount, currency)} currency={currency} />
            </Cell>
            {onRemove && (
              <Cell className="text-right">
                <IconButton
                  size="small"
                  label={`Remove the credit of ${formatDayOfYear(credit.datetime, locale)}`}
                  isDisabled={isPending}
                  onPress={() => onRemove(credit)}
                >
                  <Trash2 aria-hidden className="size-3.5" />
                </IconButton>
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
