import type { Business } from '@/lib/contract/business';
import { isWorthSaving } from '../../domain/categorization/judging/is-worth-saving';
import { type Judgement, type Judges, judge, type Probable } from '../../domain/categorization/judging/judge';
import { type Said, whatIsStillSaid } from '../../domain/categorization/judging/lost-grounds';
import { isOpenToJudging, restsOnJudgement } from '../../domain/categorization/judging/open-to-judging';
import { sureFrom } from '../../domain/categorization/learning/calibrate';
import { cleanDescription } from '../../domain/categorization/payees/clean-description';
import { judgeAgain, sayOtherwise } from '../../domain/transactions/judge-again';
import { movementOf } from '../../domain/transactions/movement-of';
import { ruleSubjectOf } from '../../domain/transactions/rule-subject-of';
import { findBusiness } from '../../store/business-store';
import type { Database, DatabaseTransaction, Visibility } from '../../store/database';
import { type ClaimedJob, deleteJobs, findJudgingJobs } from '../../store/job-store';
import { type BankEntry, findPendingOfBank } from '../../store/journal-entry/bank-entries';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { relyOnChart } from '../../store/ledger-store';
import { booksOf } from '../context';
import { findProbable } from '../links/find-probable';
import { withoutLinked } from '../links/linked-refunds';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { readJudges } from './read-judges';
import { eventLoopYield } from './yield-to-event-loop';

type Parts = {
  database: Database;
  totalsChanged: (tenantId: string, businessId: string, count: number) => void;
};

/** An entry, how it is judged now, and what may still be said of its lines if they stay; null where that is said already. */
type Judged = { entry: BankEntry; judgement: Judgement; said: Said | null };

/** So many entries are read and judged at a time; in between a newer request to judge takes over. */
const page = 5000;
/** So many are saved in one transaction, so that whoever confirms one of them waits a moment only. */
const batch = 250;

/** The work of the worker that judges pending entries again. */
export function judgingJobs(parts: Parts) {
  return {
    judge_pending: {
      run: (job: ClaimedJob) => judgePending(parts, job),
      async giveUp(job: ClaimedJob) {
        await finish(parts.database, job, [job.id]);
      },
    },
  };
}

/**
 * Judges the pending entries of bank transactions that no person has changed, by the rules and the confirmed entries of
 * now, and what is said of the lines of others. What is judged otherwise is saved; whoever changes an entry meanwhile has the last word. All requests to judge that
 * are there at the beginning are done by it; one that comes later begins anew.
 */
async function judgePending({ database, totalsChanged }: Parts, job: ClaimedJob): Promise<'done'> {
  const visibility = visibilityOf(job);
  const jobs = await database.read(visibility, (db) => findJudgingJobs(db, job.businessId));
  if (!jobs.includes(job.id)) return 'done';
  // Another process may judge the same entries by what was decided before: what it saved meanwhile is judged once more.
  while (await judgeAll({ database, totalsChanged }, job, jobs));
  await finish(database, job, jobs);
  return 'done';
}

/** Judges all that is pending once, and tells whether any of it has changed meanwhile and is still to be judged. */
async function judgeAll(
  { database, totalsChanged }: Parts,
  job: ClaimedJob,
  jobs: readonly string[],
): Promise<boolean> {
  const visibility = visibilityOf(job);
  // The first entries are of the moment of what was decided: one that comes later was judged by what was decided since.
  const { business, judges, first } = await database.read(visibility, async (db) => {
    const own = await ownBusiness(db, job);
    const chart = await readChart({ db, business: own });
    return {
      business: own,
      judges: await readJudges({ db, business: own }, chart),
      first: await findPendingOfBank(db, job.businessId, page, null),
    };
  });
  const yieldToEventLoop = eventLoopYield();
  const thresholds = [sureFrom, business.certain_threshold];
  let hasMoved = false;
  let last: BankEntry | null = null;
  do {
    const after: BankEntry | null = last;
    const entries: BankEntry[] = after
      ? await database.read(visibility, (db) => findPendingOfBank(db, job.businessId, page, after))
      : first;
    const open = entries.filter((entry) => isOpenToJudging(entry, business.books_locked_through));
    const isOpen = new Set(open);
    const probable = await database.read(visibility, (db) =>
      findProbable(
        { db, business },
        open.map(({ transaction }) => transaction.id),
      ),
    );
    const judged: Judged[] = [];
    for (const entry of entries) {
      const isResting = restsOnJudgement(entry);
      if (!isResting && !isOpen.has(entry)) continue;
      const judgement = judgeEntry(judges, entry, probable.get(entry.transaction.id) ?? null);
      const said = isResting ? whatIsStillSaid(entry, judgement, thresholds) : null;
      if (said || (isOpen.has(entry) && isWorthSaving(entry, judgement, thresholds))) {
        judged.push({ entry, judgement, said });
      }
      await yieldToEventLoop();
    }
    for (let start = 0; start < judged.length; start += batch) {
      const part = judged.slice(start, start + batch);
      hasMoved = (await save(database, totalsChanged, job, part)) || hasMoved;
    }
    last = entries.length === page ? (entries.at(-1) ?? null) : null;
  } while (last !== null && !(await isOvertaken(database, job, jobs)));
  return hasMoved;
}

function judgeEntry(judges: Judges, { transaction }: BankEntry, probable: Probable | null): Judgement {
  const payee = cleanDescription(transaction.description);
  const { accountLedgerId } = transaction;
  const subject = ruleSubjectOf(transaction, payee, accountLedgerId);
  return judge(judges, subject, movementOf(transaction, payee, accountLedgerId), probable);
}

/**
 * Saves in one transaction; an entry that has changed since it was read is left as it is. Tells whether one of these is still to be
 * judged.
 */
async function save(
  database: Database,
  totalsChanged: Parts['totalsChanged'],
  job: ClaimedJob,
  judged: readonly Judged[],
): Promise<boolean> {
  const byId = new Map(judged.map((each) => [each.entry.id, each]));
  let totals = 0;
  let hasMoved = false;
  await database.write(
    visibilityOf(job),
    async (db) => {
      relyOnChart(db, job.businessId);
      const business = await ownBusiness(db, job);
      const ctx = {
        db,
        business,
        // The service decides, whoever gave the reason.
        author: { ...job.author, userId: null },
        now: new Date().toISOString(),
        totalsChanged(_businessId: string, count: number) {
          totals += count;
        },
        jobAdded() {},
      };
      const books = booksOf(ctx);
      const present = await lockEntries(db, job.businessId, [...byId.keys()]);
      const unlinked = new Set(await withoutLinked(ctx, present));
      const changed = present.flatMap((before) => {
        const found = byId.get(before.id);
        if (!found) return [];
        const { transaction, lines } = found.entry;
        const asItIs = { ...before, method: before.categorizationMethod, lines };
        const isOpen = unlinked.has(before) && isOpenToJudging(asItIs, business.books_locked_through);
        if (!isOpen && !restsOnJudgement(asItIs)) return [];
        if (before.version !== found.entry.version) {
          hasMoved = true;
          return [];
        }
        if (!isOpen) return found.said ? [sayOtherwise(books, before, found.said)] : [];
        return [
          judgeAgain(books, before, transaction.accountLedgerId, found.judgement, transaction.amount > 0n),
        ];
      });
      // What the lines count on in the cash flow is of now: the chart may have changed while all this was judged.
      const posted = await post(ctx, { created: [], changed }, { chart: await readChart(ctx) });
      if (!posted.ok) throw new Error(`judged entries were refused: ${posted.problem.detail}`);
      return true;
    },
    (kept) => kept,
  );
  totalsChanged(job.author.tenantId, job.businessId, totals);
  return hasMoved;
}

async function ownBusiness(db: DatabaseTransaction, job: ClaimedJob): Promise<Business> {
  const business = await findBusiness(db, job.businessId);
  if (!business) throw new Error('the business of the job is gone');
  return business;
}

/** Whether judging was asked for again since: that will judge everything anew. */
async function isOvertaken(database: Database, job: ClaimedJob, jobs: readonly string[]): Promise<boolean> {
  const present = await database.read(visibilityOf(job), (db) => findJudgingJobs(db, job.businessId));
  return present.some((id) => !jobs.includes(id));
}

function finish(database: Database, job: ClaimedJob, jobs: readonly string[]): Promise<boolean> {
  return database.write(
    visibilityOf(job),
    async (db) => {
      await deleteJobs(db, job.businessId, jobs);
      return true;
    },
    (kept) => kept,
  );
}

function visibilityOf(job: ClaimedJob): Visibility {
  return { tenantId: job.author.tenantId, businessId: job.businessId };
}
