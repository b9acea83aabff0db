'use client';

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { Place, Turn } from '@/lib/contract/document';
import { MarkedPlace } from './marked-place';
import { openPdf, type PdfPages } from './pdf-pages';
import { pageRoom } from './preview-room';
import { turnedPlace } from './turned-place';

type Props = {
  name: string;
  file: Blob;
  turn: Turn;
  /** The place of a value that was read off a scan; its page is shown with it. */
  lit?: Place | null;
};

/** A PDF page by page, drawn as pictures: the policy of the page allows no plugin and no frame, and needs none. */
export function PdfPreview({ name, file, turn, lit = null }: Props) {
  const pages = usePdf(file);
  const [number, setNumber] = useState(1);
  const [seen, setSeen] = useState(lit);
  if (lit !== seen) {
    setSeen(lit);
    if (lit) setNumber(lit.page);
  }
  if (pages === 'broken') {
    return (
      <p className="rounded-lg border border-line p-4 text-soft">
        The PDF cannot be shown here: it asks for a password or is broken. Download it to open it.
      </p>
    );
  }
  if (pages === null) {
    return (
      <div role="status" aria-label="Loading the pages">
        <Skeleton className={pageRoom} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-1.5">
      <PdfPage
        key={`${number} ${turn}`}
        {...{ name, pages, number, turn }}
        lit={lit?.page === number ? lit : null}
      />
      {pages.isIncomplete && (
        <p className="text-soft">
          Pictures in JPEG 2000 are not shown here, so pages may look empty. Download the file to see them.
        </p>
      )}
      {pages.count > 1 && (
        <div className="flex items-center justify-center gap-2 text-soft">
          <IconButton
            size="small"
            label="Previous page"
            isDisabled={number === 1}
            onPress={() => setNumber(number - 1)}
          >
            <ChevronLeft aria-hidden className="size-4" />
          </IconButton>
          <span role="status" className="text-xs">
            Page {number} of {pages.count}
          </span>
          <IconButton
            size="small"
            label="Next page"
            isDisabled={number === pages.count}
            onPress={() => setNumber(number + 1)}
          >
            <ChevronRight aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

type PageProps = { name: string; pages: PdfPages; number: number; turn: Turn; lit: Place | null };

function PdfPage({ name, pages, number, turn, lit }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'broken'>('drawing');
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return;
    pages.draw(number, drawn, drawn.clientWidth, turn).then(
      () => setState('drawn'),
      () => setState('broken'),
    );
  }, [pages, number, turn]);
  return (
    <>
      <span className="relative block">
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Page ${number} of ${name}`}
          className={clsx(
            'w-full rounded-lg border border-line bg-white',
            state === 'drawing' ? pageRoom : 'h-auto',
          )}
        />
        {lit && <MarkedPlace place={turnedPlace(lit, turn)} />}
      </span>
      {state === 'broken' && (
        <p className="text-bad">This page cannot be displayed. Download the file to read it.</p>
      )}
    </>
  );
}

/** The opened PDF, null until it is open. */
function usePdf(file: Blob): PdfPages | 'broken' | null {
  const [pages, setPages] = useState<PdfPages | 'broken' | null>(null);
  useEffect(() => {
    let isOver = false;
    let opened: PdfPages | null = null;
    openPdf(file).then(
      (pdf) => {
        if (isOver) return pdf.close();
        opened = pdf;
        setPages(pdf);
      },
      () => !isOver && setPages('broken'),
    );
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [file]);
  return pages;
}
