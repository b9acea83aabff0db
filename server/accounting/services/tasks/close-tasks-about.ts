import { lockUndoneOfEntry, saveTask } from '../../store/task-store';
import { audit, type BusinessContext } from '../context';

/** Closes what was asked about an entry that nobody needs to ask about any more. The entry is locked, and its review status set. */
export async function closeTasksAbout(ctx: BusinessContext, entryId: string): Promise<void> {
  for (const task of await lockUndoneOfEntry(ctx.db, ctx.business.id, entryId)) {
    const after = { ...task, status: 'done' as const, version: task.version + 1, updatedAt: ctx.now };
    await saveTask(ctx.db, ctx.business.id, after);
    audit(ctx, ctx.business.id, [
      {
        action: 'update',
        resourceType: 'task',
        resourceId: task.id,
        before: { status: task.status, version: task.version },
        after: { status: after.status, version: after.version },
      },
    ]);
  }
}
