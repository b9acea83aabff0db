'use client';

import { clsx } from 'clsx';
import { FileImage, SearchX } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { ListStates } from '@/components/ui/list-detail/list-states';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { NextPage } from '@/components/ui/tables/next-page';
import { HeaderCell, Table } from '@/components/ui/tables/table';
import type { Document } from '@/lib/contract/document';
import { type DocumentFilters, isFiltered } from './document-filters';
import { DocumentRow } from './document-row';
import type { useDocuments } from './use-documents';

type Props = {
  pages: ReturnType<typeof useDocuments>;
  documents: readonly Document[];
  filters: DocumentFilters;
  openId: string | null;
  selectedIds: ReadonlySet<string>;
  onOpen: (documentId: string) => void;
  onSelect: (documentId: string, isSelected: boolean) => void;
  onSelectAll: () => void;
  onClearFilters: () => void;
  onUpload: () => void;
};

/** The list in its four states. */
export function DocumentList(props: Props) {
  const { pages, documents, filters, onClearFilters, onUpload } = props;
  return (
    <ListStates
      pages={pages}
      things="documents"
      isEmpty={documents.length === 0}
      empty={
        isFiltered(filters) ? (
          <NothingFound onClearFilters={onClearFilters} />
        ) : (
          <NothingYet onUpload={onUpload} />
        )
      }
    >
      <FullList {...props} />
    </ListStates>
  );
}

function FullList({ pages, documents, openId, selectedIds, onOpen, onSelect, onSelectAll }: Props) {
  const isAllSelected = documents.every(({ id }) => selectedIds.has(id));
  return (
    <div className={clsx('min-h-0 flex-1 overflow-auto', pages.isPlaceholderData && 'opacity-60')}>
      <Table label="Documents" density="dense" className="table-fixed">
        <thead>
          <tr>
            <HeaderCell className="w-10 pl-4! max-sm:hidden">
              <Checkbox
                aria-label="Select all"
                isSelected={isAllSelected}
                isIndeterminate={selectedIds.size > 0 && !isAllSelected}
                onChange={onSelectAll}
              />
            </HeaderCell>
            <HeaderCell className="w-28 max-sm:hidden">Issued</HeaderCell>
            <HeaderCell className="max-sm:pl-4!">Vendor</HeaderCell>
            <HeaderCell isNumeric className="w-32 max-sm:pr-4!">
              Total
            </HeaderCell>
            <HeaderCell className="w-30 pl-4! max-lg:hidden">Uploaded</HeaderCell>
            <HeaderCell className="w-36 pr-4! pl-4! max-sm:hidden">Transaction</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              isOpen={document.id === openId}
              isSelected={selectedIds.has(document.id)}
              onOpen={onOpen}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </Table>
      <NextPage pages={pages} things="documents" />
    </div>
  );
}

function NothingFound({ onClearFilters }: { onClearFilters: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden className="size-6" />}
      title="No matching documents"
      action={<Button onPress={onClearFilters}>Clear all filters</Button>}
    >
      Nothing matches all of the filters.
    </EmptyState>
  );
}

function NothingYet({ onUpload }: { onUpload: () => void }) {
  return (
    <EmptyState
      icon={<FileImage aria-hidden className="size-6" />}
      title="No documents yet"
      action={
        <Button variant="primary" onPress={onUpload}>
          Choose files
        </Button>
      }
    >
      Receipts, statements and other documents, as many as you like: PDF, PNG, JPEG or WebP, and electronic
      invoices in XML.
      <span className="max-sm:hidden"> Drop them anywhere on this page.</span>
    </EmptyState>
  );
}
