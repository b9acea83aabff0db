'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { readData } from '@/lib/client/read-data';
import { dataOf } from '@/lib/contract/primitives';
import { type PeriodReport, periodReport } from '@/lib/contract/report';
import { dataPaths } from '@/lib/paths';
import { type CashFlowChoice, cashFlowQueryOf } from './cash-flow-search';

const reportAnswer = dataOf(z.array(periodReport));

export type CashFlowInitial = { choice: CashFlowChoice; reports: PeriodReport[] };

/** The report of the choice together with the choice that it is of: while another is read, the last one stays. */
export function useCashFlow(businessId: string, choice: CashFlowChoice, initial: CashFlowInitial) {
  const path = dataPaths.cashFlow(businessId, cashFlowQueryOf(choice));
  const initialPath = dataPaths.cashFlow(businessId, cashFlowQueryOf(initial.choice));
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<CashFlowInitial> => ({
      choice,
      reports: (await readData(path, reportAnswer, signal)).data,
    }),
    placeholderData: keepPreviousData,
    ...(path === initialPath ? { initialData: initial } : {}),
  });
}
