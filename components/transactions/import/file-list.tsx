'use client';

import { Button } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { ArchiveCard } from './archive-card';
import { lastImports, mostFilesAtLength, totalText } from './brief-file';
import { FileCard } from './file-card';
import { haveSharedDays } from './preview/shared-days';
import { isRefusedForGood } from './refused-file';
import type { useFileTargets } from './use-file-targets';
import type { useImport } from './use-import';

type Props = {
  batch: ReturnType<typeof useImport>;
  targets: ReturnType<typeof useFileTargets>;
  accounts: readonly ExternalAccount[];
  ledgers: readonly Ledger[];
};

/** The files of an import: few at length, of many only those at length of which something is to be seen. */
export function FileList({ batch, targets, accounts, ledgers }: Props) {
  const locale = useLocale();
  const { files, isSending } = batch;
  if (files.length === 0) return null;
  const { previewOf } = targets;
  const isBrief = files.filter(({ state }) => state !== 'unpacked').length > mostFilesAtLength;
  const compared = lastImports(files);
  const refused = files.filter((file) => isRefusedForGood(file, previewOf(file)));
  const placed = files.flatMap((file) => {
    const found = targets.countedOf(file);
    const sending = file.state === 'waiting' ? targets.sendingOf(file) : null;
    return found.state === 'read' && sending ? [{ preview: found.preview, targets: sending.targets }] : [];
  });
  const remove = (ids: readonly string[]) => (isSending ? null : () => batch.remove(ids));
  return (
    <div className="flex flex-col gap-2">
      {isBrief && (
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <p role="status">{totalText(files, files.map(previewOf), locale)}</p>
          {refused.length > 1 && !isSending && (
            <Button size="small" onPress={() => batch.remove(refused.map(({ id }) => id))}>
              {`Remove the ${refused.length} that cannot be imported`}
            </Button>
          )}
        </div>
      )}
      {haveSharedDays(placed) && (
        <p role="status">
          Some of these files cover the same days of an account. What is recognized in several of them is
          imported once.
        </p>
      )}
      <ul className="flex flex-col gap-2" aria-live="polite">
        {files.map((file) =>
          file.state === 'unpacked' ? (
            <ArchiveCard
              key={file.id}
              name={file.file.name}
              files={files.filter(({ archiveId }) => archiveId === file.id).length}
              leftOut={file.leftOut}
              onRemove={remove([file.id])}
            />
          ) : (
            <FileCard
              key={file.id}
              file={file}
              preview={previewOf(file)}
              counted={targets.countedOf(file)}
              accounts={accounts}
              ledgers={ledgers}
              destination={targets.differ ? targets.shownDestination(file) : null}
              own={targets.own}
              isBrief={isBrief}
              compared={compared}
              onRemove={remove([file.id])}
              onChange={targets.change}
              onAssume={batch.change}
            />
          ),
        )}
      </ul>
    </div>
  );
}
