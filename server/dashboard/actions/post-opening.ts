import type { CallArguments, Client, ClientProblem } from '@/lib/client/client';
import type { operations } from '@/lib/contract/operations';
import type { Side } from '@/lib/contract/primitives';
import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';
import { numberText } from '@/lib/json';
import { accept, type Result, refuse } from '@/lib/result';
import { withdrawalStateOf } from '@/lib/withdrawn-questions';
import { dashboardLogger } from '../session/dashboard-logger';
import { reviewedByHand } from './reviewed-by-hand';

type LedgerBody = CallArguments<(typeof operations)['createLedger']>['body'];
type Line = { ref: string; debit_credit: Side; amount: EntryAmount };
type EntryAmount = CallArguments<
  (typeof operations)['bulkCreateJournalEntries']
>['body'][number]['lines'][number]['amount'];

/** Opening balances of a day. Lines name ledgers by their id, or by the reference of one that is to be made. */
export type Opening = {
  /** The same key makes and posts once. */
  idempotencyKey: string;
  day: Day;
  /** `parent`: the id of a ledger, or the reference of one before it. */
  ledgers: readonly { ref: string; parent: string | null; ledger: LedgerBody }[];
  entries: readonly { description: string; lines: readonly Line[] }[];
  /** The trial balance that the lines complete: a debit is positive. */
  seen: readonly { ledger_id: string; balance: string }[];
};

/**
 * Makes the ledgers, then posts the entries, all or none. A problem says what is known to be posted and which ledgers stay. Sent
 * again, nothing is posted twice: what was posted has changed the trial balance that was seen, and what is being posted has the key.
 */
export async function postOpening(
  client: Client,
  businessId: string,
  opening: Opening,
): Promise<Result<{ entryIds: string[] }, ClientProblem>> {
  const fresh = await checkSeen(client, businessId, opening);
  if (!fresh.ok) return fresh;
  const ids = await makeLedgers(client, businessId, opening);
  if (!ids.ok) return ids;
  if (opening.entries.length === 0) return accept({ entryIds: [] });
  const posted = await client.bulkCreateJournalEntries({
    parameters: { business_id: businessId },
    idempotencyKey: opening.idempotencyKey,
    body: opening.entries.map((entry) => ({
      description: entry.description,
      datetime: startOfDay(opening.day),
      ...reviewedByHand,
      lines: entry.lines.map(({ ref: name, ...line }) => ({
        ledger_id: ids.value.get(name) ?? name,
        ...line,
      })),
    })),
  });
  return posted.ok
    ? accept({ entryIds: posted.value.data.map(({ id }) => id) })
    : refuse(notPosted(posted.problem, ids.value.size));
}

async function checkSeen(
  client: Client,
  businessId: string,
  { day: asOf, seen }: Opening,
): Promise<Result<null, ClientProblem>> {
  const report = await client.getTrialBalance({
    parameters: { business_id: businessId },
    query: { end_datetime: endOfDay(asOf) },
  });
  if (!report.ok) return report;
  const balances = new Map(seen.map(({ ledger_id: id, balance }) => [id, shortest(balance)]));
  const isSame = (report.value.data[0]?.records ?? []).every(({ ledger_id: id, debit, credit }) => {
    const [left, right] = [shortest(numberText(debit)), shortest(numberText(credit))];
    return id === null || (balances.get(id) ?? '0') === (right === '0' ? left : `-${right}`);
  });
  return isSame ? accept(null) : refuse(changedSince);
}

/** Without the zeros behind the last decimal, so that equal amounts are equal texts. */
function shortest(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}

const changedSince: ClientProblem = {
  code: 'stale_version',
  status: 409,
  detail:
    'The balances of that day have changed since the file was compared with them. They were read again: check what is left to post.',
};

/** One after the other; each request counts once, however often it is sent. */
async function makeLedgers(client: Client, businessId: string, { idempotencyKey, ledgers }: Opening) {
  const ids = new Map<string, string>();
  for (const { ref: name, parent, ledger } of ledgers) {
    const made = await client.createLedger({
      parameters: { business_id: businessId },
      idempotencyKey: `${idempotencyKey} ${name}`,
      body: parent === null ? ledger : { ...ledger, parent_id: ids.get(parent) ?? parent },
    });
    if (!made.ok) {
      const detail = `${ledger.name}: ${made.problem.detail}`;
      return refuse(withMade({ ...made.problem, detail }, ids.size));
    }
    ids.set(name, made.value.data.id);
  }
  return accept(ids);
}

/** What is said of entries that were not accepted; where no answer came, they may be posted all the same. */
function notPosted(problem: ClientProblem, made: number): ClientProblem {
  if (problem.code === 'idempotency_mismatch') return problem;
  const isAtWork = problem.code === 'idempotency_in_flight';
  if (!isAtWork && withdrawalStateOf(problem) === 'not') return withMade(problem, made);
  dashboardLogger().warn({ problem }, 'it is not known whether opening balances were posted');
  const why = problem.code === 'unreachable' ? 'Daybook did not answer.' : problem.detail;
  const unknown = 'It is not known whether the balances were posted. Posting again posts nothing twice.';
  const left = made === 0 ? '' : ` ${madeBefore(made)}: posting again uses ${made === 1 ? 'it' : 'them'}.`;
  return { code: 'unknown_outcome', status: problem.status, detail: `${why} ${unknown}${left}` };
}

/** A refusal, and what it leaves in the chart. */
function withMade(problem: ClientProblem, made: number): ClientProblem {
  if (made === 0) return problem;
  const left = `${madeBefore(made)}, without entries: posting again uses ${made === 1 ? 'it' : 'them'}.`;
  return { ...problem, detail: `${problem.detail} No balances were posted. ${left}` };
}

function madeBefore(made: number): string {
  return made === 1
    ? 'The new ledger was created before that and stays'
    : `The ${made} new ledgers were created before that and stay`;
}
