'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { readData } from '@/lib/client/read-data';
import { dataOf } from '@/lib/contract/primitives';
import { type PeriodReport, periodReport } from '@/lib/contract/report';
import { type Day, endOfDay } from '@/lib/dates/instant';
import { dataPaths } from '@/lib/paths';

const reportAnswer = dataOf(z.array(periodReport));

/** Sheets of some days, in the order of the days. */
export type BalanceSheets = { days: Day[]; reports: PeriodReport[] };

/** The sheets of the days together with the days that they are of: while others are read, the last ones stay. */
export function useBalanceSheets(businessId: string, days: Day[], initial: BalanceSheets) {
  const pathOf = (day: Day) => dataPaths.balanceSheet(businessId, { end_datetime: endOfDay(day) });
  return useQuery({
    queryKey: days.map(pathOf),
    queryFn: async ({ signal }): Promise<BalanceSheets> => {
      const sheets = await Promise.all(days.map((day) => readData(pathOf(day), reportAnswer, signal)));
      return { days, reports: sheets.flatMap((sheet) => sheet.data) };
    },
    placeholderData: keepPreviousData,
    ...(days.join() === initial.days.join() ? { initialData: initial } : {}),
  });
}
