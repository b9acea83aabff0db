'use client';

import { CircleAlert, CircleCheck, Columns3, File as FileIcon, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button, IconButton } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { formatFileSize } from '@/lib/format/file-size';
import { type ColumnAnswers, nothingSaid } from './columns/column-mapping';
import { ImportResult } from './import-result';
import { type ImportedFile, isTable } from './use-import';

const ColumnsForm = dynamic(() => import('./columns/columns-form').then((module) => module.ColumnsForm));

type Props = {
  file: ImportedFile;
  /** Null while files are being sent. */
  onRemove: (() => void) | null;
  /** Says what the columns are; null leaves them to be found. */
  onDescribe: (columns: ColumnAnswers | null) => void;
};

/** One file: waiting, uploading, refused as a whole, or the result of its records. */
export function FileOutcome({ file, onRemove, onDescribe }: Props) {
  const { locale } = useLocale();
  const mayDescribe = isTable(file.file) && (file.state === 'waiting' || file.state === 'refused');
  return (
    <li className="rounded-lg border border-line">
      <div className="flex h-10 items-center gap-2.5 pr-1.5 pl-3">
        <StateIcon state={file.state} />
        <span className="min-w-0 flex-1 truncate">{file.file.name}</span>
        <span className="shrink-0 text-xs text-faint tabular-nums">
          {formatFileSize(file.file.size, locale)}
        </span>
        {mayDescribe && (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={file.columns !== null}
            onPress={() => onDescribe(file.columns ? null : nothingSaid)}
            icon={<Columns3 aria-hidden className="size-3.5" />}
          >
            {file.columns ? 'Detect the columns' : 'Choose the columns'}
          </Button>
        )}
        {onRemove && file.state !== 'done' && (
          <IconButton size="small" label={`Remove ${file.file.name}`} onPress={onRemove}>
            <X aria-hidden className="size-3.5" />
          </IconButton>
        )}
      </div>
      {file.state === 'sending' && (
        <div className="flex flex-col gap-1.5 px-3 pb-3">
          <ProgressBar
            label={`Importing ${file.file.name}`}
            portion={file.portion < 1 ? file.portion : null}
          />
          <span className="text-xs text-soft">
            {file.portion < 1 ? `Sending, ${Math.round(file.portion * 100)} %` : 'Reading the records…'}
          </span>
        </div>
      )}
      {file.state === 'refused' && (
        <div className="flex flex-col gap-1 border-t border-line px-3 py-2 text-bad">
          <p>{file.problem.detail}</p>
          {file.problem.errors?.slice(0, 20).map((fault) => (
            <p key={`${fault.path} ${fault.message}`} className="text-xs">
              {fault.path} {fault.message}
            </p>
          ))}
        </div>
      )}
      {mayDescribe && file.columns && (
        <ColumnsForm fileId={file.id} file={file.file} answers={file.columns} onChange={onDescribe} />
      )}
      {file.state === 'done' && <ImportResult result={file.result} />}
    </li>
  );
}

function StateIcon({ state }: { state: ImportedFile['state'] }) {
  if (state === 'done') return <CircleCheck aria-hidden className="size-4 shrink-0 text-accent" />;
  if (state === 'refused') return <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />;
  return <FileIcon aria-hidden className="size-4 shrink-0 text-faint" />;
}
