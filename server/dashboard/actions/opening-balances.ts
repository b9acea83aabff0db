'use server';

import { z } from 'zod';
import type { ClientProblem } from '@/lib/client/client';
import { bulkLimit } from '@/lib/contract/bulk-limit';
import { ledgerCreate } from '@/lib/contract/ledger';
import { day, description, identifier, side } from '@/lib/contract/primitives';
import { endOfDay, startOfDay } from '@/lib/dates/instant';
import { numberText } from '@/lib/json';
import { accept, type Result, refuse } from '@/lib/result';
import type { Member } from '../session/guard';
import { answerMember } from './answer';
import { decimalAmount } from './decimal-amount';
import { reviewedByHand } from './reviewed-by-hand';

const ref = z.string().max(64);

const opening = z.strictObject({
  idempotencyKey: z.uuid(),
  day,
  /** The ledgers to be made, each under a reference that lines name. */
  ledgers: z.array(z.strictObject({ ref, ledger: ledgerCreate })).max(bulkLimit),
  entries: z
    .array(
      z.strictObject({
        description,
        lines: z.array(z.strictObject({ ref, debit_credit: side, amount: decimalAmount })).max(bulkLimit),
      }),
    )
    .max(10),
  /** The trial balance that the lines complete: a debit is positive. */
  seen: z.array(z.strictObject({ ledger_id: identifier('ledger'), balance: z.string().max(32) })).max(10_000),
});

/**
 * Makes the ledgers, then posts the entries, all or none. Refused where the trial balance of the day is no longer the one seen.
 * Where the entries are refused, the ledgers stay, without entries: the same file then finds them by name and code.
 */
export async function importOpeningBalances(businessId: string, input: z.input<typeof opening>) {
  return answerMember({ businessId, need: 'write' }, opening, input, async (member, read) => {
    const fresh = await checkSeen(member, businessId, read);
    if (!fresh.ok) return fresh;
    const ids = await makeLedgers(member, businessId, read);
    if (!ids.ok) return ids;
    const made = ids.value.size;
    if (read.entries.length === 0) return accept({ entryIds: [] });
    const posted = await member.client.bulkCreateJournalEntries({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.entries.map((entry) => ({
        description: entry.description,
        datetime: startOfDay(read.day),
        ...reviewedByHand,
        lines: entry.lines.map(({ ref: name, ...line }) => ({
          ledger_id: ids.value.get(name) ?? name,
          ...line,
        })),
      })),
    });
    return posted.ok
      ? accept({ entryIds: posted.value.data.map(({ id }) => id) })
      : refuse(withMade(posted.problem, made));
  });
}

type Opening = z.output<typeof opening>;

async function checkSeen(
  { client }: Member,
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
async function makeLedgers({ client }: Member, businessId: string, { idempotencyKey, ledgers }: Opening) {
  const ids = new Map<string, string>();
  for (const { ref: name, ledger } of ledgers) {
    const made = await client.createLedger({
      parameters: { business_id: businessId },
      idempotencyKey: `${idempotencyKey} ${name}`,
      body: ledger,
    });
    if (!made.ok) {
      const detail = `${ledger.name}: ${made.problem.detail}`;
      return refuse(withMade({ ...made.problem, detail }, ids.size));
    }
    ids.set(name, made.value.data.id);
  }
  return accept(ids);
}

/** A refusal, and what it leaves in the chart. */
function withMade(problem: ClientProblem, made: number): ClientProblem {
  if (made === 0) return problem;
  const left =
    made === 1
      ? 'The new ledger was created before that and stays, without entries: posting again uses it.'
      : `The ${made} new ledgers were created before that and stay, without entries: posting again uses them.`;
  return { ...problem, detail: `${problem.detail} No balances were posted. ${left}` };
}
