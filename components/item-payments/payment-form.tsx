'use client';
import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import { useBusiness } from '@/components/shell/business-context';
import { AmountField } from '@/components/ui/amount-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import type { PaymentDraft } from './use-payment-draft';

type FormProps = {
  title: string;
  /** What the payment does in a sentence, above the choice. */
  lead: ReactNode;
  /** Chooses what pays, or what is paid. */
  children: ReactNode;
  draft: PaymentDraft;
  /** What the amount leads to, under its field. */
  note: ReactNode;
  onClose: () => void;
};

/** The dialog that pays: something to choose, and how much of it. */
export function PaymentForm({ title, lead, children, draft, note, onClose }: FormProps) {
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
            Pay
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
          className="w-full max-w-60"
        />
        <FormMessage message={draft.message} />
      </Form>
    </Dialog>
  );
}
