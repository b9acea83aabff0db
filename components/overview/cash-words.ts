import type { CashKind } from '@/lib/contract/ledger-kinds';
import { unitsOfAmount } from '@/lib/format/amount';
import type { CashAccount } from '@/lib/reads/overview-reads';

/** What an account of each kind is called. What clears something has many uses, so its ledger's own name tells more. */
const kindNames: Record<CashKind, string> = {
  bank_account: 'Bank account',
  credit_card: 'Credit card',
  prepaid_card: 'Prepaid card',
  payments: 'Clearing account',
  payroll: 'Clearing account',
};

export const cashKindName = (kind: CashKind) => kindNames[kind];

/**
 * Whether it is doubtful that a card was overpaid: entries that nobody has confirmed say so, or nothing tells what was bought with it.
 */
export function isInDoubt({ overpaid }: CashAccount): boolean {
  return overpaid !== undefined && (overpaid.unreviewed > 0 || !overpaid.has_account);
}

/** How much of cash, in minor units, is on cards of which it is doubtful. */
export function unitsInDoubt(accounts: readonly CashAccount[], currency: string): bigint {
  return accounts.filter(isInDoubt).reduce((sum, { balance }) => sum + unitsOfAmount(balance, currency), 0n);
}

/**
 * What cash is, in words: what is on accounts, less what is owed on others; null where all is in banks. What is doubtful is said
 * apart, for an owner has no such cash.
 */
export function cashWords(
  accounts: readonly CashAccount[],
  currency: string,
  amount: (units: bigint) => string,
): string | null {
  const inDoubt = accounts.filter(isInDoubt);
  if (inDoubt.length === 0) return knownWords(accounts, currency, amount);
  const rest = accounts.filter((account) => !isInDoubt(account));
  const known = knownWords(rest, currency, amount) ?? bankWords(rest, currency, amount);
  const units = amount(unitsInDoubt(accounts, currency));
  const claim = `${units} is probably no cash: so much more was paid to cards than the books show was bought with them`;
  const sentences = [...(known ? [known, `The other ${claim}`] : [claim]), reasonWords(inDoubt)];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

/** Why it is doubtful. */
function reasonWords(cards: readonly CashAccount[]): string {
  const names = (of: readonly CashAccount[]) => of.map(({ name }) => name).join(' and ');
  const missing = cards.filter(({ overpaid }) => overpaid?.has_account === false);
  const guessed = cards.filter(({ overpaid }) => (overpaid?.unreviewed ?? 0) > 0);
  const count = guessed.reduce((sum, { overpaid }) => sum + (overpaid?.unreviewed ?? 0), 0);
  const on = missing.length === 1 && names(missing) === names(guessed) ? 'it' : names(guessed);
  return [
    ...(missing.length > 0 ? [`No statement of ${names(missing)} was imported`] : []),
    ...(count > 0
      ? [`${count} ${count === 1 ? 'entry' : 'entries'} on ${on} ${count === 1 ? 'is' : 'are'} not reviewed`]
      : []),
  ].join(', and ');
}

function bankWords(
  accounts: readonly CashAccount[],
  currency: string,
  amount: (units: bigint) => string,
): string | null {
  if (accounts.length === 0) return null;
  const units = accounts.reduce((sum, { balance }) => sum + unitsOfAmount(balance, currency), 0n);
  return `${amount(units)} in bank accounts`;
}

function knownWords(
  accounts: readonly CashAccount[],
  currency: string,
  amount: (units: bigint) => string,
): string | null {
  if (accounts.every(({ kind }) => kind === 'bank_account')) return null;
  const unitsOf = ({ balance }: CashAccount) => unitsOfAmount(balance, currency);
  const sumOf = (kind: CashKind) =>
    accounts.reduce((sum, account) => (account.kind === kind ? sum + unitsOf(account) : sum), 0n);
  const clearing = accounts.filter(({ kind }) => kind === 'payments' || kind === 'payroll');
  return [
    { units: sumOf('bank_account'), on: 'in bank accounts' },
    { units: sumOf('prepaid_card'), on: 'on prepaid cards' },
    ...clearing.map((account) => ({ units: unitsOf(account), on: `in ${account.name}` })),
    { units: sumOf('credit_card'), on: 'on credit cards' },
  ]
    .filter(({ units }) => units !== 0n)
    .map(({ units, on }, index) => {
      if (index === 0) return `${amount(units)} ${on}`;
      return units < 0n ? `less ${amount(-units)} ${on}` : `plus ${amount(units)} ${on}`;
    })
    .join(', ');
}
