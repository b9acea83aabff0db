'use client';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { RowButton, useListRow } from '@/components/ui/list-detail/list-row';
import { Cell } from '@/components/ui/tables/table';
import type { Party } from '@/lib/contract/party';
import { unitsOfAmount } from '@/lib/format/amount';

type RowProps = { party: Party; isOpen: boolean; onOpen: (id: string) => void };

/** One vendor or customer; a press anywhere on the row opens it. */
export const PartyRow = memo(function PartyRow({ party, isOpen, onOpen }: RowProps) {
  const { currency } = useBusiness();
  const row = useListRow<HTMLTableRowElement>(isOpen);
  const credit = unitsOfAmount(party.credit_amount, currency);
  const reach = [party.email, party.phone].filter((text) => text !== null).join(' · ');

  return (
    <tr {...row}>
      <Cell className="pl-5! max-sm:py-1.5 max-sm:pl-4!">
        <RowButton isOpen={isOpen} onOpen={() => onOpen(party.id)} className="block max-w-full truncate">
          {party.name}
        </RowButton>
        {reach && <span className="block truncate text-xs text-faint md:hidden">{reach}</span>}
      </Cell>
      <Cell className="truncate text-soft max-md:hidden">{reach}</Cell>
      <Cell isNumeric className="max-sm:pr-4!">
        <Amount units={unitsOfAmount(party.open_amount, currency)} currency={currency} zero="—" />
        {credit > 0n && (
          <span className="block text-xs text-warn sm:hidden">
            <Amount units={credit} currency={currency} /> credit
          </span>
        )}
      </Cell>
      <Cell isNumeric className="pr-5! max-sm:hidden">
        <Amount units={credit} currency={currency} zero="—" className={clsx(credit > 0n && 'text-warn')} />
      </Cell>
    </tr>
  );
});
