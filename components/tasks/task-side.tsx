'use client';

import dynamic from 'next/dynamic';
import { memo, useState } from 'react';
import type { LedgerIndex } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { latePart } from '@/components/ui/late-part';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import { DetailRead, DetailSkeleton } from '@/components/ui/list-detail/detail-read';
import type { TaskPanelProps } from './thread/task-panel';
import { useThread } from './use-tasks';

const bars = ['w-1/3', 'h-6 w-2/3', 'h-24'];

const loadPanel = () => import('./thread/task-panel').then((file) => file.TaskPanel);
const panel = latePart(loadPanel);
const LatePanel = dynamic(loadPanel, { loading: () => <DetailSkeleton one="task" bars={bars} /> });

/** Where the page was sent with it, it stays until its code has come as long as nothing that it is given changes. */
const TaskPanel = memo(function TaskPanel(props: TaskPanelProps) {
  const [Known] = useState(panel.known);
  return Known ? <Known {...props} /> : <LatePanel {...props} />;
});

type SideProps = { taskId: string; ledgers: LedgerIndex; onAnswered: () => void; onClose: () => void };

/** The open task beside the list. */
export function TaskSide({ taskId, ledgers, onAnswered, onClose }: SideProps) {
  const { id: businessId } = useBusiness();
  const read = useThread(businessId, taskId);
  return (
    <DetailPane itemId={taskId} one="task" title="Task" loadContent={panel.load} onClose={onClose}>
      {(close) => (
        <DetailRead read={read} one="task" bars={bars}>
          {(thread) => <TaskPanel {...{ thread, ledgers, close, onAnswered }} />}
        </DetailRead>
      )}
    </DetailPane>
  );
}
