'use client';

import { useBusiness } from '@/components/shell/business-context';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import { DetailRead, DetailSkeleton } from '@/components/ui/list-detail/detail-read';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Document } from '@/lib/contract/document';
import { useDocument } from '../use-document';

const bars = ['h-6 w-2/3', 'h-72', 'h-24'];

const DocumentPanel = lazyComponent(() => import('./document-panel').then((file) => file.DocumentPanel), {
  loading: () => <DetailSkeleton one="document" bars={bars} />,
});

type SideProps = {
  documentId: string;
  /** The document as the list has it; one that a link names may not be in the list. */
  listed: Document | null;
  onOpen: (documentId: string) => void;
  onDelete: () => void;
  onClose: () => void;
};

/** The open document beside the list. */
export function DocumentSide({ documentId, listed, onOpen, onDelete, onClose }: SideProps) {
  const { id: businessId } = useBusiness();
  const read = useDocument(businessId, documentId);
  return (
    <DetailPane
      itemId={documentId}
      one="document"
      title={listed?.name ?? 'Document'}
      loadContent={DocumentPanel.load}
      onClose={onClose}
    >
      {(close) => (
        <DetailRead read={read} one="document" bars={bars}>
          {(open) => <DocumentPanel open={open} onOpen={onOpen} onDelete={onDelete} close={close} />}
        </DetailRead>
      )}
    </DetailPane>
  );
}
