'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '@/components/ui/button';
import { countOf } from '@/lib/format/count';
import { isUnderway, type Upload, type UploadQueue } from './upload-queue';
import { UploadRow } from './upload-row';

type Props = {
  uploads: readonly Upload[];
  queue: UploadQueue;
  /** Shows a document of the list. */
  onOpen: (documentId: string) => void;
};

/** What becomes of the files that were brought, until it was seen; those that are in the list now are only counted. */
export function UploadStrip({ uploads, queue, onOpen }: Props) {
  const { locale } = useLocale();
  if (uploads.length === 0) return null;
  const underway = uploads.filter(isUnderway).length;
  const kept = uploads.filter((each) => each.state === 'done').length;
  const refused = uploads.length - underway - kept;
  const reported = uploads.filter((each) => each.state !== 'done' || each.document.duplicate_of !== null);
  const summary = [
    underway > 0 && `${countOf(underway, 'file', 'files', locale)} uploading`,
    kept > 0 && `${countOf(kept, 'file', 'files', locale)} uploaded`,
    refused > 0 && `${countOf(refused, 'file', 'files', locale)} not uploaded`,
  ].filter((part) => part !== false);
  return (
    <section aria-label="Uploads" className="shrink-0 border-b border-line bg-panel print:hidden">
      <div className="flex min-h-9 items-center justify-between gap-3 pr-3 pl-5 max-sm:pl-4">
        <p role="status" className="font-medium">
          {summary.join(', ')}
        </p>
        {underway < uploads.length && (
          <Button size="small" variant="quiet" className="max-sm:h-9" onPress={queue.clear}>
            Clear
          </Button>
        )}
      </div>
      <ul className="max-h-48 overflow-auto">
        {reported.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => queue.retry(upload.id)}
            onDismiss={() => queue.dismiss(upload.id)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}
