import type { JournalEntry } from '@/lib/contract/journal-entry';
import { conflict, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Entry } from '../../domain/journal-entry/entry';
import type { Link } from '../../domain/links/link';
import { type Change, changesLines } from '../../domain/postings/posting';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { findEntriesOfTransactions, findLinksOfTransactions, lockLink } from '../../store/link-store';
import { askForJudging } from '../categorization/ask-for-judging';
import type { BusinessContext } from '../context';
import { presentEntry } from '../postings/present-entry';
import { decideLink } from './create-link';
import { rescoreTransfers } from './rescore-transfers';

/** A transfer to be made again, and the entries that return to it. The path is a JSON pointer to what in the request asks for it. */
export type LinkedAgain = { link: Link; entryIds: string[]; suggestion: Entry['suggestion']; path: string };

/**
 * The transfers that are made again because a leg returns to a version at which it was one, and the changes without what that
 * does: the lines of that version alone would be half a transfer. Refused where the other leg was changed by a person since, and where
 * the entry was a refund. Changes nothing.
 */
export async function findLinkedAgain(
  ctx: BusinessContext,
  changed: readonly Change[],
): Promise<Result<{ changed: readonly Change[]; again: readonly LinkedAgain[] }, Problem>> {
  const returning = changed.filter(returnsToLink);
  if (returning.length === 0) return accept({ changed, again: [] });
  const again = new Map<string, LinkedAgain>();
  for (const change of returning) {
    const path = `${change.path}/return_to_version`;
    const found = await findEnded(ctx, change, path);
    if (!found.ok) return found;
    const link = found.value;
    const other = await otherLegOf(ctx, link, change.before);
    const returnsToo = returning.some(({ before }) => before.id === other?.id);
    if (!other || !(returnsToo || isAsParted(other, link)))
      return refuse(endedLink(link, change.before, path));
    const entryIds = [...(again.get(link.id)?.entryIds ?? []), change.before.id];
    again.set(link.id, { link, entryIds, suggestion: change.after.suggestion, path });
  }
  return accept({
    changed: changed.flatMap((change) => (returning.includes(change) ? withoutLines(change) : [change])),
    again: [...again.values()],
  });
}

/** Makes the transfers again. Gives the entries of their legs as they are then, or why it is refused. */
export async function linkAgain(
  ctx: BusinessContext,
  all: readonly LinkedAgain[],
): Promise<Result<ReadonlyMap<string, JournalEntry>, Problem>> {
  const { db, business } = ctx;
  const linked: Link[] = [];
  for (const { link, entryIds, suggestion, path } of all) {
    const ended = await lockLink(db, business.id, link.id);
    if (ended?.status !== 'declined')
      throw new Error(`${link.id} has changed although its entries are locked`);
    const replaced = ended.replaced.filter(({ entryId }) => entryIds.includes(entryId));
    const made = await decideLink(ctx, ended, ended, { suggestion, replaced });
    if (!made.ok) return refuse(at(path, made.problem));
    linked.push(made.value);
  }
  await rescoreTransfers(ctx, linked);
  askForJudging(ctx);
  const ids = await findEntriesOfTransactions(db, business.id, linked.flatMap(legsOf));
  const entries = await findEntries(db, business.id, ids);
  return accept(new Map(entries.map((entry) => [entry.id, presentEntry(business, entry)])));
}

/** Also a refund of credit has that method: what it pays is in its lines. */
function returnsToLink(change: Change): boolean {
  const { categorizationMethod: method, transactionId, lines } = change.after;
  return (
    transactionId !== null &&
    (method === 'transfer' || method === 'refund') &&
    lines.every(({ paymentId }) => paymentId === null) &&
    changesLines(change)
  );
}

/**
 * The transfer that the entry was a leg of at the version that it returns to: the one that placed its lines, or else its only one.
 * One that was merely suggested has replaced nothing.
 */
async function findEnded(
  { db, business }: BusinessContext,
  { before, after, returnsTo }: Change,
  path: string,
): Promise<Result<Link, Problem>> {
  const links = (await findLinksOfTransactions(db, business.id, [before.transactionId ?? '']))
    .filter(
      ({ kind, status, replaced }) =>
        kind === after.categorizationMethod && status === 'declined' && replaced.length > 0,
    )
    .sort((one, two) => (one.updatedAt < two.updatedAt ? 1 : -1));
  const hasPlaced = ({ replaced }: Link) =>
    replaced.some(
      ({ entryId, placed: [line] }) =>
        entryId === before.id && line !== undefined && returnsTo?.has(line) === true,
    );
  const [last, other] = links;
  const found = links.find(hasPlaced) ?? (other ? undefined : last);
  return found?.kind === 'transfer' ? accept(found) : refuse(endedLink(found ?? null, before, path));
}

async function otherLegOf(
  { db, business }: BusinessContext,
  link: Link,
  own: Entry,
): Promise<Entry | undefined> {
  const ids = await findEntriesOfTransactions(db, business.id, legsOf(link));
  return (await findEntries(db, business.id, ids)).find(({ id }) => id !== own.id);
}

/** Whether nobody but the service has changed the leg since its transfer was parted. */
function isAsParted({ updatedAt, suggestion, version }: Entry, link: Link): boolean {
  return updatedAt === link.updatedAt || suggestion?.atVersion === version;
}

/** The change of anything else, if there is any. */
function withoutLines(change: Change): Change[] {
  const { before } = change;
  const { lines, categorizationMethod, suggestion } = before;
  const after = { ...change.after, lines, categorizationMethod, suggestion };
  const members = Object.keys(after) as (keyof Entry)[];
  return members.some((member) => after[member] !== before[member]) ? [{ ...change, after }] : [];
}

function legsOf({ transactionId, otherTransactionId }: Link): string[] {
  return [transactionId, otherTransactionId ?? []].flat();
}

function endedLink(link: Link | null, { transactionId }: Entry, path: string): Problem {
  const other = link && legsOf(link).find((id) => id !== transactionId);
  const detail =
    link?.kind === 'transfer'
      ? `The entry was a leg of the transfer with ${other}, and that one was changed since: return it to what it was first, or link the two as a transfer.`
      : `The entry was linked${other ? ` as the refund of ${other}` : ''} at that version, and is no longer: choose its ledger, or link the two again.`;
  return conflict(path, 'link_ended', detail);
}

function at(path: string, problem: Problem): Problem {
  const errors = (problem.errors ?? []).map((each) => ({ ...each, path }));
  return { ...problem, errors };
}
