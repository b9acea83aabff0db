import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Tag } from '@/lib/contract/tag';
import { learnTag, tagsKey } from './use-tags';

const workshop = { id: 'tag_1', name: 'Workshop' } as Tag;

it('keeps a tag that was created while an older list was on its way', async () => {
  const client = new QueryClient();
  const queryKey = tagsKey('biz_1');
  let answer = (_: { data: Tag[] }): void => undefined;
  const queryFn = () => new Promise<{ data: Tag[] }>((resolve) => (answer = resolve));
  const reading = client.fetchQuery({ queryKey, queryFn, retry: false }).catch(() => undefined);
  await learnTag(client, 'biz_1', workshop);
  answer({ data: [] });
  await reading;
  expect(client.getQueryData(queryKey)).toEqual({ data: [workshop] });
});
