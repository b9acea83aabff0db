'use client';

import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { ErrorState } from '@/components/ui/notices/error-state';
import { DataProblem, problemOf } from '@/lib/client/read-data';
import type { Document, Place, Turn } from '@/lib/contract/document';
import { parseJson } from '@/lib/json';
import { dataPaths } from '@/lib/paths';
import { ImagePreview } from './preview/image-preview';
import { pageRoom, pictureRoom } from './preview/preview-room';

const InvoicePreview = lazyComponent(() =>
  import('./preview/invoice-preview').then((module) => module.InvoicePreview),
);
const PdfPreview = lazyComponent(() => import('./preview/pdf-preview').then((module) => module.PdfPreview));

/** Files are large: those that were looked at a minute ago are read again. */
const keptMilliseconds = 60_000;

type Props = {
  document: Document;
  lit?: Place | null;
  /** Other than the document has it, such as one that is not stored yet. */
  turn?: Turn | undefined;
};

/** The file itself, upright. It is read as bytes and drawn here, never opened as a page. */
export function DocumentPreview({ document, lit = null, turn }: Props) {
  const { id: businessId } = useBusiness();
  const { id, name, media_type, extraction } = document;
  const shown = turn ?? extraction?.turn ?? 0;
  const path = dataPaths.documentContent(businessId, id);
  const content = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => readContent(path, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: keptMilliseconds,
  });
  const isPdf = media_type === 'application/pdf';
  if (content.isPending) {
    return (
      <div role="status" aria-label="Loading the file">
        <Skeleton className={isPdf ? pageRoom : pictureRoom} />
      </div>
    );
  }
  if (content.isError) {
    return (
      <div className="rounded-lg border border-line">
        <ErrorState
          title="The file could not be loaded"
          detail={content.error.message}
          onRetry={() => void content.refetch()}
          isRetrying={content.isFetching}
        />
      </div>
    );
  }
  if (media_type === 'application/xml') return <InvoicePreview file={content.data} />;
  return isPdf ? (
    <PdfPreview name={name} file={content.data} turn={shown} lit={lit} />
  ) : (
    <ImagePreview name={name} file={content.data} turn={shown} lit={lit} />
  );
}

async function readContent(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(path, { signal, cache: 'no-store' });
  if (response.ok) return response.blob();
  throw new DataProblem(problemOf(parseJson(await response.text()), response.status));
}
