'use client';
import { clsx } from 'clsx';
import { Lock, X } from 'lucide-react';
import { Input } from 'react-aria-components/Input';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { CellBox } from '@/components/item-lines/cell-box';
import { PartyField } from '@/components/parties/party-field';
import { partyWords } from '@/components/parties/party-words';
import { usePartyNames } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import { IconButton } from '@/components/ui/button';
import type { Choice } from '@/components/ui/choices/choice';
import { LazyComboBox } from '@/components/ui/choices/lazy-combo-box';
import { AmountField } from '@/components/ui/fields/amount-field';
import { longestDescription } from '@/lib/contract/limits';
import type { PartyKind } from '@/lib/contract/party';
import type { LineParties } from './document-parties';
import type { EntryValues } from './entry-values';

/** The sides that amounts may be on: on both sides, or on one, where a negative amount is one of the other. */
export type AmountSide = 'debit' | 'credit' | null;

const bothSides =
  'grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_132px_132px_32px] max-sm:grid-cols-[1fr_1fr_36px]';
const oneSide = 'grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_132px_32px] max-sm:grid-cols-[1fr_36px]';

export function lineColumns(side: AmountSide): string {
  return `grid ${side === null ? bothSides : oneSide}`;
}

type RowProps = {
  row: number;
  side: AmountSide;
  choices: readonly Choice[];
  /** A ledger was chosen. */
  onChosen: (ledgerId: string | null) => void;
  /** Ledgers whose lines name a vendor or customer. */
  partyKinds: ReadonlyMap<string, PartyKind>;
  /** Whom the document behind the line names, where the line itself names none. */
  documentParties: LineParties | undefined;
  /** The bank reported it, or it pays or settles a document: its ledger and amount stay. */
  isFixed: boolean;
  isOnly: boolean;
  onRemove: () => void;
};

/** One line: its ledger, what it says, and its amount. */
export function EntryLineRow(props: RowProps) {
  const { row, side, choices, partyKinds, documentParties, isFixed, isOnly, onRemove } = props;
  const { setValue } = useFormContext<EntryValues>();
  const name = `line ${row + 1}`;
  const wholeWidth = side === null ? 'max-sm:col-span-3' : 'max-sm:col-span-2';
  return (
    <fieldset aria-label={`Line ${row + 1}`} className={clsx(lineColumns(side), 'border-r border-line')}>
      <CellBox at={`${row}:0`} className={wholeWidth}>
        {/* Of its own height: a bare field would fill the whole cell. */}
        <div>
          <Controller<EntryValues, `lines.${number}.ledgerId`>
            name={`lines.${row}.ledgerId`}
            render={({ field, fieldState }) => (
              <LazyComboBox
                isBare
                isReadOnly={isFixed}
                aria-label={`Ledger, ${name}`}
                placeholder="Ledger"
                choices={choices}
                value={field.value}
                onChange={(ledgerId) => {
                  field.onChange(ledgerId);
                  setValue(`lines.${row}.partyId`, null);
                  props.onChosen(ledgerId);
                }}
                onBlur={field.onBlur}
                error={fieldState.error?.message}
              />
            )}
          />
        </div>
        <LineParty {...{ row, partyKinds, documentParties }} />
      </CellBox>
      <CellBox at={`${row}:1`} className={wholeWidth}>
        <Controller<EntryValues, `lines.${number}.description`>
          name={`lines.${row}.description`}
          render={({ field, fieldState }) => (
            <>
              <Input
                {...field}
                aria-label={`Description, ${name}`}
                aria-invalid={fieldState.invalid || undefined}
                placeholder="Description"
                maxLength={longestDescription}
                readOnly={isFixed && documentParties !== undefined}
                className="h-8 w-full bg-transparent px-2 focus:outline-none max-sm:h-11"
              />
              {fieldState.error && <p className="px-2 pb-1 text-xs text-bad">{fieldState.error.message}</p>}
            </>
          )}
        />
      </CellBox>
      {side === null ? (
        <>
          <AmountCell row={row} column={2} side="debit" title="Debit" isFixed={isFixed} />
          <AmountCell row={row} column={3} side="credit" title="Credit" isFixed={isFixed} />
        </>
      ) : (
        <AmountCell row={row} column={2} side={side} title="Amount" isFixed={isFixed} />
      )}
      <div className="flex items-start justify-center border-b border-line">
        {isFixed ? (
          <span
            role="img"
            aria-label={fixedSign(documentParties)}
            title={fixedSign(documentParties)}
            className="flex h-8 items-center text-faint max-sm:h-11"
          >
            <Lock aria-hidden className="size-3.5" />
          </span>
        ) : (
          <IconButton
            label={`Remove ${name}`}
            excludeFromTabOrder
            isDisabled={isOnly}
            onPress={onRemove}
            className="border-0"
          >
            <X aria-hidden className="size-3.5" />
          </IconButton>
        )}
      </div>
    </fieldset>
  );
}

/** Why a line stays. */
function fixedSign(documentParties: LineParties | undefined): string {
  return documentParties
    ? 'What the entry pays or settles: this line stays, and goes with the payment'
    : 'The bank’s line: its ledger and amount stay';
}

/** The vendor or customer of the line, asked for where its ledger is payable or receivable. */
function LineParty({
  row,
  partyKinds,
  documentParties,
}: Pick<RowProps, 'row' | 'partyKinds' | 'documentParties'>) {
  const ledgerId = useWatch<EntryValues, `lines.${number}.ledgerId`>({ name: `lines.${row}.ledgerId` });
  const kind = ledgerId === null ? undefined : partyKinds.get(ledgerId);
  if (kind === undefined) return null;
  if (documentParties?.kind === kind) return <PartyOfDocument row={row} {...documentParties} />;
  return (
    <div className="border-t border-line">
      <Controller<EntryValues, `lines.${number}.partyId`>
        name={`lines.${row}.partyId`}
        render={({ field, fieldState }) => (
          <PartyField
            isBare
            kind={kind}
            aria-label={`${partyWords[kind].One}, line ${row + 1}`}
            value={field.value ?? null}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  );
}

/** The vendor or customer of the bill, invoice or credit note that the line posts or pays: it is changed there. */
function PartyOfDocument({ row, kind, ids }: LineParties & { row: number }) {
  const { nameById } = usePartyNames(kind);
  const names = ids.flatMap((id) => nameById.get(id) ?? []);
  const { One } = partyWords[kind];
  return (
    <p className="min-h-8 truncate border-t border-line px-2 py-1.5 text-soft max-sm:min-h-11 max-sm:py-3">
      <span className="sr-only">{`${One}, line ${row + 1}: `}</span>
      {names.length > 0 ? names.join(', ') : 'As on its document'}
    </p>
  );
}

type AmountCellProps = {
  row: number;
  column: number;
  side: 'debit' | 'credit';
  title: string;
  isFixed: boolean;
};

/** An amount on one side; typing it empties the other side, since a line has one. */
function AmountCell({ row, column, side, title, isFixed }: AmountCellProps) {
  const { currency } = useBusiness();
  const { setValue } = useFormContext<EntryValues>();
  const other = side === 'debit' ? 'credit' : 'debit';
  return (
    <CellBox at={`${row}:${column}`}>
      <Controller<EntryValues, `lines.${number}.${'debit' | 'credit'}`>
        name={`lines.${row}.${side}`}
        render={({ field, fieldState }) => (
          <AmountField
            isBare
            isReadOnly={isFixed}
            aria-label={`${title}, line ${row + 1}`}
            placeholder={title}
            currency={currency}
            value={field.value}
            onChange={(typed) => {
              field.onChange(typed);
              if (typed.trim() !== '') setValue(`lines.${row}.${other}`, '');
            }}
            onBlur={field.onBlur}
            inputRef={field.ref}
            error={fieldState.error?.message}
          />
        )}
      />
    </CellBox>
  );
}
