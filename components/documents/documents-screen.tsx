'use client';

import { Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/files/file-input';
import { PageDrop } from '@/components/ui/files/page-drop';
import { ListDetail } from '@/components/ui/list-detail/list-detail';
import { useOpenItem } from '@/components/ui/list-detail/use-open-item';
import { useSelectRest } from '@/components/ui/list-detail/use-select-rest';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { PageHeader } from '@/components/ui/page-header';
import { acceptedFiles, acceptedWords } from '@/components/uploads/accepted-files';
import { useUploads } from '@/components/uploads/use-uploads';
import { isFiltered } from './document-filters';
import { DocumentList } from './document-list';
import { DocumentFilterBar } from './filter-bar';
import { LikelyMatches } from './likely/likely-matches';
import { SelectionBar } from './selection-bar';
import { DocumentSide } from './side/document-side';
import { useDocumentCommands } from './use-document-commands';
import { useDocumentList } from './use-document-list';
import type { FirstDocuments } from './use-documents';
import { useSelectedDocuments } from './use-selected-documents';

const DeleteDialog = lazyComponent(() => import('./delete-dialog'));

/** Receipts, statements and other papers; each beside the list with what was read from it and where it belongs. */
export function DocumentsScreen({ first, notices }: { first: FirstDocuments; notices?: ReactNode }) {
  const { filters, change, pages, documents } = useDocumentList(first);
  const { openId, open, close } = useOpenItem('document');
  const { add } = useUploads();
  const { selectedIds, select, selectOnly, toggleAll, clear } = useSelectedDocuments(documents);
  const rest = useSelectRest(pages, selectOnly);
  const [toDelete, setToDelete] = useState<readonly string[] | null>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const chooseFiles = () => fileInput.current?.click();
  useDocumentCommands({
    documents,
    openId,
    selectedIds,
    searchRef,
    onOpen: open,
    onClose: selectedIds.size > 0 ? clear : close,
    onSelect: select,
    onSelectAll: rest.selectRest,
    onUpload: chooseFiles,
  });

  return (
    <ListDetail
      header={
        <>
          <PageHeader title="Documents" actions={<UploadButton onPress={chooseFiles} />} />
          {(documents.length > 0 || isFiltered(filters)) && (
            <DocumentFilterBar searchRef={searchRef} filters={filters} onChange={change} />
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
            onClearFilters={() => change(null)}
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
      <PageDrop title="Drop to upload" description={acceptedWords} onFiles={add} />
    </ListDetail>
  );
}

function UploadButton({ onPress }: { onPress: () => void }) {
  return (
    <Button
      variant="primary"
      icon={<Upload aria-hidden className="size-3.5" />}
      keyHint="u"
      onPress={onPress}
    >
      Upload
    </Button>
  );
}
