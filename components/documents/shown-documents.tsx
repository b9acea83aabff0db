'use client';

import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Document } from '@/lib/contract/document';

const DocumentPreview = lazyComponent(() =>
  import('./document-preview').then((file) => file.DocumentPreview),
);

/** Documents by name; the file itself is read only when one asks to see it. */
export function ShownDocuments({ documents }: { documents: readonly Document[] }) {
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = documents.find((each) => each.id === shownId);
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-2">
        {documents.map((document) => (
          <li key={document.id} className="min-w-0">
            <Button
              size="small"
              className="max-w-full max-sm:h-11"
              aria-expanded={document.id === shownId}
              icon={<FileText aria-hidden className="size-3.5 shrink-0" />}
              onPress={() => setShownId(document.id === shownId ? null : document.id)}
            >
              <span className="block max-w-64 truncate">{document.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {shown && <DocumentPreview key={shown.id} document={shown} />}
    </div>
  );
}
