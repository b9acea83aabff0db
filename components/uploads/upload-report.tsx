'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { paths } from '@/lib/paths';
import type { Upload } from './upload-queue';
import { UploadRow } from './upload-row';
import { isReported, summaryOf } from './upload-summary';
import { useEveryUpload } from './uploads-context';
import { useReportedEnd } from './use-reported-end';
import { useStripHeight } from './use-strip-height';

type Props = { uploads: readonly Upload[]; sharedCount: number };

/** A row for each file that is on its way or was refused, and the number of all; those that are in the list now are only counted. */
export default function UploadReport({ uploads, sharedCount }: Props) {
  const locale = useLocale();
  const { id: businessId } = useBusiness();
  const router = useRouter();
  const { queue } = useEveryUpload();
  const strip = useRef<HTMLElement>(null);
  useReportedEnd(uploads);
  useStripHeight(strip);
  const hasSettled = uploads.some((each) => each.state === 'done' || each.state === 'refused');
  return (
    <section ref={strip} aria-label="Uploads" className="shrink-0 border-b border-line bg-panel print:hidden">
      {sharedCount > 0 && <SharedNote count={sharedCount} />}
      {uploads.length > 0 && (
        <div className="flex min-h-9 items-center justify-between gap-3 pr-3 pl-5 max-sm:min-h-11 max-sm:pl-4">
          <p role="status" className="font-medium">
            {summaryOf(uploads, locale)}
          </p>
          {hasSettled && (
            <Button
              size="small"
              variant="quiet"
              className="max-sm:h-11"
              onPress={() => queue.clear((each) => uploads.includes(each))}
            >
              Clear
            </Button>
          )}
        </div>
      )}
      <ul className="max-h-48 overflow-auto">
        {uploads.filter(isReported).map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            isElsewhere={upload.target.business.id !== businessId}
            onRetry={() => queue.retry(upload.id)}
            onCancel={() => queue.cancel(upload.id)}
            onOpen={(document) => router.push(paths.documents(upload.target.business.id, { document }))}
          />
        ))}
      </ul>
    </section>
  );
}

function SharedNote({ count }: { count: number }) {
  return (
    <p className="flex min-h-11 items-center justify-between gap-3 pr-3 pl-5 max-sm:pl-4">
      {count === 1 ? '1 receipt waits for a business.' : `${count} receipts wait for a business.`}
      <Link
        href={paths.share()}
        className="inline-flex h-11 items-center rounded-md px-2 font-medium text-accent hover:underline"
      >
        Choose it
      </Link>
    </p>
  );
}
