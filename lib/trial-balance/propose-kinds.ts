import { KINDS_OF_NAMES, KINDS_OF_TYPES, kindByWords } from './kind-words';
import { kindFields, type LedgerKind } from './ledger-kind';
import { plainWords } from './plain-words';
import type { PrintedAccount } from './read-accounts';
import type { FileAccount, KindProposal } from './trial-balance-file';

/**
 * What each account probably is, by the best of what the file says: its type; the heading above it, which its name may make
 * more precise; its name; the codes around it. On which side the balance is proposes nothing: a bank may be overdrawn.
 */
export function proposeKinds(printed: readonly PrintedAccount[]): Omit<FileAccount, 'unsigned'>[] {
  const bySelf = printed.map(proposalOf);
  return printed.map(({ line, code, name, units }, index) => ({
    ...{ line, code, name, units },
    proposal: bySelf[index] ?? byCode(code, printed, bySelf),
  }));
}

function proposalOf({ type, heading, name, units }: PrintedAccount): KindProposal | null {
  const byType = type === null ? null : kindByWords(plainWords(type), KINDS_OF_TYPES);
  const byHeading = heading === null ? null : kindByWords(plainWords(heading), KINDS_OF_TYPES);
  const said = byType ?? byHeading;
  const named = byName(name, units, said !== null && kindFields[said].type === 'asset');
  if (said === null) return named === null || isAgainst(named, units) ? null : { kind: named, by: 'name' };
  const isFiner = named !== null && kindFields[named].type === kindFields[said].type;
  // A type such as "Bank" or "Direct costs" is finer than a name; "Asset" or "Equity" is not.
  const isGeneral = ['current_asset', 'fixed_asset', 'current_liability', 'contribution'].includes(said);
  return { kind: isFiner && isGeneral ? named : said, by: byType ? 'type' : 'heading' };
}

/** "Design fees" are earned or paid, and only the side of the balance tells: a result on its other side is asked about. */
function isAgainst(kind: LedgerKind, units: bigint): boolean {
  const { type } = kindFields[kind];
  return type === 'expense' ? units < 0n : type === 'revenue' && units > 0n;
}

/** Depreciation is an expense, or what has been taken off an asset: of that the balance is a credit. */
function byName(name: string, units: bigint, isAsset: boolean) {
  const words = plainWords(name);
  const isDepreciation = /depreciation|abschreibung|afschrijving|amorti/.test(words);
  if (isDepreciation && (isAsset || units < 0n)) return 'accumulated_depreciation';
  return kindByWords(words, KINDS_OF_NAMES);
}

/** The type that all known accounts have whose codes begin alike, if there are two. */
function byCode(
  code: string | null,
  printed: readonly PrintedAccount[],
  proposals: readonly (KindProposal | null)[],
): KindProposal | null {
  if (code === null || !/^\d{3}/.test(code)) return null;
  for (const length of [2, 1]) {
    const beside = printed.flatMap((other, index) => {
      const isBeside = other.code?.length === code.length && other.code.startsWith(code.slice(0, length));
      return isBeside ? (proposals[index] ?? []) : [];
    });
    const types = new Set(beside.map(({ kind }) => kindFields[kind].type));
    const [type] = types;
    if (types.size > 1) return null;
    if (beside.length >= 2 && type) return { kind: commonOf[type], by: 'code' };
  }
  return null;
}

const commonOf = {
  asset: 'current_asset',
  liability: 'current_liability',
  equity: 'contribution',
  revenue: 'operating_revenue',
  expense: 'operating_expense',
} as const;
