import { keepPreviousData } from '@tanstack/react-query';
import { readData } from '../client/read-data';
import type { Pagination } from '../contract/primitives';
import { addressOf, keyOf, type Read, type ReadAnswer, type ReadCall, type ReadQuery } from './read';

/** A read for `useQuery`; what else it should do is spread beside it. */
export function readOptions<Each extends Read>(read: Each, businessId: string, call: ReadCall<Each>) {
  return {
    queryKey: keyOf(read, businessId, call),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ReadAnswer<Each>> =>
      readData<ReadAnswer<Each>>(addressOf(read, businessId, call), signal),
  };
}

/** What the server read with a screen, and when, in milliseconds since 1970: a page that Back shows again is as old as that. */
export type FirstRead<Value> = Value & { readAt: number };

/** The first page of a list, as the server read it with the screen; `readAt` in milliseconds since 1970. */
export type FirstPage<Each extends Read> = {
  query: ReadQuery<Each>;
  page: ReadAnswer<Each> & { pagination: Pagination };
  readAt: number;
};

/** A list for `useInfiniteQuery`, page after page; the last one stays while another is read. */
export function pagesOptions<Each extends Read>(
  read: Each,
  businessId: string,
  call: ReadCall<Each> & { query: ReadQuery<Each> },
  first: FirstPage<Each>,
) {
  type Page = FirstPage<Each>['page'];
  const isFirst = JSON.stringify(call.query) === JSON.stringify(first.query);
  return {
    queryKey: keyOf(read, businessId, call, 'pages'),
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }): Promise<Page> => {
      const query = { ...(call.query as object), page_token: pageParam ?? undefined } as ReadQuery<Each>;
      const address = addressOf(read, businessId, { ...call, query });
      return readData<Page>(address, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page) => last.pagination.next_page_token,
    placeholderData: keepPreviousData<{ pages: Page[]; pageParams: (string | null)[] }>,
    ...(isFirst
      ? { initialData: { pages: [first.page], pageParams: [null] }, initialDataUpdatedAt: first.readAt }
      : {}),
  };
}
