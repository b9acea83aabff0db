import { pageTakesFiles } from '@/components/ui/files/page-takes-files';

/**
 * Keeps files that are dropped before the page takes them, and hands them over then: the browser would leave the page for the
 * file, and what was typed with it.
 */
export function EarlyDrops({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script, whose text is our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

function keepEarlyDrops(takes: string): void {
  const kept = new DataTransfer();
  const keep = (event: DragEvent) => {
    const given = event.dataTransfer;
    // What a field for files takes is its own.
    if (event.defaultPrevented || !given?.types.includes('Files') || event.target instanceof HTMLInputElement)
      return;
    event.preventDefault();
    if (event.type === 'drop') for (const file of given.files) kept.items.add(file);
  };
  addEventListener('dragover', keep);
  addEventListener('drop', keep);
  addEventListener(
    takes,
    () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', keep);
      if (kept.files.length === 0) return;
      // Once all of the page that has just come listens.
      setTimeout(() =>
        document.dispatchEvent(new DragEvent('drop', { dataTransfer: kept, cancelable: true })),
      );
    },
    { once: true },
  );
}

const script = `(${keepEarlyDrops})('${pageTakesFiles}')`;
