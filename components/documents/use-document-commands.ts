import type { RefObject } from 'react';
import { useListCommands } from '@/components/ui/list-detail/use-list-commands';
import type { Document } from '@/lib/contract/document';

type Input = {
  documents: readonly Document[];
  openId: string | null;
  selectedIds: ReadonlySet<string>;
  searchRef: RefObject<HTMLInputElement | null>;
  onOpen: (id: string) => void;
  /** Closes the open document, or clears the selection where there is one. */
  onClose: () => void;
  onSelect: (id: string, isSelected: boolean) => void;
  onSelectAll: () => void;
  onUpload: () => void;
};

/** The commands of the list of documents, with their keys. */
export function useDocumentCommands(input: Input): void {
  const { documents, openId, selectedIds, searchRef } = input;
  useListCommands({
    group: 'Documents',
    one: 'document',
    rows: documents,
    openId,
    onOpen: input.onOpen,
    onClose: input.onClose,
    more: [
      {
        id: 'select',
        name: 'Select',
        keys: ['x'],
        isDisabled: openId === null,
        run: () => openId !== null && input.onSelect(openId, !selectedIds.has(openId)),
      },
      {
        id: 'select-all',
        name: 'Select all documents of the list',
        keys: ['mod+a'],
        isDisabled: documents.length === 0,
        run: input.onSelectAll,
      },
      { id: 'upload', name: 'Upload documents', keys: ['u'], run: input.onUpload },
      { id: 'search', name: 'Search documents', keys: ['/'], run: () => searchRef.current?.focus() },
    ],
  });
}
