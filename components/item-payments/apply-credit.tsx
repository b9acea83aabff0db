'use client';
import { HandCoins } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParty } from '@/components/parties/use-parties';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { ApplyCreditProps } from './apply-credit-dialog';
import { creditToApply } from './credit-to-apply';

const ApplyCreditDialog = lazyComponent(() =>
  import('./apply-credit-dialog').then((file) => file.ApplyCreditDialog),
);

/** The button that applies credit, where the vendor or customer has some and the bill or invoice is open. */
export function ApplyCredit(props: ApplyCreditProps) {
  const { kind, item, partyId } = props;
  const { currency } = useBusiness();
  const [isOpen, setIsOpen] = useState(false);
  const party = useParty(kind === 'bill' ? 'vendor' : 'customer', partyId).data?.data;
  const isOffered = party !== undefined && creditToApply(item, party, currency) > 0n;
  useCommands(
    useMemo(
      (): Command[] => [
        {
          id: 'apply-credit',
          name: `Apply credit to the ${kind}`,
          group: kind === 'bill' ? 'Bills' : 'Invoice',
          keys: ['c'],
          isDisabled: !isOffered,
          run: () => setIsOpen(true),
        },
      ],
      [kind, isOffered],
    ),
  );
  return (
    <>
      {isOffered && (
        <Button
          icon={<HandCoins aria-hidden className="size-3.5" />}
          keyHint="c"
          onPress={() => setIsOpen(true)}
        >
          Apply credit
        </Button>
      )}
      {isOpen && party && <ApplyCreditDialog {...props} party={party} onClose={() => setIsOpen(false)} />}
    </>
  );
}
