'use client';

import { X } from 'lucide-react';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { LedgerIndex } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { IconButton } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useMedia } from '@/components/ui/use-media';
import { useThread } from './use-tasks';

const Dialog = dynamic(() => import('@/components/ui/dialog').then((file) => file.Dialog), { ssr: false });
const TaskPanel = dynamic(() => import('./thread/task-panel').then((file) => file.TaskPanel), {
  ssr: false,
  loading: () => <Loading />,
});

type SideProps = { taskId: string | null; ledgers: LedgerIndex; onClose: () => void };

/** The open task beside the list, or over it where there is no room. */
export function TaskSide({ taskId, ledgers, onClose }: SideProps) {
  const isWide = useMedia('(min-width: 1280px)');
  if (taskId === null) return null;
  const panel = (close: ReactNode) => (
    <OpenTask key={taskId} taskId={taskId} ledgers={ledgers} close={close} />
  );
  return (
    <>
      <aside
        aria-label="Open task"
        className="w-[436px] shrink-0 overflow-auto border-l border-line bg-panel p-5 max-xl:hidden"
      >
        {isWide &&
          panel(
            <IconButton size="small" label="Close the task" onPress={onClose}>
              <X aria-hidden className="size-4" />
            </IconButton>,
          )}
      </aside>
      {!isWide && (
        <Dialog title="Task" placement="side" keepsScreenKeys isOpen onOpenChange={onClose}>
          {panel(null)}
        </Dialog>
      )}
    </>
  );
}

type OpenTaskProps = { taskId: string; ledgers: LedgerIndex; close: ReactNode };

function OpenTask({ taskId, ledgers, close }: OpenTaskProps) {
  const { id: businessId } = useBusiness();
  const read = useThread(businessId, taskId);
  if (read.data) return <TaskPanel thread={read.data} ledgers={ledgers} close={close} />;
  if (!read.isError) return <Loading />;
  return (
    <ErrorState
      title="The task could not be read"
      detail={read.error.message}
      onRetry={() => void read.refetch()}
      isRetrying={read.isFetching}
    />
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the task" className="flex flex-col gap-4">
      <Skeleton className="w-1/3" />
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-24" />
    </div>
  );
}
