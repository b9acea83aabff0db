'use client';

import { FileDown } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { filesOfDrop } from './dropped-files';
import { pageTakesFiles } from './page-takes-files';

export type PageDropProps = {
  /** Such as "Drop to import". */
  title: string;
  description: string;
  /** Takes what is dropped where nothing on the screen takes files itself. */
  isForOthers?: boolean;
  onFiles: (files: File[]) => void;
};

/** How many parts of the screen take files that are dropped anywhere. */
let takers = 0;

/** Takes files that are dropped anywhere on the page; shows so while they hover. */
export function PageDrop({ title, description, isForOthers = false, onFiles }: PageDropProps) {
  const [isOver, setIsOver] = useState(false);
  const receive = useEffectEvent(onFiles);

  useEffect(() => {
    // Entering a child and leaving its parent come in pairs; the page is left when they balance.
    let depth = 0;
    // A field for files has prevented what it takes itself.
    const hasFiles = (event: DragEvent) =>
      (event.dataTransfer?.types.includes('Files') ?? false) &&
      !(isForOthers && (takers > 0 || event.defaultPrevented));
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setIsOver(true);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setIsOver(false);
      if (!event.dataTransfer) return;
      // What is not taken is named as it was dropped: a folder by its own name.
      if (isForOthers) return receive([...event.dataTransfer.files]);
      void filesOfDrop(event.dataTransfer).then((files) => files.length > 0 && receive(files));
    };
    if (!isForOthers) takers += 1;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('dragenter', enter, { signal });
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    dispatchEvent(new Event(pageTakesFiles));
    return () => {
      controller.abort();
      if (!isForOthers) takers -= 1;
    };
  }, [isForOthers]);

  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-overlay grid place-items-center bg-(--scrim) p-6">
      <div className="flex flex-col items-center gap-2 rounded-xl border-2 border-dashed border-accent bg-panel px-16 py-12">
        <FileDown aria-hidden className="size-7 text-accent" />
        <p className="text-base font-semibold">{title}</p>
        <p className="text-soft">{description}</p>
      </div>
    </div>
  );
}
