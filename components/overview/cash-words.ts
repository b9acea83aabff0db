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

/** What cash is, in words: what is on accounts, less what is owed on others; null where all is in banks. */
export function cashWords(
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
