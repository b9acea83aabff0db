'use client';
import { type ReactNode, useEffect } from 'react';
import { useIsIdle } from '@/components/ui/loading/use-is-idle';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import { UploadStrip } from '@/components/uploads/upload-strip';
import type { TaskCounts } from '@/lib/contract/task';
import { BusinessProvider, type DeskBusiness } from './business-context';
import { ShellCommands } from './commands/shell-commands';
import { BottomNavigation } from './navigation/bottom-navigation';
import { NavigationRail, type RailProps } from './navigation/navigation-rail';
import { NavigationWait } from './navigation/navigation-wait';
import { type ReviewCounts, ReviewCountsProvider } from './review-count';
import { TaskCountsProvider } from './task-count';

export type ShellProps = RailProps & {
  business: DeskBusiness;
  counts: ReviewCounts;
  tasks: TaskCounts;
  children: ReactNode;
};

const loadAnywhereDrop = () => import('@/components/uploads/anywhere-drop');

/** Comes after the page, and without the network not at all. */
function DropAnywhere() {
  const loaded = useLoaded(loadAnywhereDrop, useIsIdle());
  const isHere = loaded !== null && loaded !== 'failed';
  useEffect(() => (isHere ? undefined : refuseFiles()), [isHere]);
  return isHere ? <loaded.default /> : null;
}

const loadPaperHead = () => import('./paper-head');

/** Comes after the page, which nobody prints before. */
function PaperHead() {
  const loaded = useLoaded(loadPaperHead, useIsIdle());
  return loaded === null || loaded === 'failed' ? null : <loaded.default />;
}

/** A browser would leave the page for a file that is dropped where nothing takes it. */
function refuseFiles(): () => void {
  const refuse = (event: DragEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (!isField && event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const kinds = ['dragover', 'drop'] as const;
  for (const kind of kinds) window.addEventListener(kind, refuse);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, refuse);
  };
}

/** The frame of every screen of a business. */
export function Shell({ business, counts, tasks, children, ...rail }: ShellProps) {
  return (
    <BusinessProvider business={business}>
      <ReviewCountsProvider initial={counts}>
        <TaskCountsProvider initial={tasks}>
          <a
            href="#content"
            className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-toast focus:rounded-md focus:bg-panel focus:px-3 focus:py-2"
          >
            Skip to content
          </a>
          <div className="flex min-h-dvh">
            <NavigationRail {...rail} />
            <main
              id="content"
              tabIndex={-1}
              className="flex min-w-0 flex-1 flex-col outline-none max-lg:pb-[calc(56px+env(safe-area-inset-bottom)+var(--toasts,0px))] print:pb-0"
            >
              <PaperHead />
              <UploadStrip />
              <DropAnywhere />
              {children}
            </main>
          </div>
          <BottomNavigation {...rail} />
          <ShellCommands hasOthers={rail.hasOthers} />
          <NavigationWait />
        </TaskCountsProvider>
      </ReviewCountsProvider>
    </BusinessProvider>
  );
}
