'use client';

import { useEffect } from 'react';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { whenIdle } from '@/lib/client/when-idle';
import { useSharedCount } from './use-shared-count';
import { useUnshownUploads } from './use-unshown-uploads';

const UploadReport = lazyComponent(() => import('./upload-report'));

/**
 * What becomes of the files that were brought, above every page of a business, until it was seen. Files that the form on the
 * screen shows itself are left out.
 */
export function UploadStrip() {
  const uploads = useUnshownUploads();
  const sharedCount = useSharedCount();
  // Without the network, when it matters most, its code could not be fetched.
  useEffect(() => whenIdle(() => void UploadReport.load().catch(() => undefined)), []);
  if (uploads.length === 0 && sharedCount === 0) return null;
  return <UploadReport uploads={uploads} sharedCount={sharedCount} />;
}
