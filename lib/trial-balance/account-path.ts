import type { LedgerType } from '@/lib/contract/ledger-kinds';
import { plainWords } from './plain-words';

/** An account as printed with those above it: "Expenses:Utilities:Gas". */
export type AccountPath = {
  /** What the uppermost is where that is a type and nothing else: of "Expenses". */
  type: LedgerType | null;
  /** That word as printed; null where the uppermost is a name. */
  root: string | null;
  /** The names below it, the account's own last; never empty. */
  names: readonly string[];
};

/** How GnuCash, hledger, Beancount and their users call the five types. */
const ROOTS: readonly [words: RegExp, type: LedgerType][] = [
  [/^(assets?|aktiva|vermogen|actifs?|activos?|activa|attivita)$/, 'asset'],
  [
    /^(liabilit(y|ies)|fremdkapital|verbindlichkeiten|passifs?|dettes|pasivos?|schulden|passivita)$/,
    'liability',
  ],
  [/^(equity|eigenkapital|capitaux propres|patrimonio|eigen vermogen)$/, 'equity'],
  [
    /^(incomes?|revenues?|ertrage|einnahmen|revenus|recettes|ingresos|opbrengsten|ricavi|entrate)$/,
    'revenue',
  ],
  [/^(expenses?|aufwand|aufwendungen|ausgaben|depenses|gastos|kosten|uitgaven|spese|uscite)$/, 'expense'],
];

/** No blank follows the colon between two names: "Loan: car" is one. */
export function accountPath(printed: string): AccountPath {
  const [root = '', ...names] = printed.split(/:(?=\S)/).map((part) => part.trim());
  if (names.length === 0 || root === '' || names.includes(''))
    return { type: null, root: null, names: [printed] };
  const words = plainWords(root);
  const type = ROOTS.find(([fits]) => fits.test(words))?.[1] ?? null;
  return type === null ? { type, root: null, names: [root, ...names] } : { type, root, names };
}
