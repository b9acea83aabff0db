'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { Dialog } from '@/components/ui/overlays/dialog';
import { formatAmount } from '@/lib/format/amount';
import { absolute } from '@/lib/money/absolute';

type Props = {
  name: string;
  /** The total that was read, in minor units. */
  total: bigint;
  /** What was paid, in minor units of either sign. */
  paid: bigint;
  onLink: () => void;
  onClose: () => void;
};

/** Asks before a document is linked to a transaction of another amount. */
export function DifferentAmount({ name, total, paid, onLink, onClose }: Props) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const text = (units: bigint) => `${formatAmount(absolute(units), currency, locale)} ${currency}`;
  return (
    <Dialog
      title="Link it to another amount?"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={onLink} autoFocus>
            Link it
          </Button>
        </>
      }
    >
      <p>
        {name} reads {text(total)}, but the transaction is {text(paid)}. Is it the right file?
      </p>
    </Dialog>
  );
}
