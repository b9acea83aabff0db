import type { Ledger } from '@/lib/contract/ledger';
import type { LedgerType } from '@/lib/contract/ledger-kinds';
import { kindFields, type LedgerKind } from '@/lib/trial-balance/ledger-kind';
import { plainWords } from '@/lib/trial-balance/plain-words';
import { ledgerPath, type PlannedAccount, refOf, sidesOf } from './match-ledger';

/** Where a new ledger stands in the chart. */
export type Place = {
  /** What its parent is known by in the plan: the identifier of a ledger, or the reference of a new one; null at the top. */
  parent: string | null;
  /** What the parent is called, with those above it. */
  below: string | null;
  /** Its name there. */
  name: string;
  /** How many names its account has, those of its parents first: parents are made before what is below them. */
  level: number;
};

/** A new ledger that has no account of its own. */
export type Parent = Place & { ref: string; kind: LedgerKind };

type Path = readonly string[];
type Named = { path: Path; type: LedgerType };
/** `line`: of the first account that begins so. */
type Prefix = Named & { kind: LedgerKind; line: number };

/**
 * Programs print an account with the names of those above it, "Utilities:Gas". It goes below the account or the ledger of that name and
 * type, or below a new ledger where several new accounts have it in common. Other colons are a part of the name.
 * @param accounts those that get a ledger
 */
export function parentLedgers(accounts: readonly PlannedAccount[], chart: readonly Ledger[]) {
  const news = accounts.flatMap(({ account, target }) =>
    target.to === 'new' && target.kind !== null
      ? [{ line: account.line, path: pathOf(account.name), kind: target.kind }]
      : [],
  );
  const refs = new Map<string, string>();
  const byId = new Map(chart.map((ledger) => [ledger.id, ledger]));
  for (const ledger of chart) {
    if (!ledger.archived) refs.set(keyOf({ path: [ledgerPath(ledger, byId)], type: ledger.type }), ledger.id);
  }
  for (const planned of accounts) {
    const type = sidesOf(planned.target, chart)?.type;
    if (type) refs.set(keyOf({ path: pathOf(planned.account.name), type }), refOf(planned));
  }
  const missing = sharedPrefixes(news).filter((prefix) => !refs.has(keyOf(prefix)));
  for (const prefix of missing) refs.set(keyOf(prefix), refOfParent(prefix));
  const placeOf = ({ path, type }: Named): Place => {
    for (let length = path.length - 1; length > 0; length -= 1) {
      const above = path.slice(0, length);
      const parent = refs.get(keyOf({ path: above, type }));
      if (parent !== undefined)
        return { parent, below: above.join(':'), name: path.slice(length).join(':'), level: path.length };
    }
    return { parent: null, below: null, name: path.join(':'), level: path.length };
  };
  // The longest first: whether something is below each is known when it comes to those above it.
  const used = new Set(news.map(({ path, kind }) => placeOf({ path, type: kindFields[kind].type }).parent));
  const parents = missing.toReversed().flatMap((prefix): Parent[] => {
    if (!used.has(refOfParent(prefix))) return [];
    const place = placeOf(prefix);
    used.add(place.parent);
    return [{ ...place, ref: refOfParent(prefix), kind: prefix.kind }];
  });
  return {
    parents,
    placeOf: (name: string, kind: LedgerKind) => placeOf({ path: pathOf(name), type: kindFields[kind].type }),
  };
}

/** No blank follows the colon between two names. */
function pathOf(name: string): Path {
  const path = name.split(/:(?=\S)/).map((part) => part.trim());
  return path.includes('') ? [name] : path;
}

function keyOf({ path, type }: Named): string {
  return `${type} ${plainWords(path.join(':'))}`;
}

/** The same for the same file, however many of its ledgers have been made meanwhile. */
function refOfParent({ line, path }: Prefix): string {
  return `parent ${path.length} of ${line}`;
}

/** The beginnings that several of the paths have in common, the shortest first, as those of accounts of one type. */
function sharedPrefixes(accounts: readonly { line: number; path: Path; kind: LedgerKind }[]): Prefix[] {
  const found = new Map<string, Prefix & { count: number }>();
  for (const { line, path, kind } of accounts) {
    const { type } = kindFields[kind];
    for (let length = 1; length < path.length; length += 1) {
      const first = { path: path.slice(0, length), type, line, kind: kindOfParent(kind), count: 0 };
      const prefix = found.get(keyOf(first)) ?? first;
      found.set(keyOf(first), { ...prefix, count: prefix.count + 1 });
    }
  }
  return [...found.values()]
    .filter(({ count }) => count > 1)
    .toSorted((left, right) => left.path.length - right.path.length);
}

/** A parent is no bank account, no list of the business, and none of the ledgers of which there is one, though its accounts may be. */
function kindOfParent(kind: LedgerKind): LedgerKind {
  if (kind === 'bank_account' || kind === 'accounts_receivable') return 'current_asset';
  if (kind === 'credit_card' || kind === 'accounts_payable') return 'current_liability';
  if (kind === 'retained_earnings' || kind === 'opening_balance') return 'contribution';
  return kind === 'accumulated_depreciation' ? 'fixed_asset' : kind;
}
