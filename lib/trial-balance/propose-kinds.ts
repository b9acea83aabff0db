import type { LedgerType } from '@/lib/contract/ledger-kinds';
import { accountPath } from './account-path';
import { KINDS_OF_NAMES, KINDS_OF_TYPES, kindByWords, saysNoRevenue } from './kind-words';
import { kindFields, type LedgerKind } from './ledger-kind';
import { plainWords } from './plain-words';
import type { PrintedAccount } from './read-accounts';
import type { FileAccount, KindProposal } from './trial-balance-file';

/** What texts of one file say, each looked up once, however many columns of balances are read. */
export type KindsOfTexts = {
  ofType: (text: string) => LedgerKind | null;
  ofName: (text: string) => NamedKind;
};
/** Depreciation is an expense, or what has been taken off an asset, which its words alone do not tell. */
type NamedKind = { kind: LedgerKind | null; isDepreciation: boolean };

export type Evidence = {
  kinds?: KindsOfTexts;
  /** The balances have no signs, so that their sides say nothing of the kinds. */
  areSidesOpen?: boolean;
  /** That it is income or an expense is proposed by more than its name, or not at all. */
  areResultsOpen?: boolean;
};

export function kindsOfTexts(): KindsOfTexts {
  return { ofType: once(kindOfType), ofName: once(kindOfName) };
}

function once<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    known.set(text, found);
    return found;
  };
}

function kindOfType(type: string): LedgerKind | null {
  return kindByWords(plainWords(type), KINDS_OF_TYPES);
}

function kindOfName(name: string): NamedKind {
  const words = plainWords(name);
  const isDepreciation = /depreciation|abschreibung|afschrijving|amorti/.test(words);
  const kind = kindByWords(words, KINDS_OF_NAMES);
  const isWrong = kind !== null && kindFields[kind].type === 'revenue' && saysNoRevenue(words);
  return { kind: isWrong ? null : kind, isDepreciation };
}

/** The accounts with what each probably is, as `kindProposals` says. */
export function proposeKinds(
  printed: readonly PrintedAccount[],
  evidence: Evidence = {},
): Omit<FileAccount, 'unsigned'>[] {
  const proposals = kindProposals(printed, evidence);
  return printed.map(({ line, code, name, units }, index) => ({
    ...{ line, code, name, units },
    proposal: proposals[index] ?? null,
  }));
}

/**
 * What each account probably is, by the best of what the file says: its type; the heading above it, or the type that
 * its name begins with, which the name may make more precise; its name; the codes around it. On which side the balance
 * is proposes nothing: a bank may be overdrawn.
 */
export function kindProposals(
  printed: readonly PrintedAccount[],
  evidence: Evidence = {},
): (KindProposal | null)[] {
  const kinds = evidence.kinds ?? kindsOfTexts();
  const bySelf = printed.map((account) => proposalOf(account, { ...evidence, kinds }));
  const byCode = proposerByCodes(printed, bySelf);
  return printed.map(({ code }, index) => bySelf[index] ?? byCode(code));
}

function proposalOf(
  { type, heading, name, units }: PrintedAccount,
  { kinds, areSidesOpen, areResultsOpen }: Evidence & { kinds: KindsOfTexts },
): KindProposal | null {
  const byType = type === null ? null : kinds.ofType(type);
  const byHeading = heading === null ? null : kinds.ofType(heading);
  const { type: root, names } = accountPath(name);
  const said = byType ?? byHeading ?? (root && commonOf[root]);
  const known = areSidesOpen ? 0n : units;
  const named = byName(
    kinds.ofName(names.join(':')),
    known,
    said !== null && kindFields[said].type === 'asset',
  );
  if (said === null) {
    const isOpen = named === null || isAgainst(named, known) || (areResultsOpen && isResult(named));
    return isOpen ? null : { kind: named, by: 'name' };
  }
  const isFiner = named !== null && kindFields[named].type === kindFields[said].type;
  // A type such as "Bank" or "Direct costs" is finer than a name; "Asset" or "Equity" is not.
  const isGeneral = ['current_asset', 'fixed_asset', 'current_liability', 'contribution'].includes(said);
  return { kind: isFiner && isGeneral ? named : said, by: byType ? 'type' : byHeading ? 'heading' : 'name' };
}

function isResult(kind: LedgerKind): boolean {
  return ['revenue', 'expense'].includes(kindFields[kind].type);
}

/** "Design fees" are earned or paid, and only the side of the balance tells: a result on its other side is asked about. */
function isAgainst(kind: LedgerKind, units: bigint): boolean {
  const { type } = kindFields[kind];
  return type === 'expense' ? units < 0n : type === 'revenue' && units > 0n;
}

/** What has been taken off an asset is a credit. */
function byName({ kind, isDepreciation }: NamedKind, units: bigint, isAsset: boolean): LedgerKind | null {
  return isDepreciation && (isAsset || units < 0n) ? 'accumulated_depreciation' : kind;
}

/** The type that all known accounts have whose codes are as long and begin alike, if there are two. */
function proposerByCodes(
  printed: readonly PrintedAccount[],
  proposals: readonly (KindProposal | null)[],
): (code: string | null) => KindProposal | null {
  const beside = new Map<string, { types: Set<LedgerType>; accounts: number }>();
  for (const [index, { code }] of printed.entries()) {
    const proposal = proposals[index];
    if (code === null || !proposal) continue;
    for (const length of prefixLengths) {
      const group = groupOf(code, length);
      const { types, accounts } = beside.get(group) ?? { types: new Set(), accounts: 0 };
      beside.set(group, { types: types.add(kindFields[proposal.kind].type), accounts: accounts + 1 });
    }
  }
  return (code) => {
    if (code === null || !/^\d{3}/.test(code)) return null;
    for (const length of prefixLengths) {
      const { types, accounts } = beside.get(groupOf(code, length)) ?? none;
      const [type] = types;
      if (types.size > 1) return null;
      if (accounts >= 2 && type) return { kind: commonOf[type], by: 'code' };
    }
    return null;
  };
}

const prefixLengths = [2, 1];
const none = { types: new Set<LedgerType>(), accounts: 0 };

function groupOf(code: string, length: number): string {
  return `${code.length} ${code.slice(0, length)}`;
}

const commonOf = {
  asset: 'current_asset',
  liability: 'current_liability',
  equity: 'contribution',
  revenue: 'operating_revenue',
  expense: 'operating_expense',
} as const;
