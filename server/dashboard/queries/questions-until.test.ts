import { expect, it } from 'vitest';
import { accept } from '@/lib/result';
import { questionsUntil } from './questions-until';

const about = (id: string, datetime: string | null, created_at = '2026-11-20T09:00:00.000Z') => ({
  id,
  created_at,
  ...(datetime === null ? {} : { journal_entry: { datetime } }),
});
const pages = [
  [about('later', '2026-11-03T00:00:00.000Z'), about('last day', '2026-10-31T12:00:00.000Z')],
  [
    about('asked then', null, '2026-10-30T09:00:00.000Z'),
    about('asked later', null),
    about('earlier', '2026-05-01T00:00:00.000Z'),
  ],
];
type Asking = Parameters<typeof questionsUntil>[0];
const client = {
  listTasks: async ({ query }: { query: { page_token?: string } }) => {
    const place = Number(query.page_token ?? 0);
    const next_page_token = place + 1 < pages.length ? `${place + 1}` : null;
    return accept({ data: pages[place], pagination: { next_page_token } });
  },
} as unknown as Asking;

it('are those about entries up to the end of the month, on every page', async () => {
  const read = await questionsUntil(client, 'biz_1', '2026-10-31');
  expect(read.ok && read.value.map(({ id }) => id)).toEqual(['last day', 'asked then', 'earlier']);
});
