'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { readPrintedSplits } from '@/lib/contract/printed-splits';
import { useBackground } from '../../background/use-background';
import type { NewLine } from '../../changes/change';
import type { SaveCounts } from '../../changes/entry-changes';
import { EntryHeading } from '../../entry-heading';
import type { LedgerIndex } from '../../entry-summary';
import { EntryLineRows } from '../../form/entry-line-rows';
import { type EntryValues, type LineValues, valuesOf } from '../../form/entry-values';
import { openLines } from '../../open-lines';
import { usePaidFrom } from '../../use-paid-from';
import { rowsOfFile } from './file-split';
import { FileSplitOffer } from './file-split-offer';
import { LastSplitOffer } from './last-split-offer';
import { forgetOnceSaved, useSplitDraft } from './split-draft';
import { SplitFoot } from './split-foot';
import { type Division, dividedLines, divisionOf, isSameLines, restOf, rowsToDivide } from './split-lines';
import { useRestInLast } from './use-rest-in-last';

type SplitProps = {
  entry: JournalEntry;
  ledgers: LedgerIndex;
  onSplit: (from: readonly NewLine[], to: readonly NewLine[]) => Promise<SaveCounts>;
  onClose: () => void;
};

/** Divides what the bank took or brought over several ledgers. What was typed stays until it comes to the same. */
export default function SplitDialog(props: SplitProps) {
  const { entry, ledgers, onClose } = props;
  const { currency } = useBusiness();
  const [division] = useState(() => divisionOf(openLines(entry, ledgers, currency), currency));
  if (division) return <SplitForm {...props} division={division} />;
  return (
    <Dialog title="Split the entry" isOpen onOpenChange={onClose}>
      <p className="text-soft">
        Its lines count in different books (accrual or cash only). Change them one by one under Edit.
      </p>
    </Dialog>
  );
}

function SplitForm({ entry, division, ledgers, onSplit, onClose }: SplitProps & { division: Division }) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const format = useMemo(() => ({ currency, locale }), [currency, locale]);
  const [start] = useState(() => rowsToDivide(division, entry.categorization_method, format));
  const form = useForm<EntryValues>({
    defaultValues: { ...valuesOf(entry, currency, locale), lines: start },
  });
  const draft = useSplitDraft(entry.id, form, start);
  const newLine = useRestInLast(form, division, format);
  const all = useMemo(() => [...ledgers.values()], [ledgers]);
  const offered = usePaidFrom(entry, all);
  const formRef = useRef<HTMLFormElement>(null);
  const { foundAt } = draft;
  const [taken, setTaken] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The rows of a draft or of the last split are others than those before.
  useEffect(() => {
    // First what is to be divided and where to; where that is known, how much of it.
    const cells = formRef.current?.querySelectorAll<HTMLInputElement>('[data-cell^="0:"] input');
    const first = [...(cells ?? [])].find((cell, index) => index !== 1 && (index > 0 || cell.value === ''));
    first?.focus();
    first?.select();
  }, [foundAt, taken]);

  const { data: background } = useBackground(entry);
  const splits = readPrintedSplits(background?.transaction?.metadata_.splits);
  const fileRows = rowsOfFile(splits, division, ledgers, format);
  const take = (rows: LineValues[]) => {
    form.setValue('lines', rows);
    setTaken((times) => times + 1);
  };
  const submit = () => {
    const lines = dividedLines(form.getValues('lines'), division, format);
    if (isSameLines(division.lines, lines)) draft.forget();
    else void forgetOnceSaved(onSplit(division.lines, lines), draft.forget);
    onClose();
  };
  const cancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <FormProvider {...form}>
      <Dialog
        title="Split the entry"
        size="large"
        isOpen
        onOpenChange={onClose}
        actions={<SplitFoot division={division} format={format} onSplit={submit} onClose={cancel} />}
      >
        <form
          ref={formRef}
          aria-label="Split"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
          className="flex flex-col gap-4"
        >
          <EntryHeading entry={entry} ledgers={ledgers} />
          <DraftNote at={foundAt} onDiscard={draft.discard} className="-mb-1" />
          <EntryLineRows
            ledgers={offered.ledgers}
            side={division.side}
            newLine={newLine}
            wantsLine={() => restOf(form.getValues('lines'), division, format) !== 0n}
          />
          {offered.why && <p className="text-soft">{offered.why}</p>}
          {division.lines.length === 1 &&
            (fileRows ? (
              <FileSplitOffer rows={fileRows} ledgers={ledgers} onTake={take} />
            ) : (
              <LastSplitOffer entry={entry} ledgers={ledgers} onTake={take} />
            ))}
        </form>
      </Dialog>
    </FormProvider>
  );
}
