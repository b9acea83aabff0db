import type { Ledger } from '@/lib/contract/ledger';
import { isCashKind } from '@/lib/contract/ledger-kinds';
import { groupBy } from '@/lib/group-by';
import { kindFields, type LedgerKind } from '@/lib/trial-balance/ledger-kind';
import type { FileAccount } from '@/lib/trial-balance/trial-balance-file';
import { type BalanceTarget, type PlannedAccount, refOf } from './match-ledger';
import { type LedgerPlace, parentLedgers } from './parent-ledgers';

/** What the books hold on the day, in minor units; a debit is positive. */
export type BooksBalances = { ofLedgers: ReadonlyMap<string, bigint>; earlierYears: bigint };

/** A ledger of the plan: one that is there, the new one of an account, or a new one above several of these. */
export type PlannedLedger = {
  /** The identifier of a ledger, or `new` and the line of its account, or that of a parent without one. */
  ref: string;
  ledger: Ledger | null;
  made: (LedgerPlace & { code: string | null; kind: LedgerKind }) | null;
  inFile: bigint;
  inBooks: bigint;
  /** What is left to post: nothing on receivable and payable, which invoices and bills post. */
  toPost: bigint;
  /** What invoices or bills still have to say. */
  toEnter: bigint;
};

export type Plan = {
  ledgers: PlannedLedger[];
  /** Those of them that the file does not have. */
  others: PlannedLedger[];
  /** Debits and credits of the accounts in the file, also of those that are left out. */
  fileDebit: bigint;
  fileCredit: bigint;
  /** Accounts whose kind a person still has to say. */
  unsaid: FileAccount[];
  /** What the lines lack to be balanced: a debit is positive. It goes to opening balance equity, or nothing is posted. */
  difference: bigint;
  /** What stands on opening balance equity, where all else is in the books as in the file; otherwise 0. */
  onEquity: bigint;
};

type PlanOptions = {
  chart: readonly Ledger[];
  books: BooksBalances;
  /** Without, the file is a chart alone, and nothing is posted. */
  hasBalances: boolean;
  /** Accounts without a balance get a ledger, too. */
  makesEmpty: boolean;
  /** Ledgers that the file does not have come to zero. */
  zeroesOthers: boolean;
};

/**
 * What has to be posted so that the trial balance of the day is that of the file: of each ledger its balance in the file less that
 * in the books, so that what was entered before, such as open invoices, does not count twice, and the same file posts nothing the
 * second time.
 */
export function planOpening(
  accounts: readonly PlannedAccount[],
  { chart, books, hasBalances, makesEmpty, zeroesOthers }: PlanOptions,
): Plan {
  const retained = retainedEarnings(chart);
  const controls = controlLedgers(chart);
  const inBooks = (id: string) =>
    (books.ofLedgers.get(id) ?? 0n) + (id === retained?.id ? books.earlierYears : 0n);
  const plannedOf = (ledger: Ledger, inFile: bigint, isPosted = hasBalances): PlannedLedger => {
    const left = isPosted ? inFile - inBooks(ledger.id) : 0n;
    const isControl = controls.has(ledger.id);
    return {
      ...{ ref: ledger.id, ledger, made: null, inFile, inBooks: inBooks(ledger.id) },
      toPost: isControl ? 0n : left,
      toEnter: isControl ? left : 0n,
    };
  };
  const taken = accounts.filter(({ target, account }) => isTaken(target, account, makesEmpty));
  const inFile = inFileOf(taken, chart, plannedOf);
  const named = new Set(inFile.map(({ ref }) => ref));
  const others = chart
    .filter(({ id }) => hasBalances && inBooks(id) !== 0n && !named.has(id))
    .map((ledger) => plannedOf(ledger, 0n, zeroesOthers));
  const left = [...inFile, ...others].filter(({ toPost }) => toPost !== 0n);
  const equity = left.length === 1 ? others.find((each) => each === left[0] && isEquity(each)) : undefined;
  // The difference was put there before: it would be taken off and put there again.
  const shown = others.map((each) => (each === equity ? { ...each, toPost: 0n } : each));
  const ledgers = [...inFile, ...shown];
  return {
    ledgers,
    others: shown,
    onEquity: equity?.inBooks ?? 0n,
    fileDebit: sumOf(accounts, ({ account: { units } }) => (units > 0n ? units : 0n)),
    fileCredit: sumOf(accounts, ({ account: { units } }) => (units < 0n ? -units : 0n)),
    unsaid: taken.flatMap(({ account, target }) =>
      target.to === 'new' && target.kind === null ? [account] : [],
    ),
    difference: -sumOf(ledgers, ({ toPost }) => toPost),
  };
}

/** The ledgers of the file, each with the sum of its accounts. */
function inFileOf(
  taken: readonly PlannedAccount[],
  chart: readonly Ledger[],
  plannedOf: (ledger: Ledger, inFile: bigint) => PlannedLedger,
): PlannedLedger[] {
  const byId = new Map(chart.map((ledger) => [ledger.id, ledger]));
  const byName = groupBy(taken, ({ account }) => account.name);
  const { parents, placeOf } = parentLedgers(taken, chart);
  const newOf = (ref: string, made: PlannedLedger['made'], inFile = 0n): PlannedLedger => ({
    ...{ ref, ledger: null, made, inFile, inBooks: 0n, toPost: inFile, toEnter: 0n },
  });
  const ofAccounts = [...groupBy(taken, refOf)].map(([ref, of]) => {
    const inFile = sumOf(of, ({ account }) => account.units);
    const ledger = byId.get(ref);
    if (ledger) return plannedOf(ledger, inFile);
    return newOf(
      ref,
      madeOf(of, (name) => (byName.get(name)?.length ?? 0) > 1, placeOf),
      inFile,
    );
  });
  return [...ofAccounts, ...parents.map(({ ref, ...made }) => newOf(ref, { ...made, code: null }))];
}

/** The business's own receivable and payable: of several ledgers of the kind the oldest. */
function controlLedgers(chart: readonly Ledger[]): Set<string> {
  return new Set(
    (['accounts_receivable', 'accounts_payable'] as const).flatMap((kind) => {
      const first = oldest(chart.filter(({ financial_account_type: type }) => type === kind));
      return first ? [first.id] : [];
    }),
  );
}

/** The one on which results of earlier years count: the same before and after an import made another one. */
function retainedEarnings(chart: readonly Ledger[]): Ledger | undefined {
  return oldest(chart.filter(({ subtype, archived }) => subtype === 'retained_earnings' && !archived));
}

function oldest(ledgers: readonly Ledger[]): Ledger | undefined {
  return ledgers.toSorted((left, right) => Date.parse(left.created_at) - Date.parse(right.created_at))[0];
}

function isEquity({ ledger }: PlannedLedger): boolean {
  return ledger?.subtype === 'opening_balance';
}

function isTaken(target: BalanceTarget, { units }: FileAccount, makesEmpty: boolean): boolean {
  if (target.to === 'none') return false;
  return target.to === 'ledger' || units !== 0n || makesEmpty;
}

/** Two new ledgers of one name are told apart by their codes. */
function madeOf(
  [first]: readonly PlannedAccount[],
  isShared: (name: string) => boolean,
  placeOf: (name: string, kind: LedgerKind) => LedgerPlace,
): PlannedLedger['made'] {
  if (first?.target.to !== 'new' || first.target.kind === null) return null;
  const { kind } = first.target;
  const { code, name } = first.account;
  const place = placeOf(name === '' ? (code ?? '') : name, kind);
  return {
    ...place,
    name: isShared(name) && code !== null ? `${place.name} (${code})` : place.name,
    code,
    kind,
  };
}

function sumOf<Each>(all: readonly Each[], unitsOf: (each: Each) => bigint): bigint {
  return all.reduce((sum, each) => sum + unitsOf(each), 0n);
}

/** Whether the ledger is money, which the cash flow explains by the other lines of an entry. */
export function isCash({ ledger, made }: PlannedLedger): boolean {
  return isCashKind(ledger ? ledger.financial_account_type : made ? kindFields[made.kind].accountType : null);
}
