'use client';
import { HandCoins, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParty } from '@/components/parties/use-parties';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { CreditNote } from '@/lib/contract/credit-note';
import type { PartyKind } from '@/lib/contract/party';
import type { Day } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { CreditNoteList } from './credit-note-list';

const NewCreditNoteDialog = lazyComponent(() =>
  import('./new-credit-note-dialog').then((file) => file.NewCreditNoteDialog),
);
const RefundDialog = lazyComponent(() => import('./refund-dialog').then((file) => file.RefundDialog));
const VoidCreditNoteDialog = lazyComponent(() =>
  import('./void-credit-note-dialog').then((file) => file.VoidCreditNoteDialog),
);

type CreditProps = { kind: PartyKind; partyId: string; today: Day };
type Open = { what: 'new' | 'refund' } | { what: 'void'; note: CreditNote };

/** The credit notes of a vendor or customer, and what can be done with its credit. */
export function PartyCredit({ kind, partyId, today }: CreditProps) {
  const { canWrite, currency } = useBusiness();
  const [open, setOpen] = useState<Open | null>(null);
  const party = useParty(kind, partyId).data?.data;
  const hasCredit = party !== undefined && unitsOfAmount(party.credit_amount, currency) > 0n;
  const canRefund = canWrite && hasCredit;
  useCommands(
    useMemo(
      (): Command[] => [
        {
          id: 'new-credit-note',
          name: `New credit note ${kind === 'vendor' ? 'of' : 'for'} the ${kind}`,
          group: 'Credit',
          isDisabled: !canWrite,
          run: () => setOpen({ what: 'new' }),
        },
        {
          id: 'refund-credit',
          name: 'Record a refund of the credit',
          group: 'Credit',
          isDisabled: !canRefund,
          run: () => setOpen({ what: 'refund' }),
        },
      ],
      [kind, canWrite, canRefund],
    ),
  );
  const of = party && { kind, party };
  const close = () => setOpen(null);
  return (
    <section aria-label="Credit notes">
      <h3 className="mb-1 text-xs font-medium text-faint">Credit notes</h3>
      <CreditNoteList
        {...{ kind, partyId }}
        onVoid={canWrite && of ? (note) => setOpen({ what: 'void', note }) : null}
      />
      {canWrite && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button icon={<Plus aria-hidden className="size-3.5" />} onPress={() => setOpen({ what: 'new' })}>
            New credit note
          </Button>
          {hasCredit && (
            <Button
              icon={<HandCoins aria-hidden className="size-3.5" />}
              onPress={() => setOpen({ what: 'refund' })}
            >
              Record a refund
            </Button>
          )}
        </div>
      )}
      {of && open?.what === 'new' && <NewCreditNoteDialog of={of} today={today} onClose={close} />}
      {of && open?.what === 'refund' && <RefundDialog of={of} onClose={close} />}
      {of && open?.what === 'void' && <VoidCreditNoteDialog of={of} note={open.note} onClose={close} />}
    </section>
  );
}
