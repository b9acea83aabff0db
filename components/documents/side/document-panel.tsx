'use client';

import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { MomentDay } from '@/components/ui/dates/moment-day';
import { useLocale } from '@/components/ui/locale';
import type { Place } from '@/lib/contract/document';
import { formatFileSize } from '@/lib/format/file-size';
import { dataPaths } from '@/lib/paths';
import type { OpenDocument } from '@/lib/reads/document-reads';
import { failureSentences, isCopy } from '../document-state';
import { BillSection } from './bill-section';
import { CopyNotes } from './copy-notes';
import { DocumentFields } from './document-fields';
import { MatchSection } from './match-section';
import { ReadFacts } from './read-facts';
import { TurnedPreview } from './turned-preview';

type Props = {
  open: OpenDocument;
  onOpen: (documentId: string) => void;
  onDelete: () => void;
  close: ReactNode;
};

/** One document: where it belongs, what was read from it, its picture, what people say of it. */
export function DocumentPanel({ open, onOpen, onDelete, close }: Props) {
  const { data: document, transactions, bill } = open;
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const [lit, setLit] = useState<Place | null>(null);
  const { id, name, file_size, created_at, failure } = document;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <div className="flex items-center justify-between gap-2">
          <p className="text-soft">
            Uploaded <MomentDay value={created_at} form="long" /> · {formatFileSize(file_size, locale)}
          </p>
          <span className="-my-1 -mr-2 flex items-center gap-1">
            <a
              href={dataPaths.documentContent(businessId, id)}
              download={name}
              className="inline-flex h-7 items-center gap-1.5 rounded-md px-2 text-xs text-soft hover:bg-hover hover:text-ink max-sm:h-11"
            >
              <Download aria-hidden className="size-3.5" />
              Download
            </a>
            {close}
          </span>
        </div>
        <h2 className="text-lg font-semibold tracking-tight wrap-anywhere max-xl:hidden">{name}</h2>
        <CopyNotes open={open} onOpen={onOpen} />
        {failure && <p className="mt-1.5 text-bad">{failureSentences[failure]}</p>}
      </div>
      {(!isCopy(document) || document.transaction_id !== null) && (
        <MatchSection key={`match ${id}`} document={document} transactions={transactions} />
      )}
      <BillSection document={document} bill={bill} />
      <ReadFacts key={`facts ${id}`} document={document} onLight={setLit} />
      <TurnedPreview key={`file ${id}`} document={document} lit={lit} />
      <div>
        <Button className="max-sm:h-11" icon={<Trash2 aria-hidden className="size-3.5" />} onPress={onDelete}>
          Delete
        </Button>
      </div>
      <DocumentFields key={`fields ${id}`} document={document} />
    </div>
  );
}
