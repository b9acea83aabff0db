'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { useValueOf } from '@/components/ui/use-value-of';
import type { AsText } from '@/lib/as-text';
import { readData } from '@/lib/client/read-data';
import { keyOfAll, type Read } from '@/lib/reads/read';
import type { FirstRead } from '@/lib/reads/read-options';

/** What was chosen on a screen, and the reports that were read for it: one list for each of its addresses. */
export type Reading<Choice, Report> = { choice: Choice; reports: Report[][] };

type Asked<Choice, Report> = {
  read: Read;
  choice: Choice;
  /** The addresses of the data of a choice. */
  pathsOf: (choice: Choice) => string[];
  /** As the page brought it. */
  initial: AsText<FirstRead<Reading<Choice, Report>>>;
};

/** The reports of a choice together with the choice that they are of: while others are read, the last ones stay. */
export function useReading<Choice, Report>(asked: Asked<Choice, Report>) {
  const { id } = useBusiness();
  const { read, choice, pathsOf } = asked;
  const initial = useValueOf(asked.initial);
  const paths = pathsOf(choice);
  return useQuery({
    queryKey: [...keyOfAll(read, id), ...paths],
    queryFn: async ({ signal }): Promise<Reading<Choice, Report>> => {
      const answers = await Promise.all(paths.map((path) => readData<{ data: Report[] }>(path, signal)));
      return { choice, reports: answers.map(({ data }) => data) };
    },
    placeholderData: keepPreviousData,
    ...(paths.join() === pathsOf(initial.choice).join()
      ? { initialData: initial, initialDataUpdatedAt: initial.readAt }
      : {}),
  });
}
