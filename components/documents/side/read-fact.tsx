'use client';

import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { Document, ExtractionUpdate, Place } from '@/lib/contract/document';
import { isSure } from '../document-words';

export type CorrectedMember = Exclude<keyof ExtractionUpdate, 'turn'>;

export const memberNames: Record<CorrectedMember, string> = {
  vendor_name: 'Vendor',
  total_amount: 'Total',
  currency: 'Currency',
  issued_on: 'Date',
  number: 'Number',
  due_on: 'Due',
};

type Props = {
  member: CorrectedMember;
  /** Null where it was not read. */
  reading: { confidence: number; place: Place | null; is_corrected: boolean } | null;
  document: Document;
  /** What is printed, where the electronic invoice in the file says otherwise. */
  printed: string | null;
  onEdit: () => void;
  onLight: (place: Place | null) => void;
  children: ReactNode;
};

/** A value that was read: pointed at or focused it is marked in the picture, pressed it is corrected. */
export function ReadFact({ member, reading, printed, onEdit, onLight, children }: Props) {
  const light = () => onLight(reading?.place ?? null);
  const dark = () => onLight(null);
  return (
    <button
      type="button"
      onClick={() => {
        light();
        onEdit();
      }}
      onFocus={light}
      onPointerEnter={light}
      onBlur={dark}
      onPointerLeave={dark}
      className="group grid min-h-row-dense grid-cols-[88px_1fr_auto] items-center gap-x-3 border-b border-line text-left hover:bg-hover max-sm:min-h-11"
    >
      <span className="text-soft">{memberNames[member]}</span>
      <span className="wrap-anywhere">
        {reading === null ? <span className="text-faint">Not read</span> : children}
        {printed !== null && (
          <span className="block text-xs text-warn">From the electronic part; the page says {printed}.</span>
        )}
      </span>
      <span className="flex items-center gap-2">
        {reading?.is_corrected && <span className="text-xs text-faint">corrected</span>}
        {reading !== null && !isSure(reading.confidence) && <Badge tone="warn">Check this</Badge>}
        <span className="sr-only">Correct it</span>
        <Pencil aria-hidden className="size-3.5 text-faint group-hover:text-ink" />
      </span>
    </button>
  );
}
