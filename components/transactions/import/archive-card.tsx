'use client';

import { FileArchive, X } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { countOf } from '@/lib/format/count';
import type { LeftOut } from '@/lib/workbooks/files-of-archive';

type Props = {
  name: string;
  /** How many of its files are listed. */
  files: number;
  leftOut: readonly LeftOut[];
  /** Null while files are being sent. */
  onRemove: (() => void) | null;
};

const mostNamed = 20;

/** An archive: how many of its files are listed, and which are not, and why; those first of which a person may miss the records. */
export function ArchiveCard({ name, files, leftOut, onRemove }: Props) {
  const locale = useLocale();
  const count =
    files === 0 ? 'No bank file in it' : `${countOf(files, 'bank file', 'bank files', locale)} in it`;
  return (
    <li className="rounded-lg border border-line">
      <div className="flex h-10 items-center gap-2.5 pr-1.5 pl-3">
        <FileArchive aria-hidden className="size-4 shrink-0 text-faint" />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="shrink-0 text-xs text-soft">{count}</span>
        {onRemove && (
          <IconButton size="small" label={`Remove ${name} and its files`} onPress={onRemove}>
            <X aria-hidden className="size-3.5" />
          </IconButton>
        )}
      </div>
      <LeftOutList
        says="Not taken, and may be bank files:"
        label={`Not taken out of ${name}`}
        files={leftOut.filter(({ mayBeBankFile }) => mayBeBankFile)}
      />
      <LeftOutList
        says="Left out, as they are no bank files:"
        label={`Left out of ${name}`}
        files={leftOut.filter(({ mayBeBankFile }) => !mayBeBankFile)}
      />
    </li>
  );
}

function LeftOutList({ says, label, files }: { says: string; label: string; files: readonly LeftOut[] }) {
  if (files.length === 0) return null;
  return (
    <div className="border-t border-line px-3 py-2 text-xs text-soft">
      <p>{says}</p>
      <ul aria-label={label}>
        {files.slice(0, mostNamed).map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may have the same name, and the list only grows.
          <li key={index} className="wrap-anywhere">{`${each.name}: ${each.what}`}</li>
        ))}
        {files.length > mostNamed && <li>{`and ${files.length - mostNamed} more`}</li>}
      </ul>
    </div>
  );
}
