import { isRealAccount } from '@/lib/contract/ledger';
import type { Problem } from '@/lib/contract/problem';
import type { ExternalAccount } from '@/lib/contract/transaction';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import type { Line } from '../../domain/journal-entry/entry';
import { tokensOf } from '../../domain/links/leg-words';
import { amountsWithFee, saysTransfer } from '../../domain/links/transfers/match-fee-transfers';
import type { Change } from '../../domain/postings/posting';
import type { BankMovement } from '../../domain/transactions/off-the-bank';
import { listExternalAccounts } from '../../store/external-account-store';
import { findLinksOfTransactions } from '../../store/link-store';
import { findBankMovements } from '../../store/transaction-store';
import { findAboutOpposite, findLegs, findOpposite, type LegRow } from '../../store/transfer-candidates';
import type { BusinessContext } from '../context';
import { transferFacts } from './transfer-facts';

/**
 * Refuses lines on the ledger of another own account where that account has its own transaction of the movement: of the same
 * amount, of the amount of such a line where a fee stands beside it, or suggested as the other leg.
 * @param changed changes of the lines of bank entries
 */
export async function refuseTwice(
  ctx: BusinessContext,
  changed: readonly Change[],
  chart: Chart,
): Promise<Problem | null> {
  const suspects = changed.filter((change) => newRealLines(change, chart).length > 0);
  if (suspects.length === 0) return null;
  const { db, business } = ctx;
  const accounts = await listExternalAccounts(db, business.id);
  const ids = suspects.flatMap(({ after }) => after.transactionId ?? []);
  const movements = await findBankMovements(db, business.id, ids);
  for (const change of suspects) {
    const movement = movements.get(change.after.transactionId ?? '');
    const lines = newRealLines(change, chart).filter(({ ledgerId }) => ledgerId !== movement?.ledgerId);
    if (!movement || lines.length === 0) continue;
    const leg = await findOwnLeg(ctx, change, accounts, movement, lines, chart);
    if (leg) return twiceOn(leg, accounts, movement, change.linesPath);
  }
  return null;
}

/** The other account's own transaction of the movement, if it has one. */
async function findOwnLeg(
  ctx: BusinessContext,
  { after }: Change,
  accounts: readonly ExternalAccount[],
  movement: BankMovement,
  lines: readonly Line[],
  chart: Chart,
): Promise<LegRow | undefined> {
  const { db, business } = ctx;
  const id = after.transactionId ?? '';
  const own = accounts.find(({ ledger_id: ledgerId }) => ledgerId === movement.ledgerId);
  const isOther = ({ externalAccountId }: LegRow) =>
    accounts.some(
      (each) => each.id === externalAccountId && lines.some(({ ledgerId }) => ledgerId === each.ledger_id),
    );
  if (!own) return undefined;
  const sign = movement.amount < 0n ? -1n : 1n;
  const sought = { id, externalAccountId: own.id, amount: movement.amount, day: after.datetime.slice(0, 10) };
  const amounts = new Set([movement.amount, ...lines.map(({ amount }) => sign * amount)]);
  const equal = await findOpposite(
    db,
    business.id,
    [...amounts].map((amount) => ({ ...sought, amount })),
  );
  const suggested = (await findLinksOfTransactions(db, business.id, [id])).filter(
    ({ kind, status }) => kind === 'transfer' && status === 'suggested',
  );
  const likely = [
    ...equal.map((each) => each.id),
    ...suggested.flatMap((link) => [link.transactionId, link.otherTransactionId ?? []].flat()),
  ];
  const lessFee = await findAboutOpposite(db, business.id, [
    { ...sought, ...amountsWithFee(movement.amount) },
  ]);
  const legs = await findLegs(db, business.id, [...new Set([id, ...likely, ...lessFee])]);
  const facts = transferFacts(ctx, accounts, chart, []);
  const isCalledTransfer = (leg: LegRow | undefined) => {
    const account = facts.accounts.find((each) => each.id === leg?.externalAccountId);
    return leg !== undefined && account !== undefined && saysTransfer(tokensOf(leg.text), account, facts);
  };
  const isWorded = isCalledTransfer(legs.find((leg) => leg.id === id));
  return legs
    .filter((leg) => leg.id !== id && isOther(leg))
    .find((leg) => likely.includes(leg.id) || isWorded || isCalledTransfer(leg));
}

function twiceOn(
  leg: LegRow,
  accounts: readonly ExternalAccount[],
  movement: BankMovement,
  path: string,
): Problem {
  const name = accounts.find(({ id }) => id === leg.externalAccountId)?.name ?? '';
  const withFee = leg.amount === -movement.amount ? '' : ', with the difference as its fee';
  const message = `${name} has its own transaction of this transfer, ${leg.id} of ${leg.day}: link it as a transfer instead${withFee}`;
  return {
    code: 'conflict',
    detail: `The transfer would be on ${name} twice: ${message}.`,
    errors: [{ path, code: 'transfer_leg_exists', message, resource_id: leg.id }],
  };
}

/** The new lines of the entry on the ledgers of real accounts. */
export function newRealLines({ before, after }: Change, { ledgers }: Chart): Line[] {
  const known = new Set(before.lines.map(({ id }) => id));
  return after.lines.filter(
    ({ id, ledgerId }) =>
      !known.has(id) && isRealAccount(ledgers.get(ledgerId)?.financial_account_type ?? null),
  );
}
