'use client';

import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { v4 } from 'uuid';
import { Button } from '@/components/ui/button';
import type { Document, Place, Turn } from '@/lib/contract/document';
import { DocumentPreview } from '../document-preview';
import { quarterMore } from '../preview/turned-place';
import { answerOrNull, useDocumentsReadAgain, useDocumentUpdate } from '../use-document-answer';

/** The file, and a button that turns it for everybody who sees it. */
export function TurnedPreview({ document, lit }: { document: Document; lit: Place | null }) {
  const readAgain = useDocumentsReadAgain();
  const update = useDocumentUpdate(document);
  // Shown at once; one that is on its way is waited for, so that each is stored on the version that it was made on.
  const [coming, setComing] = useState<Turn | null>(null);
  const { extraction } = document;
  const turn = coming ?? extraction?.turn ?? 0;
  const turnOn = async () => {
    const next = quarterMore(turn);
    setComing(next);
    await answerOrNull(() => update(v4(), { extraction: { turn: next } }));
    await readAgain();
    setComing(null);
  };
  return (
    <div className="flex flex-col gap-2">
      <DocumentPreview document={document} lit={lit} turn={turn} />
      {document.media_type !== 'application/xml' && (
        <div>
          <Button
            className="max-sm:h-11"
            size="small"
            icon={<RotateCw aria-hidden className="size-3.5" />}
            isDisabled={extraction === null}
            isPending={coming !== null}
            onPress={() => void turnOn()}
          >
            Turn
          </Button>
        </div>
      )}
    </div>
  );
}
