'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { readData } from '@/lib/client/read-data';
import { dataOf } from '@/lib/contract/primitives';

/** What was chosen on a screen, and the reports that were read for it: one list for each of its addresses. */
export type Reading<Choice, Report> = { choice: Choice; reports: Report[][] };

type Asked<Choice, Shape extends z.ZodType> = {
  choice: Choice;
  /** The addresses of the data of a choice. */
  pathsOf: (choice: Choice) => string[];
  shape: Shape;
  /** As the page brought it. */
  initial: Reading<Choice, z.output<Shape>>;
};

/** The reports of a choice together with the choice that they are of: while others are read, the last ones stay. */
export function useReading<Choice, Shape extends z.ZodType>(asked: Asked<Choice, Shape>) {
  const { choice, pathsOf, shape, initial } = asked;
  const paths = pathsOf(choice);
  const answer = dataOf(z.array(shape));
  return useQuery({
    queryKey: paths,
    queryFn: async ({ signal }): Promise<Reading<Choice, z.output<Shape>>> => {
      const answers = await Promise.all(paths.map((path) => readData(path, answer, signal)));
      return { choice, reports: answers.map(({ data }) => data as z.output<Shape>[]) };
    },
    placeholderData: keepPreviousData,
    ...(paths.join() === pathsOf(initial.choice).join() ? { initialData: initial } : {}),
  });
}
