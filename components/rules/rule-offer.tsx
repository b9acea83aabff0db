'use client';

import { useQuery } from '@tanstack/react-query';
import { Workflow } from 'lucide-react';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { useCommands } from '@/components/ui/commands/commands';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useLocale } from '@/components/ui/locale';
import { OfferStrip } from '@/components/ui/offer-strip';
import type { Ledger } from '@/lib/contract/ledger';
import { countOf } from '@/lib/format/count';
import { readOptions } from '@/lib/reads/read-options';
import { suggestionReads } from '@/lib/reads/suggestion-reads';
import type { RuleOffered } from './declines-put-off';
import type { useRuleOffer } from './use-rule-offer';

const RuleDialog = lazyComponent(() => import('./rule-dialog'));

type Props = { ledgers: readonly Ledger[]; isHidden: boolean; onSaved: () => void } & ReturnType<
  typeof useRuleOffer
>;

/** Offers a rule after a correction: y writes it, with its preview; Escape puts it aside; a button alone declines it for good. */
export function RuleOffer({ offer, isWriting, ledgers, isHidden, onSaved, take, decline, close }: Props) {
  if (!offer) return null;
  if (isWriting) {
    return (
      <RuleDialog
        rule={null}
        rules={[]}
        ledgers={ledgers}
        accounts={[]}
        start={{
          name: offer.payee,
          how: 'is',
          words: offer.payee,
          parts: [{ key: 0, ledgerId: offer.ledgerId, share: '1' }],
        }}
        onClose={close}
        onSaved={() => {
          close();
          onSaved();
        }}
      />
    );
  }
  if (isHidden) return null;
  return <Bar offer={offer} ledgers={ledgers} onTake={take} onPutAside={close} onDecline={decline} />;
}

type BarProps = {
  offer: RuleOffered;
  ledgers: readonly Ledger[];
  onTake: () => void;
  onPutAside: () => void;
  onDecline: () => void;
};

function Bar({ offer, ledgers, onTake, onPutAside, onDecline }: BarProps) {
  const ledger = ledgers.find(({ id }) => id === offer.ledgerId)?.name ?? '';
  const locale = useLocale();
  const pending = usePendingEffect(offer);
  const affects = pending ? ` Affects ${countOf(pending, 'pending entry', 'pending entries', locale)}.` : '';
  const words = `Always ${ledger} for ${offer.payee}?${affects}`;
  useCommands(
    useMemo(
      () => [
        { id: 'rule take', name: `Write a rule: ${words}`, group: 'Review', keys: ['y'], run: onTake },
        { id: 'rule later', name: 'No rule now', group: 'Review', keys: ['Escape'], run: onPutAside },
      ],
      [words, onTake, onPutAside],
    ),
  );
  return (
    <OfferStrip icon={<Workflow aria-hidden className="size-4 shrink-0 text-accent" />} words={words}>
      <Button size="small" keyHint="y" onPress={onTake}>
        Write a rule
      </Button>
      <Button size="small" keyHint="Esc" onPress={onPutAside}>
        Not now
      </Button>
      <Button size="small" variant="quiet" onPress={onDecline}>
        Never
      </Button>
    </OfferStrip>
  );
}

/** How many pending entries the rule would change; undefined until that is known. */
function usePendingEffect({ payee, ledgerId }: RuleOffered): number | undefined {
  const { id } = useBusiness();
  const query = { payee, ledger_id: ledgerId };
  return useQuery({ ...readOptions(suggestionReads.ruleEffect, id, { query }), staleTime: 0 }).data?.data
    .pending;
}
