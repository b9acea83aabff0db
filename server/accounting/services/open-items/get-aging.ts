import type { Aging, AgingQuery } from '@/lib/contract/aging';
import type { ItemKind } from '@/lib/contract/item-kind';
import { dayOf, endOfDay } from '@/lib/dates/instant';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept } from '@/lib/result';
import {
  type AgedBand,
  ageParties,
  outlookOf,
  type Sum,
  sumBands,
  sumOf,
} from '../../domain/postings/age-parties';
import { itemsDue, onAccountByDay } from '../../store/open-items/aging-store';
import { tables } from '../../store/open-items/item-rows';
import { findUncounted } from '../../store/open-items/uncounted-items';
import { findParties } from '../../store/party-store';
import type { BusinessContext, Outcome } from '../context';
import { readProbablyPaid } from './read-probable-payments';

const nobody = { vendor: 'No vendor named', customer: 'No customer named' };

/** What was open at the end of the day asked for, today (UTC) if none is, by party and by how long it had been due. */
export async function getAging(
  ctx: BusinessContext,
  kind: ItemKind,
  query: AgingQuery,
): Promise<Outcome<Aging>> {
  const asOf = query.as_of ?? dayOf(ctx.now);
  const { party } = tables[kind];
  const probablyPaid = await readProbablyPaid(ctx, kind, endOfDay(asOf));
  const [items, onAccount, uncounted] = await Promise.all([
    itemsDue(ctx.db, ctx.business.id, kind, query.basis, asOf, probablyPaid),
    onAccountByDay(ctx.db, ctx.business.id, kind, query.basis, asOf),
    findUncounted(ctx.db, ctx.business, kind, asOf),
  ]);
  const aged = ageParties(items, onAccount, asOf);
  const ids = aged.flatMap(({ partyId }) => partyId ?? []);
  const known = await findParties(ctx.db, party, ctx.business.id, ids);
  const amount = (units: bigint) => amountNumber(units, decimalsOf(ctx.business.currency));
  const outlook = outlookOf(aged, asOf);
  const sum = ({ count, amount: units }: Sum) => ({ count, amount: amount(units) });
  const shown = (bands: readonly AgedBand[]) => ({
    count: bands.reduce((sum, { band, count }) => (band === 'credit' ? sum : sum + count), 0),
    amount: amount(bands.reduce((sum, each) => sum + each.amount, 0n)),
    bands: bands.map((each) => ({
      band: each.band,
      ...sum(each),
      probably_paid: sum(each.probable),
      on_account: sum(each.onAccount),
    })),
  });
  const parties = aged.map(({ partyId, bands }) => ({
    [`${party}_id`]: partyId,
    name: partyId === null ? nobody[party] : (known.get(partyId)?.name ?? ''),
    ...shown(bands),
  }));
  return accept({
    as_of: asOf,
    basis: query.basis,
    ...shown(sumBands(aged)),
    outlook: {
      overdue: sum(outlook.overdue),
      due_in_7_days: sum(outlook.dueIn7Days),
      due_in_30_days: sum(outlook.dueIn30Days),
      due_later: sum(outlook.dueLater),
      probably_paid: sum(outlook.probablyPaid),
      probably_paid_in_part: sum(sumOf(items.map(({ inPart }) => inPart))),
      on_account: sum(outlook.onAccount),
    },
    not_counted: { issued_later: sum(uncounted.issuedLater), before_start: sum(uncounted.beforeStart) },
    parties: parties.sort((left, right) => (left.name < right.name ? -1 : 1)),
  });
}
