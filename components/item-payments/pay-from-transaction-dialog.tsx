'use client';
import type { ItemKind } from '@/lib/contract/item-kind';
import { FromTransactionDialog, type FromTransactionProps } from './from-transaction-dialog';
import { noteOfPayment } from './payment-note';
import { fromTransactionWords } from './payment-words';

type DialogProps<Data> = Pick<
  FromTransactionProps<Data>,
  'partyName' | 'left' | 'act' | 'onDone' | 'onClose'
> & {
  kind: ItemKind;
  /** Such as `Bill 1042 of Acme Paper`. */
  name: string;
};

/** Records which bank transaction pays a bill or an invoice, or a part of it: money out for the one, in for the other. */
export function PayFromTransactionDialog<Data>({ kind, name, ...rest }: DialogProps<Data>) {
  const words = fromTransactionWords[kind];
  return (
    <FromTransactionDialog
      direction={kind === 'bill' ? 'out' : 'in'}
      title={words.title}
      actionName={words.actionName}
      leadOf={(left) => words.lead(name, left)}
      noteOf={(units, text) => noteOfPayment(units, rest.left, kind, text)}
      otherPath={`/${kind}_id`}
      {...rest}
    />
  );
}
