'use client';

import { useState } from 'react';
import { FormMessage } from '../submission/form-message';
import { PageDrop } from './page-drop';

/**
 * Says of files that are dropped on a page without any place for them that they were not taken: the browser would leave the page for
 * them.
 * @param instead what to do, as a sentence
 */
export function RefusedDrop({ instead }: { instead: string }) {
  const [names, setNames] = useState<string[]>([]);
  const [only] = names;
  const what = names.length === 1 ? `“${only}” was` : `${names.length} files were`;
  return (
    <div className="has-[p]:my-3">
      <FormMessage message={names.length === 0 ? null : `${what} not taken. ${instead}`} />
      <PageDrop
        title="This page takes no files"
        description={instead}
        isForOthers
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
    </div>
  );
}
