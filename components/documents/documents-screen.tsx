'use client';

import { Upload } from 'lucide-react';
import { useQueryStates } from 'nuqs';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/file-input';
import { lazyComponent } from '@/components/ui/lazy-component';
import { ListDetail } from '@/components/ui/list-detail/list-detail';
import { useListCommands } from '@/components/ui/list-detail/use-list-commands';
import { useOpenItem } from '@/components/ui/list-detail/use-open-item';
import { useSelectRest } from '@/components/ui/list-detail/use-select-rest';
import { PageDrop } from '@/components/ui/page-drop';
import { PageHeader } from '@/components/ui/page-header';
import { useDebounced } from '@/components/ui/use-debounced';
import { acceptedFiles } from '@/components/uploads/accepted-files';
import { useUploads } from '@/components/uploads/use-uploads';
import { documentFilters, documentQuery, isFiltered } from './document-filters';
import { DocumentList } from './document-list';
import { DocumentFilterBar } from './filter-bar';
import { LikelyMatches } from './likely/likely-matches';
import { SelectionBar } from './selection-bar';
import { DocumentSide } from './side/document-side';
import { type FirstDocuments, useDocuments, useMatchesOfRead } from './use-documents';
import { useSelectedDocuments } from './use-selected-documents';

const searchDelayMilliseconds = 250;

const DeleteDialog = lazyComponent(() => import('./delete-dialog'));

/** Receipts, statements and other papers; each beside the list with what was read from it and where it belongs. */
export function DocumentsScreen({ first, notices }: { first: FirstDocuments; notices?: ReactNode }) {
  const { id: businessId } = useBusiness();
  const [filters, setFilters] = useQueryStates(documentFilters);
  const { openId, open, close } = useOpenItem('document');
  const q = useDebounced(filters.q, searchDelayMilliseconds);
  const query = useMemo(() => documentQuery({ ...filters, q }), [filters, q]);
  const pages = useDocuments(businessId, query, first);
  const documents = useMemo(() => pages.data?.pages.flatMap((page) => page.data) ?? [], [pages.data]);
  useMatchesOfRead(businessId, documents);
  const { add } = useUploads();
  const { selectedIds, select, selectOnly, toggleAll, clear } = useSelectedDocuments(documents);
  const rest = useSelectRest(pages, selectOnly);
  const [toDelete, setToDelete] = useState<readonly string[] | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const chooseFiles = () => fileInput.current?.click();

  useListCommands({
    group: 'Documents',
    one: 'document',
    rows: documents,
    openId,
    onOpen: open,
    onClose: selectedIds.size > 0 ? clear : close,
    more: [
      {
        id: 'select',
        name: 'Select',
        keys: ['x'],
        isDisabled: openId === null,
        run: () => openId !== null && select(openId, !selectedIds.has(openId)),
      },
      {
        id: 'select-all',
        name: 'Select all documents of the list',
        keys: ['mod+a'],
        isDisabled: documents.length === 0,
        run: rest.selectRest,
      },
      { id: 'upload', name: 'Upload documents', keys: ['u'], run: chooseFiles },
      { id: 'search', name: 'Search documents', keys: ['/'], run: () => search.current?.focus() },
    ],
  });

  return (
    <ListDetail
      header={
        <>
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
          {(documents.length > 0 || isFiltered(filters)) && (
            <DocumentFilterBar
              searchRef={search}
              filters={filters}
              onChange={(part) => void setFilters(part)}
            />
          )}
        </>
      }
      list={
        <>
          {notices}
          <LikelyMatches onOpen={open} />
          <SelectionBar
            count={selectedIds.size}
            onDelete={() => setToDelete([...selectedIds])}
            onClear={clear}
            rest={selectedIds.size === documents.length && pages.hasNextPage ? rest : null}
          />
          <DocumentList
            pages={pages}
            documents={documents}
            filters={filters}
            openId={openId}
            selectedIds={selectedIds}
            onOpen={open}
            onSelect={select}
            onSelectAll={toggleAll}
            onClearFilters={() => void setFilters(null)}
            onUpload={chooseFiles}
          />
        </>
      }
      detail={
        openId !== null && (
          <DocumentSide
            documentId={openId}
            listed={documents.find((each) => each.id === openId) ?? null}
            onOpen={open}
            onDelete={() => setToDelete([openId])}
            onClose={close}
          />
        )
      }
    >
      <FileInput
        inputRef={fileInput}
        label="Files to upload"
        accept={acceptedFiles}
        allowsMany
        onFiles={add}
      />
      {toDelete && (
        <DeleteDialog
          ids={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={() => {
            if (openId !== null && toDelete.includes(openId)) close();
            setToDelete(null);
            clear();
          }}
        />
      )}
      <PageDrop title="Drop to upload" description="PDF, PNG, JPEG or WebP, up to 25 MB" onFiles={add} />
    </ListDetail>
  );
}
