'use client';

import { ChevronDown, ChevronRight, CircleAlert, CircleCheck, File as FileIcon, X } from 'lucide-react';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { IconButton } from '@/components/ui/button';
import { useTimeZone } from '@/components/ui/dates/time-zone';
import { ProgressBar } from '@/components/ui/files/progress-bar';
import { useLocale } from '@/components/ui/locale';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { formatFileSize } from '@/lib/format/file-size';
import { accountTitle } from '../use-external-accounts';
import { briefText, isToBeSeen } from './brief-file';
import { FileProblem } from './file-problem';
import { FilePreview } from './preview/file-preview';
import type { Destination, OwnAccount } from './preview/targets';
import { TargetOutcomes } from './target-outcomes';
import { type FileChanges, hasFailed, type ImportedFile } from './use-import';
import type { Preview } from './use-previews';

type Props = {
  file: ImportedFile;
  preview: Preview;
  /** The same, counted against the accounts that it goes into. */
  counted: Preview;
  accounts: readonly ExternalAccount[];
  ledgers: readonly Ledger[];
  /** Where it goes, if other files go into other accounts; else null. */
  destination: Destination | null;
  /** Where its account is chosen at the file, as other files may be of other accounts: the one suggested if it names none. */
  own: OwnAccount | null;
  /** Whether it is one line where nothing of it is to be seen, as one of many. */
  isBrief: boolean;
  /** The imports whose closing balance is compared with the books. */
  compared: ReadonlySet<string>;
  /** Null while files are being sent. */
  onRemove: (() => void) | null;
  onChange: (id: string, changes: FileChanges) => void;
  /** What nobody has said, of this file alone. */
  onAssume: (id: string, changes: FileChanges) => void;
};

/** One file: its preview, the upload, and what became of its records. */
export function FileCard(props: Props) {
  const { file, preview, counted, accounts, ledgers, destination, own, isBrief, compared, onRemove } = props;
  const locale = useLocale();
  const { entriesStart } = useBusiness();
  const timeZone = useTimeZone();
  const [isOpen, setIsOpen] = useState(false);
  const isSeen =
    isToBeSeen(file, counted, own, { entriesStart, now: new Date(), timeZone }) || isCompared(file, compared);
  const mayFold = isBrief && !isSeen;
  const isShown = !mayFold || isOpen;
  const shown = ownAccount(destination, accounts);
  const { name, size } = file.file;
  return (
    <li className="rounded-lg border border-line">
      <div className="flex min-h-10 flex-wrap items-center gap-x-2.5 pr-1.5 pl-3">
        <StateIcon file={file} preview={preview} />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {shown && <span className="min-w-0 truncate text-soft">into {accountTitle(shown)}</span>}
        {mayFold ? (
          <span className="shrink-0 text-xs text-soft tabular-nums max-sm:order-last max-sm:basis-full max-sm:pb-2 max-sm:pl-6.5">
            {briefText(file, counted, locale)}
          </span>
        ) : (
          <span className="shrink-0 text-xs text-faint tabular-nums">{formatFileSize(size, locale)}</span>
        )}
        {mayFold && (
          <IconButton
            size="small"
            label={`Details of ${name}`}
            aria-expanded={isOpen}
            onPress={() => setIsOpen(!isOpen)}
          >
            {isOpen ? (
              <ChevronDown aria-hidden className="size-3.5" />
            ) : (
              <ChevronRight aria-hidden className="size-3.5" />
            )}
          </IconButton>
        )}
        {onRemove && file.state !== 'settled' && (
          <IconButton size="small" label={`Remove ${name}`} onPress={onRemove}>
            <X aria-hidden className="size-3.5" />
          </IconButton>
        )}
      </div>
      {file.notes.length > 0 && file.state === 'waiting' && (
        <p className="px-3 pb-2 text-xs text-soft">{file.notes.join(' ')}</p>
      )}
      {isShown && (file.state === 'opening' || file.state === 'waiting') && (
        <FilePreview
          file={file}
          preview={preview}
          accounts={accounts}
          own={own}
          onChange={(changes) => {
            // Where an answer is given, others stay in reach, though nothing is asked any more.
            setIsOpen(true);
            props.onChange(file.id, changes);
          }}
          onAssume={(changes) => props.onAssume(file.id, changes)}
        />
      )}
      {isShown && file.state === 'sending' && <SendingFile name={name} portion={file.portion} />}
      {file.state === 'refused' && <FileProblem problem={file.problem} />}
      {isShown && file.state === 'settled' && (
        <TargetOutcomes outcomes={file.outcomes} {...{ accounts, ledgers, compared }} />
      )}
    </li>
  );
}

function isCompared(file: ImportedFile, compared: ReadonlySet<string>): boolean {
  return (
    file.state === 'settled' &&
    file.outcomes.some(({ outcome }) => outcome.ok && compared.has(outcome.value.import_id))
  );
}

/** The account into which all of the file goes; null where it has several. */
function ownAccount(
  destination: Destination | null,
  accounts: readonly ExternalAccount[],
): ExternalAccount | null {
  if (!destination || 'missing' in destination) return null;
  const only = destination.targets.find(({ statement }) => statement === null);
  return accounts.find(({ id }) => id === only?.accountId) ?? null;
}

function SendingFile({ name, portion }: { name: string; portion: number }) {
  return (
    <div className="flex flex-col gap-1.5 px-3 pb-3">
      <ProgressBar label={`Importing ${name}`} portion={portion < 1 ? portion : null} />
      <span className="text-xs text-soft">
        {portion < 1 ? `Sending, ${Math.round(portion * 100)} %` : 'Importing the records…'}
      </span>
    </div>
  );
}

function StateIcon({ file, preview }: { file: ImportedFile; preview: Preview }) {
  const isBad = file.state === 'refused' || hasFailed(file) || preview.state === 'refused';
  if (isBad && file.state !== 'sending')
    return <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />;
  if (file.state === 'settled') return <CircleCheck aria-hidden className="size-4 shrink-0 text-accent" />;
  return <FileIcon aria-hidden className="size-4 shrink-0 text-faint" />;
}
