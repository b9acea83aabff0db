import type { CashKind } from '@/lib/contract/ledger-kinds';
import { unitsOfAmount } from '@/lib/format/amount';
import type { CashAccount } from '@/lib/reads/overview-reads';

/** What is on one account of each kind, and what all of a kind hold; the order is that of the sentence. */
const kinds: Record<CashKind, { name: string; on: string }> = {
  bank_account: { name: 'Bank account', on: 'in bank accounts' },
  credit_card: { name: 'Credit card', on: 'on credit cards' },
  prepaid_card: { name: 'Prepaid card', on: 'on prepaid cards' },
  payments: { name: 'Payments clearing', on: 'in payments clearing' },
  payroll: { name: 'Payroll clearing', on: 'in payroll clearing' },
};

export const cashKindName = (kind: CashKind) => kinds[kind].name;

/** What cash is, in words: what each kind of account holds, less what is owed on others; null where all is in banks. */
export function cashWords(
  accounts: readonly CashAccount[],
  currency: string,
  amount: (units: bigint) => string,
): string | null {
  const sums = new Map<CashKind, bigint>();
  for (const { kind, balance } of accounts) {
    sums.set(kind, (sums.get(kind) ?? 0n) + unitsOfAmount(balance, currency));
  }
  if (accounts.every(({ kind }) => kind === 'bank_account')) return null;
  return kindsInOrder
    .flatMap((kind) => {
      const units = sums.get(kind);
      return units === undefined || units === 0n ? [] : [{ units, on: kinds[kind].on }];
    })
    .map(({ units, on }, index) => {
      if (index === 0) return `${amount(units)} ${on}`;
      return units < 0n ? `less ${amount(-units)} ${on}` : `plus ${amount(units)} ${on}`;
    })
    .join(', ');
}

const kindsInOrder = ['bank_account', 'prepaid_card', 'payments', 'payroll', 'credit_card'] as const;
