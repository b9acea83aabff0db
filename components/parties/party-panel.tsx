'use client';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import { DetailRead } from '@/components/ui/list-detail/detail-read';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Party, PartyKind } from '@/lib/contract/party';
import { unitsOfAmount } from '@/lib/format/amount';
import { partyWords } from './party-words';
import { useParty } from './use-parties';

const PartyDialog = lazyComponent(() => import('./party-dialog').then((file) => file.PartyDialog));

type SideProps = {
  kind: PartyKind;
  partyId: string;
  /** Further buttons, such as one that enters a bill. */
  actions: ReactNode;
  /** Its bills or invoices, and credit notes. */
  children: ReactNode;
  onClose: () => void;
};

/** The open vendor or customer beside the list. */
export function PartySide({ kind, partyId, onClose, ...rest }: SideProps) {
  const read = useParty(kind, partyId);
  const { one, One } = partyWords[kind];
  return (
    <DetailPane itemId={partyId} one={one} title={One} onClose={onClose}>
      {(close) => (
        <DetailRead read={read} one={one} bars={['h-6 w-2/3', 'h-16', 'h-40']}>
          {({ data }) => <PartyPanel kind={kind} party={data} {...rest} close={close} />}
        </DetailRead>
      )}
    </DetailPane>
  );
}

type PanelProps = Omit<SideProps, 'partyId' | 'onClose'> & { party: Party; close: ReactNode };

/** One vendor or customer: how to reach it, its balance, and its bills or invoices. */
function PartyPanel({ kind, party, actions, children, close }: PanelProps) {
  const { canWrite } = useBusiness();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold tracking-tight wrap-anywhere">{party.name}</h2>
          {party.email && (
            <p>
              <a
                href={`mailto:${party.email}`}
                className="rounded text-accent wrap-anywhere underline-offset-2 hover:underline"
              >
                {party.email}
              </a>
            </p>
          )}
          {party.phone && <p className="text-soft">{party.phone}</p>}
        </div>
        <span className="-my-1 -mr-2">{close}</span>
      </div>
      <Balance kind={kind} party={party} />
      {canWrite && (
        <div className="flex flex-wrap gap-2">
          {actions}
          <Button icon={<Pencil aria-hidden className="size-3.5" />} onPress={() => setIsEditing(true)}>
            Edit
          </Button>
        </div>
      )}
      {children}
      {isEditing && <PartyDialog kind={kind} party={party} onClose={() => setIsEditing(false)} />}
    </div>
  );
}

function Balance({ kind, party }: { kind: PartyKind; party: Party }) {
  const { currency } = useBusiness();
  const figures = [
    // Of open bills or invoices, and on account.
    {
      name: `${kind === 'vendor' ? 'You owe it' : 'Owes you'}, ${currency}`,
      units: unitsOfAmount(party.open_amount, currency),
    },
    {
      name: kind === 'vendor' ? 'Credit it owes you' : 'Credit you owe',
      units: unitsOfAmount(party.credit_amount, currency),
    },
  ];
  return (
    <dl className="grid grid-cols-2 divide-x divide-line rounded-lg border border-line">
      {figures.map(({ name, units }) => (
        <div key={name} className="min-w-0 px-3 py-2">
          <dt className="truncate text-xs text-faint">{name}</dt>
          <dd className="text-base font-semibold">
            <Amount units={units} currency={currency} zero="—" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
