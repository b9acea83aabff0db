'use client';

import { X } from 'lucide-react';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { IconButton } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useMedia } from '@/components/ui/use-media';
import type { Document } from '@/lib/contract/document';
import { useDocument } from '../use-document';

const Dialog = dynamic(() => import('@/components/ui/dialog').then((file) => file.Dialog), { ssr: false });
const DocumentPanel = dynamic(() => import('./document-panel').then((file) => file.DocumentPanel), {
  ssr: false,
  loading: () => <Loading />,
});

type SideProps = {
  documentId: string | null;
  /** The document as the list has it; one that a link names may not be in the list. */
  listed: Document | null;
  onOpen: (documentId: string) => void;
  onClose: () => void;
};

/** The open document beside the list, or over it where there is no room. */
export function DocumentSide({ documentId, listed, onOpen, onClose }: SideProps) {
  const isWide = useMedia('(min-width: 1280px)');
  if (documentId === null) return null;
  const panel = (close: ReactNode) => (
    <OpenPanel key={documentId} documentId={documentId} onOpen={onOpen} close={close} />
  );
  return (
    <>
      <aside
        aria-label="Open document"
        className="w-[436px] shrink-0 overflow-auto border-l border-line bg-panel p-5 max-xl:hidden"
      >
        {isWide &&
          panel(
            <IconButton size="small" label="Close the document" onPress={onClose}>
              <X aria-hidden className="size-4" />
            </IconButton>,
          )}
      </aside>
      {!isWide && (
        <Dialog
          title={listed?.name ?? 'Document'}
          placement="side"
          keepsScreenKeys
          isOpen
          onOpenChange={onClose}
        >
          {panel(null)}
        </Dialog>
      )}
    </>
  );
}

type OpenPanelProps = { documentId: string; onOpen: (documentId: string) => void; close: ReactNode };

function OpenPanel({ documentId, onOpen, close }: OpenPanelProps) {
  const { id: businessId } = useBusiness();
  const read = useDocument(businessId, documentId);
  if (read.data) return <DocumentPanel open={read.data} onOpen={onOpen} close={close} />;
  if (read.isError) {
    return (
      <ErrorState
        title="The document could not be read"
        detail={read.error.message}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the document" className="flex flex-col gap-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-72" />
      <Skeleton className="h-24" />
    </div>
  );
}
