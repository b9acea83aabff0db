'use client';
import { Copy } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { DraftNote } from '@/components/drafts/draft-note';
import { useBusiness } from '@/components/shell/business-context';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { StaleNotice } from '@/components/ui/submission/stale-notice';
import { backLink } from '@/lib/back-link';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import { paths } from '@/lib/paths';
import { EntryBackground } from '../background/lazy-background';
import { useBackground } from '../background/use-background';
import { useEntryChanges } from '../changes/entry-changes-provider';
import { differences } from '../changes/refusal';
import { EntryDetails } from '../entry-details';
import { EntryLines } from '../entry-lines';
import { bankLineIds, indexLedgers, rawBeyondTitle, titleOf } from '../entry-summary';
import { LockSign } from '../lock-sign';
import { provenanceOfEntry } from '../provenance';
import { statusNames, statusTones } from '../status-names';
import { usePaidFrom } from '../use-paid-from';
import { whyLinesStay } from '../why-lines-stay';
import { documentParties } from './document-parties';
import { EntryForm } from './entry-form';
import { partyKindsOf } from './party-kinds-of';
import { ReconciledSign } from './reconciled-sign';
import { useEditedEntry } from './use-edited-entry';
import { whyDayStays } from './why-day-stays';

type EditEntryProps = { entry: JournalEntry; ledgers: Ledger[] };

/** One entry on a page of its own: to be changed by who may, to be read by all others. */
export function EditEntryScreen({ entry: answered, ledgers: list }: EditEntryProps) {
  const { currency, canWrite } = useBusiness();
  const ledgers = useMemo(() => indexLedgers(list), [list]);
  const { state } = useEntryChanges(ledgers);
  const entry = state.view(answered);
  const journal = { name: 'Journal', href: paths.journal(entry.business_id) };
  const back = backLink(entry.business_id, useSearchParams().get('back')) ?? journal;
  return (
    <>
      <PageHeader
        title={canWrite ? titleOf(entry) : 'Journal entry'}
        back={back}
        tabs={
          canWrite && (
            <Badge tone={statusTones[entry.review_status]}>{statusNames[entry.review_status]}</Badge>
          )
        }
        actions={
          canWrite && (
            <ButtonLink
              href={paths.journalEntryNew(entry.business_id, { copy: entry.id })}
              icon={<Copy aria-hidden className="size-3.5" />}
            >
              Duplicate
            </ButtonLink>
          )
        }
      />
      <div className="flex flex-1 items-start max-xl:flex-col">
        <div className="min-w-0 flex-1 max-xl:w-full">
          {canWrite ? (
            <EditForm entry={entry} list={list} />
          ) : (
            <div className="max-w-2xl p-5 max-sm:p-4">
              <EntryDetails entry={entry} ledgers={ledgers} currency={currency} />
            </div>
          )}
        </div>
        <aside
          aria-labelledby="background"
          className="border-line p-5 max-xl:w-full max-xl:border-t max-sm:p-4 xl:w-[400px] xl:shrink-0 xl:self-stretch xl:border-l"
        >
          <h2 id="background" className="sr-only">
            Source and history
          </h2>
          <EntryBackground entry={entry} ledgers={ledgers} notesElsewhere={canWrite} />
        </aside>
      </div>
    </>
  );
}

function EditForm({ entry, list }: { entry: JournalEntry; list: Ledger[] }) {
  const { currency } = useBusiness();
  const ledgers = useMemo(() => indexLedgers(list), [list]);
  const { draft, submit } = useEditedEntry(entry, ledgers);
  const { base, conflict, key, values } = draft;
  const whyStay = whyLinesStay(entry);
  const offered = usePaidFrom(base, list);
  const background = useBackground(entry).data;
  const lineParties = useMemo(
    () => documentParties(base, background ?? null, partyKindsOf(list)),
    [base, background, list],
  );
  const fixedLineIds = useMemo(
    () => new Set([...bankLineIds(base, ledgers, currency), ...lineParties.keys()]),
    [base, ledgers, currency, lineParties],
  );
  return (
    <EntryForm
      key={key}
      initial={values}
      ledgers={offered.ledgers}
      fixedLineIds={fixedLineIds}
      lineParties={lineParties}
      whyDayStays={whyDayStays(entry, {
        pays: lineParties.size > 0,
        isTakenOver: (background?.takenOverBy ?? null) !== null,
      })}
      keptLines={whyStay && <EntryLines entry={entry} ledgers={ledgers} currency={currency} />}
      notice={
        conflict ? (
          <StaleNotice
            what={differences(base, conflict.other, ledgers)}
            who={conflict.who}
            isOwn={conflict.isOwn}
            onTakeTheirs={draft.takeTheirs}
            onKeepMine={draft.keepMine}
          />
        ) : (
          <div className="flex flex-col gap-3">
            <DraftNote at={draft.draftFoundAt} onDiscard={draft.discard} />
            <p className="text-soft">
              {rawBeyondTitle(entry, 'everything') && `“${entry.description}” · `}
              {provenanceOfEntry(entry).sentence}
            </p>
            {whyStay && <p className="text-soft">{whyStay}.</p>}
            {offered.why && !whyStay && <p className="text-soft">{offered.why}</p>}
            <LockSign at={entry.datetime} what="entry" />
            <ReconciledSign entry={entry} />
          </div>
        )
      }
      choices={[{ id: 'save', name: 'Save changes', submit }]}
      onValues={draft.keep}
    />
  );
}
