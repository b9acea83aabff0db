import { insertJudgingJob } from '../../store/job-store';
import type { BusinessContext } from '../context';

/** Has the pending entries judged again, once what is known here is committed. */
export function askForJudging(ctx: BusinessContext): void {
  insertJudgingJob(ctx.db, ctx.author, ctx.business.id);
  ctx.jobAdded();
}
