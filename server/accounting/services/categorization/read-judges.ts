import { type Judges, usableRules } from '../../domain/categorization/judging/judge';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import { listRules } from '../../store/rule-store';
import type { ReadingContext } from '../context';
import { fallbacksOf, learnFromConfirmed } from './learn-from-confirmed';

/** The rules and what the confirmed entries teach, ready to judge bank transactions. */
export async function readJudges(ctx: ReadingContext, chart: Chart): Promise<Judges> {
  const rules = usableRules(await listRules(ctx.db, ctx.business.id), chart);
  return { rules, ...(await learnFromConfirmed(ctx, chart)), fallbacks: fallbacksOf(chart), chart };
}
