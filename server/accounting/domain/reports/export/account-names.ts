import type { LedgerType } from '@/lib/contract/ledger';
import { compareLedgers } from '../../chart-of-accounts/compare-ledgers';
import type { ReportLedger } from '../report-ledger';

/** How one program names accounts. */
export type NameRules = {
  roots: Readonly<Record<LedgerType, string>>;
  /** The part of a name for one ledger; never empty. */
  partOf: (name: string) => string;
  /** The same part when another ledger has it already. */
  numbered: (part: string, number: number) => string;
};

/** An account name for each ledger, in the order of the chart: its type, its parents, itself; none twice. */
export function accountNames(ledgers: readonly ReportLedger[], rules: NameRules): Map<string, string> {
  const sorted = [...ledgers].sort((a, b) => compareLedgers(a, b) || (a.id < b.id ? -1 : 1));
  const byId = new Map(sorted.map((ledger) => [ledger.id, ledger]));
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const nameOf = (ledger: ReportLedger): string => {
    const known = names.get(ledger.id);
    if (known !== undefined) return known;
    const parent = ledger.parent_id === null ? undefined : byId.get(ledger.parent_id);
    const above = parent ? nameOf(parent) : rules.roots[ledger.type];
    const part = rules.partOf(ledger.name);
    let name = `${above}:${part}`;
    for (let number = 2; taken.has(name); number += 1) name = `${above}:${rules.numbered(part, number)}`;
    taken.add(name);
    names.set(ledger.id, name);
    return name;
  };
  return new Map(sorted.map((ledger) => [ledger.id, nameOf(ledger)]));
}

/** hledger: anything but a colon, a semicolon, a line break, or two blanks in a row. */
export const hledgerNames: NameRules = {
  roots: {
    asset: 'assets',
    liability: 'liabilities',
    equity: 'equity',
    revenue: 'revenues',
    expense: 'expenses',
  },
  partOf: (name) =>
    name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .replaceAll(':', '-')
      .replaceAll(';', ',')
      .trim() || 'Unnamed',
  numbered: (part, number) => `${part} (${number})`,
};

/** Beancount: letters, digits and hyphens, a capital or a digit first. */
export const beancountNames: NameRules = {
  roots: {
    asset: 'Assets',
    liability: 'Liabilities',
    equity: 'Equity',
    revenue: 'Income',
    expense: 'Expenses',
  },
  partOf: (name) => {
    const words = name.normalize('NFC').match(/[\p{L}\p{Nd}]+/gu) ?? ['Unnamed'];
    const [first = '', ...rest] = [...words.join('-')];
    const part = first.toUpperCase() + rest.join('');
    // Some capitals are a letter and a combining mark, which Beancount does not read: ῆ becomes Η͂.
    return /^[\p{Lu}\p{Nd}][\p{L}\p{Nd}-]*$/u.test(part) ? part : `X-${first}${rest.join('')}`;
  },
  numbered: (part, number) => `${part}-${number}`,
};
