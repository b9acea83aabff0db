import type { z } from 'zod';
import type { Business } from '@/lib/contract/business';
import type {
  balanceSheetQuery,
  daysQuery,
  periodReportQuery,
  trialBalanceQuery,
} from '@/lib/contract/report';
import type { Day } from '@/lib/dates/instant';
import { lastDayOfMonth, type Month } from '@/lib/dates/months';
import { accept, together } from '@/lib/result';
import type { Member } from '../session/guard';
import { questionsUntil } from './questions-until';
import { readBalanceSheet, readCashFlow, readProfitAndLoss, readReports, readTrialBalance } from './reports';

type Queries = {
  range: readonly z.input<typeof periodReportQuery>[];
  sheet: readonly z.input<typeof balanceSheetQuery>[];
  trial: readonly z.input<typeof trialBalanceQuery>[];
  /** The days of the month, through today. */
  days: z.input<typeof daysQuery>;
  /** The months of the charts. */
  year: z.input<typeof periodReportQuery>;
  month: Month;
  /** The day of what is aged. */
  asOf: Day;
};

/** The most questions that are listed. */
const mostQuestions = 100;

/**
 * The business, and of a month the four reports with what they are compared with, what was owed at its end, and what is still asked.
 * @param queriesOf which month is asked for may depend on when the books began
 */
export async function readMonthEnd(
  member: Member,
  businessId: string,
  queriesOf: (business: Business) => Queries,
) {
  const { client } = member;
  const parameters = { business_id: businessId };
  const business = await client.getBusiness({ parameters });
  if (!business.ok) return business;
  const queries = queriesOf(business.value.data);
  const aged = { parameters, query: { as_of: queries.asOf } };
  const read = await together({
    profitAndLoss: readReports(member, businessId, readProfitAndLoss, queries.range),
    cashFlow: readReports(member, businessId, readCashFlow, queries.range),
    balanceSheet: readReports(member, businessId, readBalanceSheet, queries.sheet),
    trialBalance: readReports(member, businessId, readTrialBalance, queries.trial),
    yearOfCash: readCashFlow(member, businessId, queries.year),
    yearOfResults: readProfitAndLoss(member, businessId, queries.year),
    receivable: client.getInvoiceAging(aged),
    payable: client.getBillAging(aged),
    probable: client.listProbablePayments({ parameters, query: queries.days }),
    ledgers: client.listLedgers({ parameters }),
    note: client.getMonthNote({ parameters: { ...parameters, month: queries.month } }),
    questions: questionsUntil(client, businessId, lastDayOfMonth(queries.month)),
  });
  if (!read.ok) return read;
  const { receivable, payable, probable, ledgers, questions, note, ...others } = read.value;
  const { yearOfCash, yearOfResults, ...reports } = others;
  return accept({
    business: business.value.data,
    ...reports,
    year: { cashFlow: yearOfCash.data, profitAndLoss: yearOfResults.data },
    receivable: receivable.data,
    payable: payable.data,
    probable: probable.data,
    accountTypes: ledgers.data
      .filter((ledger) => ledger.financial_account_type !== null)
      .map(({ id, financial_account_type }) => ({ id, financial_account_type })),
    questions: questions.slice(0, mostQuestions),
    questionCount: questions.length,
    note: note.data,
  });
}
