'use client';

import dynamic from 'next/dynamic';
import type { LedgerIndex } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import { DetailRead, DetailSkeleton } from '@/components/ui/list-detail/detail-read';
import { useThread } from './use-tasks';

const bars = ['w-1/3', 'h-6 w-2/3', 'h-24'];

const TaskPanel = dynamic(() => import('./thread/task-panel').then((file) => file.TaskPanel), {
  ssr: false,
  loading: () => <DetailSkeleton one="task" bars={bars} />,
});

type SideProps = { taskId: string; ledgers: LedgerIndex; onAnswered: () => void; onClose: () => void };

/** The open task beside the list. */
export function TaskSide({ taskId, ledgers, onAnswered, onClose }: SideProps) {
  const { id: businessId } = useBusiness();
  const read = useThread(businessId, taskId);
  return (
    <DetailPane itemId={taskId} one="task" title="Task" onClose={onClose}>
      {(close) => (
        <DetailRead read={read} one="task" bars={bars}>
          {(thread) => <TaskPanel {...{ thread, ledgers, close, onAnswered }} />}
        </DetailRead>
      )}
    </DetailPane>
  );
}
