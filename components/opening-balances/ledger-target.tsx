'use client';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { RowIconButton } from '@/components/ui/button';
import type { Choice } from '@/components/ui/choices/choice';
import { LazyComboBox } from '@/components/ui/choices/lazy-combo-box';
import { Select } from '@/components/ui/choices/select';
import type { FileAccount } from '@/lib/trial-balance/trial-balance-file';
import { kindChoices, proposalWords } from './kind-names';
import type { Target } from './match-ledger';

type Props = {
  account: FileAccount;
  target: Target;
  choices: readonly Choice[];
  /** What else is to be said of the ledger. */
  note?: string | undefined;
  /** The parent of a new one; null at the top. */
  parentName: string | null;
  onChoose: (target: Target) => void;
};

const [newLedger, leftOut] = ['new', 'none'];

/** Where the balance of an account goes: a ledger of the chart, a new one and what it is, or nowhere. */
export function LedgerTarget({ account, target, choices, note, parentName, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { box, close } = useFocusBack(isOpen, () => setIsOpen(false));
  const name = account.name || account.code || '';
  if (isOpen)
    return (
      <LazyComboBox
        aria-label={`Ledger for ${name}`}
        autoFocus
        value={null}
        placeholder="Type to find a ledger"
        choices={[
          { id: newLedger, name: 'New ledger', group: 'Not in the chart' },
          { id: leftOut, name: 'Leave out', group: 'Not in the chart' },
          ...choices,
        ]}
        onChange={(chosen) => {
          if (chosen === null) return;
          onChoose(targetOf(chosen, account));
          close();
        }}
        onBlur={() => setIsOpen(false)}
        onEscape={close}
      />
    );
  return (
    <span ref={box} className="flex min-w-0 items-center gap-2">
      {target.to === 'new' ? (
        <NewLedger {...{ account, parentName, onChoose }} kind={target.kind} />
      ) : (
        <span className="min-w-0 flex-1 truncate max-sm:whitespace-normal">
          {target.to === 'none' ? (
            <span className="text-warn">Left out</span>
          ) : (
            choices.find(({ id }) => id === target.ledgerId)?.name
          )}
          {note && <span className="ml-2 text-xs text-warn">{note}</span>}
        </span>
      )}
      <RowIconButton label={`Choose another ledger for ${name}`} onPress={() => setIsOpen(true)}>
        <Pencil aria-hidden className="size-3.5" />
      </RowIconButton>
    </span>
  );
}

/** The focus goes back to the button behind a list that was closed by a choice or Escape. */
function useFocusBack(isOpen: boolean, onClose: () => void) {
  const box = useRef<HTMLSpanElement>(null);
  const goesBack = useRef(false);
  useEffect(() => {
    if (!isOpen && goesBack.current) box.current?.querySelector('button')?.focus();
    goesBack.current = false;
  }, [isOpen]);
  const close = () => {
    goesBack.current = true;
    onClose();
  };
  return { box, close };
}

type NewProps = Pick<Props, 'account' | 'parentName' | 'onChoose'> & {
  kind: Extract<Target, { to: 'new' }>['kind'];
};

function NewLedger({ account, kind, parentName, onChoose }: NewProps) {
  const isProposed = kind !== null && kind === account.proposal?.kind;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2 max-sm:flex-wrap">
      <span className="shrink-0 text-soft">New</span>
      <Select
        aria-label={`What ${account.name} is`}
        name={kindFieldOf(account)}
        choices={kindChoices}
        value={kind}
        placeholder="Choose what it is"
        onChange={(chosen) => onChoose({ to: 'new', kind: chosen })}
        className="min-w-40 flex-1"
      />
      {(isProposed || parentName !== null) && (
        <span className="w-32 shrink-0 text-xs leading-tight wrap-anywhere text-faint max-sm:w-full">
          {parentName !== null && <span className="block">Parent ledger: {parentName}</span>}
          {isProposed && account.proposal && `Proposed ${proposalWords[account.proposal.by]}`}
        </span>
      )}
    </span>
  );
}

/** The name of the field that says what the new ledger of an account is. */
export function kindFieldOf({ line }: FileAccount): string {
  return `kind-${line}`;
}

function targetOf(chosen: string, { proposal }: FileAccount): Target {
  if (chosen === leftOut) return { to: 'none' };
  if (chosen !== newLedger) return { to: 'ledger', ledgerId: chosen };
  const kind = kindChoices.find(({ id }) => id === proposal?.kind)?.id ?? null;
  return { to: 'new', kind };
}
