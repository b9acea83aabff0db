import type { Task } from '@/lib/contract/task';
import { type Day, endOfDay } from '@/lib/dates/instant';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';

/** The open questions about entries up to the end of the day, the newest first; a question about no entry counts by when it was asked. */
export async function questionsUntil(
  client: Pick<Member['client'], 'listTasks'>,
  businessId: string,
  day: Day,
) {
  const end = endOfDay(day);
  const questions: Task[] = [];
  let pageToken: string | undefined;
  do {
    const page = await client.listTasks({
      parameters: { business_id: businessId },
      query: { status: 'open', page_size: 100, includes: 'journal_entry', page_token: pageToken },
    });
    if (!page.ok) return page;
    questions.push(
      ...page.value.data.filter((task) => (task.journal_entry?.datetime ?? task.created_at) <= end),
    );
    pageToken = page.value.pagination.next_page_token ?? undefined;
  } while (pageToken !== undefined);
  return accept(questions);
}
