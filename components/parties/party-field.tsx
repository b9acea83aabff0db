'use client';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { LazyComboBox } from '@/components/ui/choices/lazy-combo-box';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { PartyKind } from '@/lib/contract/party';
import { partyWords } from './party-words';
import { usePartyNames } from './use-party-names';

const PartyDialog = lazyComponent(() => import('./party-dialog').then((file) => file.PartyDialog));

type FieldProps = {
  kind: PartyKind;
  /** Its name where several are in one form, such as `Vendor, bill 2`. */
  'aria-label': string;
  value: string | null;
  onChange: (partyId: string | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** In a cell of lines: without a border and a name above it. */
  isBare?: boolean;
  /** The name of one that is perhaps to be made. */
  offeredName?: string | undefined;
  /** Has the focus from the start. */
  autoFocus?: boolean;
};

/** Chooses a vendor or customer; one that is not there yet is made on the way. */
export function PartyField({
  kind,
  value,
  onChange,
  onBlur,
  error,
  isBare = false,
  offeredName,
  ...rest
}: FieldProps) {
  const { canWrite } = useBusiness();
  const { choices } = usePartyNames(kind);
  const [typedName, setTypedName] = useState<string | null>(null);
  const words = partyWords[kind];
  const newChoice = useMemo(
    () => ({
      nameOf: (typed: string) => (typed === '' ? `New ${words.one}…` : `New ${words.one} “${typed}”…`),
      onChoose: setTypedName,
    }),
    [words],
  );
  const field = useFocusAfter(typedName !== null);
  return (
    <div ref={field} className="flex min-w-0 flex-col gap-1">
      {!isBare && (
        <span aria-hidden className="text-xs font-medium text-soft">
          {words.One}
        </span>
      )}
      <LazyComboBox
        isBare={isBare}
        autoFocus={rest.autoFocus ?? false}
        aria-label={rest['aria-label']}
        placeholder={`Type to find a ${words.one}`}
        choices={choices}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        newChoice={canWrite ? newChoice : undefined}
      />
      {offeredName && value === null && canWrite && (
        <Button
          size="small"
          className="max-w-full overflow-hidden self-start max-sm:h-11"
          icon={<Plus aria-hidden className="size-3.5" />}
          onPress={() => setTypedName(offeredName)}
        >
          New {words.one} “{offeredName}”
        </Button>
      )}
      {typedName !== null && (
        <PartyDialog
          kind={kind}
          party={null}
          typedName={typedName}
          onSaved={(party) => onChange(party.id)}
          onClose={() => setTypedName(null)}
        />
      )}
    </div>
  );
}

/**
 * Gives the focus to the field again once the dialog over it is closed. The browser cannot: the input that had it went when it
 * lost it, since only the field in use is alive.
 */
function useFocusAfter(hasDialog: boolean) {
  const field = useRef<HTMLDivElement>(null);
  const hadDialog = useRef(false);
  useEffect(() => {
    if (hadDialog.current && !hasDialog) field.current?.querySelector('input')?.focus();
    hadDialog.current = hasDialog;
  }, [hasDialog]);
  return field;
}
