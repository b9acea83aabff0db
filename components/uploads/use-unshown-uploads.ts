'use client';

import { useMemo } from 'react';
import { isSameTarget } from './upload-file';
import type { Upload } from './upload-queue';
import { isPlain } from './upload-summary';
import { useEveryUpload } from './uploads-context';

/** The uploads that no form on the screen shows. What has arrived for one that was left waits there, unless it is told. */
export function useUnshownUploads(): Upload[] {
  const { uploads, shownTargets } = useEveryUpload();
  return useMemo(
    () =>
      uploads.filter(
        (upload) =>
          !shownTargets.some((target) => isSameTarget(target, upload.target)) &&
          (isPlain(upload) || upload.state !== 'done'),
      ),
    [uploads, shownTargets],
  );
}
