'use client';
import type { ReactNode, Ref } from 'react';
import { Form } from 'react-aria-components/Form';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { AmountField } from '@/components/ui/fields/amount-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import type { PaymentDraft } from './use-payment-draft';

type FormProps = {
  title: string;
  /** The button that does it. */
  actionName: string;
  /** What the payment does in a sentence, above the choice. */
  lead: ReactNode;
  /** Chooses what pays, or what is paid, where there is a choice. */
  children?: ReactNode;
  draft: Pick<PaymentDraft, 'formProps' | 'isPending' | 'typed' | 'amountError' | 'message'> & {
    type: (typed: string) => void;
  };
  /** What the amount leads to, under its field. */
  note: ReactNode;
  amountRef?: Ref<HTMLInputElement>;
  onClose: () => void;
};

/** The dialog that pays: something to choose, and how much of it. */
export function PaymentForm(props: FormProps) {
  const { title, actionName, lead, children, draft, note, amountRef, onClose } = props;
  const { currency } = useBusiness();
  const formId = 'payment-form';
  return (
    <Dialog
      title={title}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={draft.isPending}>
            {actionName}
          </Button>
        </>
      }
    >
      <Form id={formId} {...draft.formProps} className="flex flex-col gap-4">
        <p className="text-soft">{lead}</p>
        {children}
        <AmountField
          label={`Amount, ${currency}`}
          currency={currency}
          value={draft.typed}
          onChange={draft.type}
          error={draft.amountError}
          description={note}
          inputRef={amountRef}
          className="w-full max-w-60"
        />
        <FormMessage message={draft.message} />
      </Form>
    </Dialog>
  );
}
