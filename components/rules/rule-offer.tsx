'use client';

import { useQuery } from '@tanstack/react-query';
import { Workflow } from 'lucide-react';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { useCommands } from '@/components/ui/commands/commands';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useLocale } from '@/components/ui/locale';
import { OfferStrip } from '@/components/ui/notices/offer-strip';
import type { Ledger } from '@/lib/contract/ledger';
import { countOf } from '@/lib/format/count';
import { indexLedgers } from '@/lib/journal-entries/entry-summary';
import { readOptions } from '@/lib/reads/read-options';
import { suggestionReads } from '@/lib/reads/suggestion-reads';
import { type OfferAfter, startOfRule } from './start-of-rule';
import type { useRuleOffer } from './use-rule-offer';

const RuleDialog = lazyComponent(() => import('./rule-dialog'));

type Props = { ledgers: readonly Ledger[]; isHidden: boolean; onSaved: () => void } & ReturnType<
  typeof useRuleOffer
>;

/** Offers a rule after a correction: y writes it, with its preview; Escape puts it aside; a button alone declines it for good. */
export function RuleOffer({ offer, isWriting, ledgers, isHidden, onSaved, take, decline, close }: Props) {
  const { currency } = useBusiness();
  if (!offer) return null;
  if (isWriting) {
    return (
      <RuleDialog
        rule={null}
        rules={[]}
        ledgers={ledgers}
        accounts={[]}
        start={startOfRule(offer, indexLedgers(ledgers), currency)}
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
  offer: OfferAfter;
  ledgers: readonly Ledger[];
  onTake: () => void;
  onPutAside: () => void;
  onDecline: () => void;
};

function Bar({ offer, ledgers, onTake, onPutAside, onDecline }: BarProps) {
  const ledger = ledgers.find(({ id }) => id === offer.ledgerId)?.name ?? '';
  const locale = useLocale();
  const pending = usePendingEffect(offer, ledgers);
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
function usePendingEffect(offer: OfferAfter, ledgers: readonly Ledger[]): number | undefined {
  const { id, currency } = useBusiness();
  const { direction } = startOfRule(offer, indexLedgers(ledgers), currency);
  const query = { payee: offer.payee, ledger_id: offer.ledgerId, direction };
  return useQuery({ ...readOptions(suggestionReads.ruleEffect, id, { query }), staleTime: 0 }).data?.data
    .pending;
}
