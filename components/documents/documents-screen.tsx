'use client';

import { Upload } from 'lucide-react';
import { useQueryState, useQueryStates } from 'nuqs';
import { useMemo, useRef } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { PageDrop } from '@/components/ui/page-drop';
import { PageHeader } from '@/components/ui/page-header';
import { documentFilters, documentQuery, isFiltered, openDocument } from './document-filters';
import { DocumentList } from './document-list';
import { DocumentFilterBar } from './filter-bar';
import { DocumentSide } from './side/document-side';
import { UploadStrip } from './upload/upload-strip';
import { useUploads } from './upload/use-uploads';
import { useDocumentCommands } from './use-document-commands';
import { type FirstPage, useDocuments } from './use-documents';

/** What the service takes. An iPhone turns its own format into JPEG when it is asked for these. */
const accepted = 'application/pdf,image/png,image/jpeg,image/webp';

/** Receipts, statements and other papers; each beside the list with what was read from it and where it belongs. */
export function DocumentsScreen({ first }: { first: FirstPage }) {
  const { id: businessId } = useBusiness();
  const [filters, setFilters] = useQueryStates(documentFilters);
  const [openId, setOpenId] = useQueryState('document', openDocument.withOptions({ history: 'replace' }));
  const query = useMemo(() => documentQuery(filters), [filters]);
  const pages = useDocuments(businessId, query, first);
  const documents = useMemo(() => pages.data?.pages.flatMap((page) => page.data) ?? [], [pages.data]);
  const { uploads, queue } = useUploads(businessId);
  const fileInput = useRef<HTMLInputElement>(null);
  const chooseFiles = () => fileInput.current?.click();
  const open = (id: string) => void setOpenId(id);
  const close = () => void setOpenId(null);
  const index = documents.findIndex((each) => each.id === openId);

  useDocumentCommands({
    move: (by) => {
      const at = index === -1 ? 0 : Math.min(Math.max(index + by, 0), documents.length - 1);
      const next = documents[at];
      if (next) open(next.id);
    },
    upload: chooseFiles,
    close,
  });

  return (
    <div className="flex h-[calc(100dvh-56px-env(safe-area-inset-bottom))] min-h-0 flex-col lg:h-dvh">
      <PageHeader
        title="Documents"
        actions={
          <Button
            variant="primary"
            icon={<Upload aria-hidden className="size-3.5" />}
            keyHint="u"
            onPress={chooseFiles}
          >
            Upload
          </Button>
        }
      />
      <input
        ref={fileInput}
        type="file"
        aria-label="Files to upload"
        tabIndex={-1}
        className="hidden"
        multiple
        accept={accepted}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          queue.add(chosen);
        }}
      />
      {(documents.length > 0 || isFiltered(filters)) && (
        <DocumentFilterBar filters={filters} onChange={(part) => void setFilters(part)} />
      )}
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <UploadStrip uploads={uploads} queue={queue} onOpen={open} />
          <DocumentList
            pages={pages}
            documents={documents}
            filters={filters}
            openId={openId}
            onOpen={open}
            onClearFilters={() => void setFilters(null)}
            onUpload={chooseFiles}
          />
        </div>
        <DocumentSide documentId={openId} listed={documents[index] ?? null} onOpen={open} onClose={close} />
      </div>
      <PageDrop
        title="Drop to upload"
        description="PDF, PNG, JPEG or WebP, up to 25 MB"
        onFiles={queue.add}
      />
    </div>
  );
}
