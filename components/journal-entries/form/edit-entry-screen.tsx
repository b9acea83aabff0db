'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useMemo, useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraft } from '@/components/drafts/use-draft';
import type { Submitted } from '@/components/forms/submit-choice';
import { useBusiness } from '@/components/shell/business-context';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { PageHeader } from '@/components/ui/page-header';
import { isSavedBefore, savedBefore } from '@/components/ui/saved-before';
import { StaleNotice } from '@/components/ui/stale-notice';
import { showToast } from '@/components/ui/toast';
import { backLink } from '@/lib/back-link';
import { answered } from '@/lib/client/action-answer';
import { changedBy } from '@/lib/client/changed-by';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import { paths } from '@/lib/paths';
import { readsChangedByPosting } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import { updateJournalEntry } from '@/server/dashboard/actions/journal-entries';
import { EntryBackground } from '../background/lazy-background';
import { useBackground } from '../background/use-background';
import { useEntryChanges } from '../changes/entry-changes-provider';
import { differences } from '../changes/refusal';
import { isSaidTheSame } from '../changes/said-the-same';
import { EntryDetails } from '../entry-details';
import { EntryLines } from '../entry-lines';
import { bankLineIds, indexLedgers, rawBeyondTitle, titleOf } from '../entry-summary';
import { whyLinesStay } from '../lines-stay';
import { LockSign } from '../lock-sign';
import { provenanceOfEntry } from '../provenance';
import { rereadEntry } from '../reread-entry';
import { statusNames, statusTones } from '../status-names';
import { whyDayStays } from './day-stays';
import { documentParties } from './document-parties';
import { EntryForm } from './entry-form';
import { changedEntryRequest, isChange } from './entry-request';
import { type EntryValues, mergedValues, valuesOf } from './entry-values';
import { partyKindsOf } from './party-kinds-of';
import { ReconciledSign } from './reconciled-sign';

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

/** A change by somebody else, or an own change whose answer got lost before more was typed. */
const meansItMovedOn = new Set(['stale_version', 'idempotency_mismatch']);

const unread =
  'It had already been saved as you first sent it, and Daybook could not read it again. Save once more.';

/** What the form was opened on: a later version of the entry reopens it. */
type Opening = {
  key: string;
  base: JournalEntry;
  values: EntryValues;
  other: JournalEntry | null;
  /** Who made the other version, as the subject of a sentence. */
  who: string;
  /** The other version is what the person first sent. */
  isOwn: boolean;
};

function EditForm({ entry, list }: { entry: JournalEntry; list: Ledger[] }) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const client = useQueryClient();
  const ledgers = useMemo(() => indexLedgers(list), [list]);
  const { changes } = useEntryChanges(ledgers);
  const open = (base: JournalEntry, values = valuesOf(base, currency, locale)): Opening => ({
    key: newKey(),
    base,
    values,
    other: null,
    who: '',
    isOwn: false,
  });
  const [opening, setOpening] = useState(() => open(entry));
  /** What the form says now; null until it has told. */
  const typed = useRef<EntryValues | null>(null);
  const reopen = (next: Opening) => {
    typed.current = null;
    setOpening(next);
  };
  const { base } = opening;
  const draft = useDraft({
    form: `entry ${base.id} ${base.version}`,
    businessId,
    empty: valuesOf(base, currency, locale),
    idempotencyKey: opening.key,
    onFound: ({ key, values }) => reopen({ ...open(base, values), key }),
  });

  const goOnFrom = (saved: JournalEntry, values = valuesOf(saved, currency, locale)) => {
    draft.goOnWith(values);
    reopen(open(saved, values));
  };

  const whyStay = whyLinesStay(entry);
  const background = useBackground(entry).data;
  const lineParties = useMemo(
    () => documentParties(opening.base, background ?? null, partyKindsOf(list)),
    [opening.base, background, list],
  );
  const fixedLineIds = useMemo(
    () => new Set([...bankLineIds(opening.base, ledgers, currency), ...lineParties.keys()]),
    [opening.base, ledgers, currency, lineParties],
  );
  const opened = valuesOf(opening.base, currency, locale);
  const mineOn = (other: JournalEntry) =>
    mergedValues(opened, typed.current ?? opening.values, valuesOf(other, currency, locale));

  const submit = async (values: EntryValues): Promise<Submitted> => {
    // A change made outside the form, such as a tag, does not conflict with it.
    const isSame = JSON.stringify(valuesOf(entry, currency, locale)) === JSON.stringify(opened);
    return save(values, isSame && entry.version > opening.base.version ? entry : opening.base, opening.key);
  };

  const save = async (
    values: EntryValues,
    base: JournalEntry,
    idempotencyKey: string,
  ): Promise<Submitted> => {
    const { body, rows } = changedEntryRequest(values, base, { currency, locale });
    if (!isChange(body)) {
      showToast({ title: 'Nothing was changed', detail: 'The entry already has these values.' });
      return { ok: true };
    }
    const answer = await answered(() =>
      updateJournalEntry(businessId, {
        idempotencyKey,
        entryId: base.id,
        version: base.version,
        changes: body,
      }),
    );
    if (answer.ok) {
      draft.forget();
      changes.learn(answer.data);
      void readAgain(client, businessId, ...readsChangedByPosting);
      reopen(open(answer.data));
      showToast({ tone: 'good', title: 'Changes saved', detail: titleOf(answer.data) });
      return { ok: true };
    }
    if (meansItMovedOn.has(answer.problem.code)) {
      const other = await rereadEntry(businessId, opening.base.id);
      // Only its suggestion was judged again.
      if (other && isSaidTheSame(base, other)) return save(values, other, newKey());
      const who = changedBy(answer.problem, opening.base.id);
      setOpening({ ...opening, other, who, isOwn: isSavedBefore(answer) });
      if (other) return { ok: false, problem: null, rows };
    }
    return { ok: false, problem: savedBefore(answer.problem, unread), rows };
  };
  return (
    <EntryForm
      key={opening.key}
      initial={opening.values}
      ledgers={list}
      fixedLineIds={fixedLineIds}
      lineParties={lineParties}
      whyDayStays={whyDayStays(entry, {
        pays: lineParties.size > 0,
        isTakenOver: (background?.takenOverBy ?? null) !== null,
      })}
      keptLines={whyStay && <EntryLines entry={entry} ledgers={ledgers} currency={currency} />}
      notice={
        opening.other ? (
          <StaleNotice
            what={differences(opening.base, opening.other, ledgers)}
            who={opening.who}
            isOwn={opening.isOwn}
            onTakeTheirs={() => opening.other && goOnFrom(opening.other)}
            onKeepMine={() => opening.other && goOnFrom(opening.other, mineOn(opening.other))}
          />
        ) : (
          <div className="flex flex-col gap-3">
            <DraftNote at={draft.foundAt} onDiscard={() => goOnFrom(base)} />
            <p className="text-soft">
              {rawBeyondTitle(entry, 'everything') && `“${entry.description}” · `}
              {provenanceOfEntry(entry).sentence}
            </p>
            {whyStay && <p className="text-soft">{whyStay}.</p>}
            <LockSign at={entry.datetime} what="entry" />
            <ReconciledSign entry={entry} />
          </div>
        )
      }
      choices={[{ id: 'save', name: 'Save changes', submit }]}
      onValues={(values) => {
        typed.current = values;
        draft.keep(values);
      }}
    />
  );
}
