'use client';

import { PageDrop } from '@/components/ui/files/page-drop';
import { acceptedWords } from './accepted-files';
import { useUploads } from './use-uploads';

/** Takes documents on every screen that takes no files of its own: a browser would leave the page for the file. */
export default function AnywhereDrop() {
  const { add } = useUploads();
  return <PageDrop title="Drop to upload" description={acceptedWords} isForOthers onFiles={add} />;
}
