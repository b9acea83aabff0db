import type { Ledger } from '@/lib/contract/ledger';
import { groupBy } from '@/lib/group-by';
import { accountPath } from '@/lib/trial-balance/account-path';
import type { LedgerKind } from '@/lib/trial-balance/ledger-kind';
import { kindFields } from '@/lib/trial-balance/ledger-kind';
import { plainWords } from '@/lib/trial-balance/plain-words';
import type { FileAccount } from '@/lib/trial-balance/trial-balance-file';

/** Where the balance of an account of the file goes. */
export type BalanceTarget =
  | { to: 'ledger'; ledgerId: string }
  /** A ledger to be made; without a kind a person still has to say what it is. */
  | { to: 'new'; kind: LedgerKind | null }
  | { to: 'none' };

export type PlannedAccount = { account: FileAccount; target: BalanceTarget };

/** What the ledger of an account is known by in the plan: the identifier of one that is there, or the line of the account. */
export function refOf({ account, target }: PlannedAccount): string {
  return target.to === 'ledger' ? target.ledgerId : `new ${account.line}`;
}

/** What a person chose for an account, and what was found for it then. */
export type TargetChoice = { chosen: BalanceTarget; insteadOf: BalanceTarget };

/** The target of an account: a new ledger that was chosen while there was none gives way to the one that was made of it since. */
export function followed(found: BalanceTarget, choice: TargetChoice | undefined): BalanceTarget {
  if (choice === undefined) return found;
  const { chosen, insteadOf } = choice;
  return chosen.to === 'new' && insteadOf.to === 'new' && found.to === 'ledger' ? found : chosen;
}

/** The type of the ledger that is meant, and the side on which it usually has its balance; null where there is none yet. */
export function sidesOf(target: BalanceTarget, chart: readonly Ledger[]) {
  if (target.to === 'new') return target.kind && kindFields[target.kind];
  const ledger = target.to === 'ledger' && chart.find(({ id }) => id === target.ledgerId);
  return ledger ? { type: ledger.type, side: ledger.debit_credit } : null;
}

/** The kinds of which a business has one ledger already, which a ledger of the file stands for under any name. */
const kindsOfOneLedger: readonly LedgerKind[] = [
  ...(['accounts_receivable', 'accounts_payable', 'opening_balance', 'retained_earnings'] as const),
];

/**
 * The ledger of the chart for an account, else a new one: the same name, with that of its type before it or not; the
 * same code where the names share a word, as two programs often give one code to different things; or the only ledger
 * of its kind.
 */
export function matcherOf(chart: readonly Ledger[]): (account: FileAccount) => BalanceTarget {
  const ledgers = chart.filter(({ archived }) => !archived);
  const byId = new Map(ledgers.map((ledger) => [ledger.id, ledger]));
  const byName = groupBy(ledgers, ({ name }) => plainWords(name));
  const byPath = groupBy(ledgers, (ledger) => plainWords(ledgerPath(ledger, byId)));
  const byCode = groupBy(ledgers, ({ sort_code: code }) => code ?? '');
  const belowType = (name: string) => {
    const { type, names } = accountPath(name);
    return (byPath.get(plainWords(names.join(':'))) ?? []).filter((ledger) => ledger.type === type);
  };
  return ({ code, name, proposal }) => {
    const words = plainWords(name);
    const named = byName.get(words) ?? [];
    const found =
      only(named.filter((ledger) => code !== null && ledger.sort_code === code)) ??
      only(byPath.get(words) ?? []) ??
      only(named) ??
      only(belowType(name)) ??
      only(
        (byCode.get(code ?? '') ?? []).filter((ledger) => code !== null && sharesWord(ledger.name, name)),
      ) ??
      onlyOfKind(ledgers, proposal?.kind);
    return found ? { to: 'ledger', ledgerId: found.id } : { to: 'new', kind: newKind(proposal?.kind) };
  };
}

/** A second ledger of the business's own lists would be an ordinary one. */
function newKind(kind: LedgerKind | undefined): LedgerKind | null {
  if (kind === 'accounts_receivable') return 'current_asset';
  return kind === 'accounts_payable' ? 'current_liability' : (kind ?? null);
}

function only<Each>(found: readonly Each[]): Each | undefined {
  return found.length === 1 ? found[0] : undefined;
}

function onlyOfKind(ledgers: readonly Ledger[], kind: LedgerKind | undefined): Ledger | undefined {
  if (kind === undefined || !kindsOfOneLedger.includes(kind)) return undefined;
  const { subtype, accountType } = kindFields[kind];
  return only(
    ledgers.filter((ledger) =>
      accountType ? ledger.financial_account_type === accountType : ledger.subtype === subtype,
    ),
  );
}

function sharesWord(left: string, right: string): boolean {
  const words = (text: string) => new Set<string>(plainWords(text).match(/[\p{L}\p{M}]{4,}/gu));
  const others = words(right);
  return [...words(left)].some((word) => others.has(word));
}

/** The name of a ledger with those of its parents before it: "Utilities:Gas". */
export function ledgerPath(ledger: Ledger, byId: ReadonlyMap<string, Ledger>): string {
  const parent = ledger.parent_id === null ? undefined : byId.get(ledger.parent_id);
  return parent ? `${ledgerPath(parent, byId)}:${ledger.name}` : ledger.name;
}
