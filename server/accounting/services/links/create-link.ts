import { conflict, invalid, type Problem } from '@/lib/contract/problem';
import type { TransactionLink, TransactionLinkCreate } from '@/lib/contract/transaction-link';
import { newIdentifier } from '@/lib/ids/identifier';
import { minorUnitsIn } from '@/lib/money/minor-units-in';
import { accept, type Result, refuse } from '@/lib/result';
import type { Entry } from '../../domain/journal-entry/entry';
import type { ConfirmedWith, Link, Replaced } from '../../domain/links/link';
import { type AskedLink, readAskedLink } from '../../domain/links/read-asked-link';
import { insertLinks, lockLinkOfPair, saveLink } from '../../store/link-store';
import { askForJudging } from '../categorization/ask-for-judging';
import { audit, type BusinessContext, inactiveRefusal, type Outcome } from '../context';
import { relyOnBooks } from '../rely-on-books';
import { confirmLinked } from './confirm-linked';
import { lockLinkWithGroup } from './lock-linked';
import { makeLink } from './make-link';
import { presentLink } from './present-link';
import { refuseOutdatedPayments } from './refuse-outdated-payments';
import { rematchPaid } from './rematch-item';
import { rescoreTransfers } from './rescore-transfers';

/** Makes a link, or accepts a suggested one with those of its group, all or nothing. */
export async function createLink(
  given: BusinessContext,
  input: TransactionLinkCreate,
): Promise<Outcome<TransactionLink>> {
  const ctx = await relyOnBooks(given);
  const asked = readAskedLink(input, (amount) => minorUnitsIn(amount, ctx.business.currency));
  if (!asked.ok) return asked;
  // What is suggested is of what the books have already: accepting it is a part of their review.
  const inactive = 'linkId' in asked.value ? null : inactiveRefusal(ctx);
  if (inactive) return refuse(inactive);
  const linked =
    'linkId' in asked.value ? await acceptLink(ctx, asked.value.linkId) : await link(ctx, asked.value);
  if (!linked.ok) return linked;
  if (input.confirm) {
    const confirmed = await confirmLinked(ctx, linked.value);
    if (!confirmed.ok) return confirmed;
    await keepConfirmed(ctx, linked.value, confirmed.value);
  }
  await rescoreTransfers(ctx, linked.value);
  await rematchPaid(ctx, linked.value);
  // What was suggested beside it may be something else.
  askForJudging(ctx);
  const [first] = linked.value;
  if (!first) throw new Error('one link expected');
  return accept(presentLink(ctx.business, first));
}

/** Keeps what was confirmed with the links, for their undoing, with the first of them. */
async function keepConfirmed(
  ctx: BusinessContext,
  [first]: readonly Link[],
  confirmed: readonly ConfirmedWith[],
): Promise<void> {
  if (!first || confirmed.length === 0) return;
  const known = new Set(confirmed.map(({ entryId }) => entryId));
  const earlier = (first.confirmed ?? []).filter(({ entryId }) => !known.has(entryId));
  await saveLink(ctx.db, ctx.business.id, { ...first, confirmed: [...earlier, ...confirmed] });
}

/** Accepts the suggested link and the others of its group; what is linked already stays so. The link itself comes first. */
async function acceptLink(ctx: BusinessContext, id: string): Promise<Result<Link[], Problem>> {
  const group = await lockLinkWithGroup(ctx, id);
  if (group.length === 0) {
    const message = 'is not a link of this business';
    return refuse(invalid([{ path: '/link_id', code: 'not_found', message }]));
  }
  const outdated = await refuseOutdatedPayments(ctx, group);
  if (outdated) return refuse(outdated);
  const linked: Link[] = [];
  for (const each of group) {
    const made: Result<Link, Problem> =
      each.status === 'linked' ? accept(each) : await decideLink(ctx, each, each);
    if (!made.ok) return made;
    linked.push(made.value);
  }
  return accept([...linked.filter((each) => each.id === id), ...linked.filter((each) => each.id !== id)]);
}

async function link(ctx: BusinessContext, asked: AskedLink): Promise<Result<Link[], Problem>> {
  const made = await decideLink(ctx, asked, null);
  return made.ok ? accept([made.value]) : made;
}

/**
 * Links what is asked for, and keeps it: over the link of the pair, if there is one.
 * @param known that link; null where it is looked up
 * @param again what the entries said of it, and what it replaced, where it is made again
 */
export async function decideLink(
  ctx: BusinessContext,
  asked: AskedLink,
  known: Link | null,
  again: { suggestion: Entry['suggestion']; replaced: readonly Replaced[] } | null = null,
): Promise<Result<Link, Problem>> {
  const made = await makeLink(ctx, asked, again?.suggestion ?? null);
  if (!made.ok) return made;
  const before = known ?? (await lockLinkOfPair(ctx.db, ctx.business.id, made.value));
  // A payment more would take the place of the first in its link, and stay when that is deleted.
  if (!known && before?.status === 'linked') return refuse(linkedAlready(before));
  const decidedBy = ctx.author.userId ?? ctx.author.applicationId;
  const after: Link = {
    id: before?.id ?? newIdentifier('transaction_link'),
    groupId: known?.groupId ?? null,
    confidence: before?.confidence ?? 1,
    reasons: before?.reasons ?? [],
    createdAt: before?.createdAt ?? ctx.now,
    ...made.value,
    replaced: made.value.replaced.map((each) => asBefore(each, again?.replaced ?? [])),
    status: 'linked',
    decidedBy,
    updatedAt: ctx.now,
  };
  if (before) await saveLink(ctx.db, ctx.business.id, after);
  else insertLinks(ctx.db, ctx.business.id, [after]);
  audit(ctx, ctx.business.id, [
    {
      action: 'link',
      resourceType: 'transaction',
      resourceId: after.transactionId,
      before: before && presentLink(ctx.business, before),
      after: presentLink(ctx.business, after),
    },
  ]);
  return accept(after);
}

function linkedAlready({ id }: Link): Problem {
  const detail = `The two are linked already, by ${id}: delete that link first, and link them anew.`;
  return conflict('/transaction_id', 'transaction_linked', detail);
}

/** What a link replaced before it was parted comes back when it ends again, not what took its place meanwhile. */
function asBefore(replaced: Replaced, all: readonly Replaced[]): Replaced {
  const before = all.find(({ entryId }) => entryId === replaced.entryId);
  // One that placed no line had them already, and leaves them; one that places none now finds those of a person.
  if (!before || before.placed.length === 0) return before ?? replaced;
  return replaced.placed.length === 0 ? replaced : { ...before, placed: replaced.placed };
}
