'use client';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { ActionAnswer } from '@/lib/client/action-answer';
import type { ItemKind } from '@/lib/contract/item-kind';
import { openingAgain } from './opening-again';
import { type Settlement, statusOnReopening } from './settlement';

type DialogProps<Data> = {
  what: ItemKind;
  item: Settlement;
  /** Such as `Bill 1042 of Acme Paper`. */
  name: string;
  /** @param status what it is afterwards: paid where its payments and credit settle it */
  act: (idempotencyKey: string, status: 'open' | 'paid') => Promise<ActionAnswer<Data>>;
  /** Awaited, so the dialog stays until the change is in sight. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

/** Takes back that a bill or invoice was marked as paid, so that the bank transaction that paid it can be named. */
export function OpenAgainDialog<Data>({ what, item, name, act, onDone, onClose }: DialogProps<Data>) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const status = statusOnReopening(item, currency);
  return (
    <ConfirmDialog
      title={`Open the ${what} again?`}
      actionName="Open again"
      act={(idempotencyKey) => act(idempotencyKey, status)}
      onDone={async () => {
        await onDone();
        showToast({
          tone: 'good',
          title: status === 'open' ? `${name} is open again` : `${name} is paid by its payments`,
        });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="font-medium">{name}</p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {openingAgain(item, what, { currency, locale }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
