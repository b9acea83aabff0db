import type { Task } from '@/lib/contract/task';
import type { StoredTask } from '../../store/task-store';

/** The task as the contract shows it. */
export function presentTask(businessId: string, task: StoredTask): Task {
  return {
    id: task.id,
    business_id: businessId,
    journal_entry_id: task.journalEntryId,
    kind: task.kind,
    status: task.status,
    body: task.messages[0]?.body ?? '',
    messages: task.messages.map((message) => ({
      from: message.side,
      user_id: message.userId,
      body: message.body,
      document_ids: message.documentIds,
      ledger_id: message.ledgerId,
      created_at: message.createdAt,
    })),
    version: task.version,
    created_at: task.createdAt,
    updated_at: task.updatedAt,
  };
}
