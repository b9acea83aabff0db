import { insertJudgingJob } from '../../store/job-store';
import type { PostingContext } from '../context';

/** Has the pending entries judged again, once what is known here is committed. */
export function askForJudging(ctx: PostingContext): void {
  insertJudgingJob(ctx.db, ctx.author, ctx.business.id);
  ctx.jobAdded();
}
