'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/fields/copy-field';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { Section } from '@/components/ui/section';
import { removeReceiptSender, renewReceiptAddress } from '@/server/dashboard/actions/receipt-mail';

const ConfirmDialog = lazyComponent(() =>
  import('@/components/ui/overlays/confirm-dialog').then((file) => file.ConfirmDialog),
);

type Props = { address: string; senders: readonly string[] };

/** Where receipts of the business are mailed to, and whose are taken without asking. */
export function ReceiptAddressSection({ address, senders }: Props) {
  const { id: businessId, isAdmin } = useBusiness();
  const router = useRouter();
  const [asked, setAsked] = useState<'renew' | { sender: string } | null>(null);
  return (
    <div className="mt-7 max-w-3xl border-t border-line pt-7">
      <Section
        title="Receipts by mail"
        lead="Forward receipts to this address, or give it to vendors. PDFs and pictures become documents; a message without any becomes a PDF itself. Receipts of members are taken at once, those of others wait under Documents for 30 days."
      >
        <div className="flex max-w-xl flex-col items-start gap-3 *:first:w-full">
          <CopyField name="Address" value={address} />
          {isAdmin && (
            <Button className="max-sm:h-11" onPress={() => setAsked('renew')}>
              Replace the address
            </Button>
          )}
        </div>
        {senders.length > 0 && (
          <div>
            <h3 className="font-medium">Taken without asking</h3>
            <ul className="mt-2 border-t border-line">
              {senders.map((sender) => (
                <li
                  key={sender}
                  className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-1"
                >
                  <span className="wrap-anywhere">{sender}</span>
                  {isAdmin && (
                    <Button
                      className="max-sm:h-11"
                      aria-label={`Ask again about ${sender}`}
                      onPress={() => setAsked({ sender })}
                    >
                      Ask again
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Section>
      {asked && (
        <ConfirmDialog
          title={asked === 'renew' ? 'Replace the address?' : `Ask again about ${asked.sender}?`}
          actionName={asked === 'renew' ? 'Replace' : 'Ask again'}
          act={() =>
            asked === 'renew'
              ? renewReceiptAddress(businessId, {})
              : removeReceiptSender(businessId, { address: asked.sender })
          }
          onDone={() => {
            setAsked(null);
            router.refresh();
          }}
          onClose={() => setAsked(null)}
        >
          <p>
            {asked === 'renew'
              ? 'Mail to the present address is refused from now on. Whoever uses it has to be told the new one.'
              : 'Receipts of this sender wait for a yes again.'}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
