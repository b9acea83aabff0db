'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraft } from '@/components/drafts/use-draft';
import type { Submitted } from '@/components/forms/submit-choice';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { PageHeader } from '@/components/ui/page-header';
import { savedBefore } from '@/components/ui/submission/saved-before';
import { answered } from '@/lib/client/action-answer';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { type OpeningBalanceSearch, paths } from '@/lib/paths';
import { readsChangedByPosting } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import { createJournalEntry } from '@/server/dashboard/actions/journal-entries';
import { EntryForm } from './entry-form';
import { newEntryRequest } from './entry-request';
import { copiedValues, type EntryValues, newEntryValues, openingBalanceValues } from './entry-values';

type NewEntryProps = {
  ledgers: Ledger[];
  today: Day;
  copied: JournalEntry | null;
  openingBalance: Partial<OpeningBalanceSearch>;
};

/** One opening of the form: with it comes the key under which its entry is made once, however often it is sent. */
type Opening = { key: string; values: EntryValues };

/** The first answer got lost and then more was typed. */
const savedFirst = 'It had already been saved as you first sent it. Open it in the journal to change it.';

const newEntry = 'new entry';

/** What was typed is kept under: each copy, and each opening balance that is advised, by itself. */
function formName(copied: JournalEntry | null, advised: Partial<OpeningBalanceSearch> | null): string {
  if (copied) return `entry copied from ${copied.id}`;
  if (!advised) return newEntry;
  const { debit, credit, amount, day } = advised;
  return `opening balance of ${debit} and ${credit}, ${amount} on ${day}`;
}

export function NewEntryScreen({ ledgers, today, copied, openingBalance }: NewEntryProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const [begun] = useState(() =>
    copied
      ? copiedValues(copied, today, currency, locale)
      : openingBalanceValues(openingBalance, ledgers, currency, locale),
  );
  const [opening, setOpening] = useState<Opening>(() => ({
    key: newKey(),
    values: begun ?? newEntryValues(today),
  }));
  const [empty, setEmpty] = useState(opening.values);
  const [form, setForm] = useState(() => formName(copied, begun && openingBalance));
  const draft = useDraft({
    form,
    businessId,
    empty,
    idempotencyKey: opening.key,
    onFound: ({ key, values }) => setOpening({ key, values }),
  });
  const startWith = (values: EntryValues) => {
    draft.forget();
    setEmpty(values);
    setOpening({ key: newKey(), values });
  };

  const save = async (values: EntryValues): Promise<Submitted> => {
    const { body, rows } = newEntryRequest(values, { currency, locale });
    const answer = await answered(() =>
      createJournalEntry(businessId, { idempotencyKey: opening.key, entry: body }),
    );
    if (!answer.ok) return { ok: false, problem: savedBefore(answer.problem, savedFirst), rows };
    draft.forget();
    void readAgain(client, businessId, ...readsChangedByPosting);
    showToast({
      tone: 'good',
      title: 'Entry saved',
      detail: values.description,
      action: { name: 'Open', onPress: () => router.push(paths.journalEntry(businessId, answer.data.id)) },
    });
    return { ok: true };
  };
  return (
    <>
      <PageHeader
        title={copied ? 'New entry from a copy' : 'New entry'}
        back={{ name: 'Journal', href: paths.journal(businessId) }}
      />
      <EntryForm
        key={opening.key}
        initial={opening.values}
        ledgers={ledgers}
        canConfirm
        onValues={draft.keep}
        notice={<DraftNote at={draft.foundAt} onDiscard={() => startWith(empty)} />}
        choices={[
          {
            id: 'save',
            name: 'Save entry',
            submit: async (values) => {
              const saved = await save(values);
              if (saved.ok) router.push(paths.journal(businessId));
              return saved;
            },
          },
          {
            id: 'save-and-new',
            name: 'Save and add another',
            submit: async (values) => {
              const saved = await save(values);
              if (!saved.ok || values.day === '') return saved;
              startWith(newEntryValues(values.day));
              setForm(newEntry);
              return saved;
            },
          },
        ]}
      />
    </>
  );
}
