'use client';

import { FileDown, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { OwnBusiness } from '@/components/shell/business-context';
import { Button, ButtonLink, IconButton } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { countOf } from '@/lib/format/count';
import { formatFileSize } from '@/lib/format/file-size';
import { paths } from '@/lib/paths';
import type { SharedFile } from './kept-uploads';
import { useEveryUpload } from './uploads-context';

/** Files that another application shared with Daybook, or that were added without the network: to which business do they belong? */
export function ShareScreen({ businesses }: { businesses: readonly OwnBusiness[] }) {
  const { queue, kept } = useEveryUpload();
  const locale = useLocale();
  const router = useRouter();
  const [files, setFiles] = useState<readonly SharedFile[] | null>(null);
  useEffect(() => {
    let isLatest = true;
    void kept.shared().then((found) => isLatest && setFiles(found));
    return () => {
      isLatest = false;
    };
  }, [kept]);
  const remove = async (id: string) => {
    await kept.removeShared(id);
    setFiles((before) => before?.filter((each) => each.id !== id) ?? null);
  };
  const addTo = async (business: OwnBusiness) => {
    // Kept for the business before it is removed here, so that it is never in neither place.
    queue.add(files?.map(({ file }) => file) ?? [], { business, fields: {} });
    for (const { id } of files ?? []) await kept.removeShared(id);
    router.push(paths.documents(business.id));
  };
  if (files === null) return null;
  if (files.length === 0) {
    return (
      <EmptyState
        icon={<FileDown aria-hidden className="size-6" />}
        title="No shared files"
        action={<ButtonLink href={paths.home()}>Go to Daybook</ButtonLink>}
      >
        Share a photo or PDF with Daybook on your phone, and choose its business here.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <section aria-label="Files">
        <h2 className="mb-2 font-semibold">{countOf(files.length, 'file', 'files', locale)}</h2>
        <ul className="rounded-lg border border-line">
          {files.map(({ id, file }) => (
            <li key={id} className="flex min-h-11 items-center gap-3 border-line pl-3 [&+&]:border-t">
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="text-xs text-faint">{formatFileSize(file.size, locale)}</span>
              <IconButton
                className="max-sm:size-11"
                label={`Do not add ${file.name}`}
                onPress={() => void remove(id)}
              >
                <X aria-hidden className="size-3.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Business">
        <h2 className="mb-2 font-semibold">
          {businesses.length === 0 ? 'You do not have access to any business yet' : 'Add to which business?'}
        </h2>
        <ul className="flex flex-col gap-2">
          {businesses.map((business) => (
            <li key={business.id}>
              <Button
                size="large"
                className="w-full justify-start! max-sm:h-11"
                onPress={() => void addTo(business)}
              >
                {business.name}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
