'use client';

import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { documentReads } from '@/lib/reads/document-reads';
import { readOptions } from '@/lib/reads/read-options';
import { LikelyMatchRow } from './likely-match-row';
import { useAcceptMatches } from './use-accept-matches';

/** As many as are shown without asking for more. */
const shownFirst = 3;

/** The receipts whose transaction is very likely known: accepted all at once, one by one, or declined. */
export function LikelyMatches({ onOpen }: { onOpen: (documentId: string) => void }) {
  const { id: businessId } = useBusiness();
  const { data } = useQuery(readOptions(documentReads.likely, businessId, {}));
  const [isWhole, setIsWhole] = useState(false);
  const { accept, isPending } = useAcceptMatches();
  const matches = data?.data ?? [];
  if (matches.length === 0) return null;
  const shown = isWhole ? matches : matches.slice(0, shownFirst);
  return (
    <section aria-label="Likely matches" aria-busy={isPending} className="border-b border-line bg-surface">
      <div className="flex min-h-11 items-center gap-3 pr-4 pl-5 max-sm:pl-4">
        <Sparkles aria-hidden className="size-3.5 shrink-0 text-warn" />
        <h2 className="flex-1 font-semibold">
          {matches.length === 1 ? '1 likely match' : `${matches.length} likely matches`}
        </h2>
        {matches.length > shownFirst && (
          <Button
            variant="quiet"
            className="max-sm:h-11"
            aria-expanded={isWhole}
            onPress={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : 'Show all'}
          </Button>
        )}
        <Button
          variant="primary"
          className="max-sm:h-11"
          isPending={isPending}
          onPress={() => void accept(matches)}
        >
          {matches.length === 1 ? 'Accept it' : 'Accept all'}
        </Button>
      </div>
      <ul className={isWhole ? 'max-h-80 overflow-auto' : undefined}>
        {shown.map((match) => (
          <LikelyMatchRow
            key={match.document.id}
            match={match}
            isDisabled={isPending}
            onAccept={() => void accept([match])}
            onOpen={() => onOpen(match.document.id)}
          />
        ))}
      </ul>
    </section>
  );
}
