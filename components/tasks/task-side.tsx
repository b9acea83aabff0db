'use client';

import { memo } from 'react';
import type { LedgerIndex } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import { DetailRead, DetailSkeleton } from '@/components/ui/list-detail/detail-read';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useThread } from './use-tasks';

const bars = ['w-1/3', 'h-6 w-2/3', 'h-24'];

const LazyPanel = lazyComponent(() => import('./thread/task-panel').then((file) => file.TaskPanel), {
  loading: () => <DetailSkeleton one="task" bars={bars} />,
  isDrawnByServer: true,
});

/** Where the page was sent with it, it stays until its code has come as long as nothing that it is given changes. */
const TaskPanel = memo(LazyPanel);

type SideProps = { taskId: string; ledgers: LedgerIndex; onAnswered: () => void; onClose: () => void };

/** The open task beside the list. */
export function TaskSide({ taskId, ledgers, onAnswered, onClose }: SideProps) {
  const { id: businessId } = useBusiness();
  const read = useThread(businessId, taskId);
  return (
    <DetailPane itemId={taskId} one="task" title="Task" loadContent={LazyPanel.load} onClose={onClose}>
      {(close) => (
        <DetailRead read={read} one="task" bars={bars}>
          {(thread) => <TaskPanel {...{ thread, ledgers, close, onAnswered }} />}
        </DetailRead>
      )}
    </DetailPane>
  );
}
