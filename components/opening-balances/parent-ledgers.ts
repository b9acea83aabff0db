import type { Ledger } from '@/lib/contract/ledger';
import type { LedgerType } from '@/lib/contract/ledger-kinds';
import { accountPath } from '@/lib/trial-balance/account-path';
import { kindFields, type LedgerKind } from '@/lib/trial-balance/ledger-kind';
import { plainWords } from '@/lib/trial-balance/plain-words';
import { ledgerPath, type PlannedAccount, refOf, sidesOf } from './match-ledger';

/** Where a new ledger stands in the chart. */
export type LedgerPlace = {
  /** What its parent is known by in the plan: the identifier of a ledger, or the reference of a new one; null at the top. */
  parent: string | null;
  /** The names of the parent and of those above it; null at the top. */
  parentName: string | null;
  /** Its name there. */
  name: string;
  /** How many names its account has, those of its parents first: parents are made before what is below them. */
  level: number;
};

/** A new ledger that has no account of its own. */
export type Parent = LedgerPlace & { ref: string; kind: LedgerKind };

/** A name of the file, below those above it. `root`: the word for the type before them, which no ledger stands for. */
type Named = { path: readonly string[]; type: LedgerType; root: string | null };
type NewAccount = Named & { kind: LedgerKind; line: number };

/**
 * Programs print an account with the names of those above it, "Utilities:Gas". It goes below the account or the ledger of that name and
 * type, or below a new ledger where several new accounts have it in common. Other colons are a part of the name, as they are where an
 * archived ledger has the shorter name.
 * @param accounts those that get a ledger
 */
export function parentLedgers(accounts: readonly PlannedAccount[], chart: readonly Ledger[]) {
  const news = accounts.flatMap(({ account, target }): NewAccount[] => {
    if (target.to !== 'new' || target.kind === null) return [];
    return [{ ...namedAs(account.name, target.kind), line: account.line, kind: target.kind }];
  });
  const refs = refsOf(accounts, chart);
  const archived = new Set(
    chart.flatMap((each) => (each.archived ? [nameBelow(each.parent_id, each.name)] : [])),
  );
  const nearest = ({ path, type }: Named): LedgerPlace => {
    for (let length = path.length - 1; length > 0; length -= 1) {
      const above = path.slice(0, length);
      const parent = refs.get(keyOf({ path: above, type }));
      const name = path.slice(length).join(':');
      if (parent !== undefined && !archived.has(nameBelow(parent, name)))
        return { parent, parentName: above.join(':'), name, level: path.length };
    }
    return { parent: null, parentName: null, name: path.join(':'), level: path.length };
  };
  const missing: NewAccount[] = [];
  for (const prefix of sharedPrefixes(news)) {
    const { parent, name } = nearest(prefix);
    if (refs.has(keyOf(prefix)) || archived.has(nameBelow(parent, name))) continue;
    refs.set(keyOf(prefix), refOfParent(prefix));
    missing.push(prefix);
  }
  // The longest first: whether something is below each is known when it comes to those above it.
  const used = new Set(news.map((account) => nearest(account).parent));
  const parents = missing.toReversed().filter((prefix) => {
    const isUsed = used.has(refOfParent(prefix));
    if (isUsed) used.add(nearest(prefix).parent);
    return isUsed;
  });
  const atTop = countOfNames([
    ...chart.filter(({ parent_id: parent }) => parent === null).map(({ name }) => name),
    ...[...news, ...parents].map(nearest).flatMap(({ parent, name }) => (parent === null ? [name] : [])),
  ]);
  const placeOf = (named: Named): LedgerPlace => {
    const place = nearest(named);
    const isTaken = place.parent === null && (atTop.get(smallName(place.name)) ?? 0) > 1;
    return isTaken && named.root !== null ? { ...place, name: `${named.root}:${place.name}` } : place;
  };
  return {
    parents: parents.map(
      (prefix): Parent => ({ ...placeOf(prefix), ref: refOfParent(prefix), kind: prefix.kind }),
    ),
    placeOf: (name: string, kind: LedgerKind) => placeOf(namedAs(name, kind)),
  };
}

function namedAs(name: string, kind: LedgerKind): Named {
  const { root, names } = accountPath(name);
  return { path: names, root, type: kindFields[kind].type };
}

/** What is called so already: ledgers of the chart, and accounts that get one. */
function refsOf(accounts: readonly PlannedAccount[], chart: readonly Ledger[]): Map<string, string> {
  const refs = new Map<string, string>();
  const byId = new Map(chart.map((ledger) => [ledger.id, ledger]));
  for (const ledger of chart) {
    const named = { path: [ledgerPath(ledger, byId)], type: ledger.type };
    if (!ledger.archived) refs.set(keyOf(named), ledger.id);
  }
  for (const planned of accounts) {
    const type = sidesOf(planned.target, chart)?.type;
    if (type) refs.set(keyOf({ path: accountPath(planned.account.name).names, type }), refOf(planned));
  }
  return refs;
}

/** Names at the top are different whatever their types, so that "Income:Interest" keeps its root beside "Expenses:Interest". */
function countOfNames(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names.map(smallName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Two ledgers of one name are not both below the same ledger, though one of them is archived. */
function nameBelow(parent: string | null, name: string): string {
  return `${parent ?? ''} ${smallName(name)}`;
}

function smallName(name: string): string {
  return name.toLowerCase();
}

function keyOf({ path, type }: Pick<Named, 'path' | 'type'>): string {
  return `${type} ${plainWords(path.join(':'))}`;
}

/** The same for the same file, however many of its ledgers have been made meanwhile. */
function refOfParent({ line, path }: NewAccount): string {
  return `parent ${path.length} of ${line}`;
}

/** The beginnings that several have in common as accounts of one type, the shortest first; each with the line of the first of these. */
function sharedPrefixes(accounts: readonly NewAccount[]): NewAccount[] {
  const found = new Map<string, NewAccount & { count: number }>();
  for (const account of accounts) {
    for (let length = 1; length < account.path.length; length += 1) {
      const path = account.path.slice(0, length);
      const first = { ...account, path, kind: kindOfParent(account.kind), count: 0 };
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
