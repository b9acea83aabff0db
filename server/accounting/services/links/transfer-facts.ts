import type { ExternalAccount } from '@/lib/contract/transaction';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import { type OwnAccount, tokensOf } from '../../domain/links/leg-words';
import type { Link } from '../../domain/links/link';
import { pairKey, type TransferFacts } from '../../domain/links/transfers/match-transfers';
import type { TransferLeg } from '../../domain/links/transfers/score-transfer';
import { transferLeg } from '../../domain/links/transfers/transfer-leg';
import type { LegRow } from '../../store/transfer-candidates';
import type { BusinessContext } from '../context';

/** The own accounts, and what else matching transfers needs. */
export function transferFacts(
  ctx: BusinessContext,
  accounts: readonly ExternalAccount[],
  chart: Chart,
  known: readonly Link[],
): TransferFacts {
  return {
    accounts: accounts.map((account) => ownAccount(account, chart)),
    ownWords: new Set(tokensOf(ctx.business.name)),
    declined: new Set(
      known.flatMap((link) =>
        link.kind === 'transfer' && link.status === 'declined'
          ? [pairKey(link.transactionId, link.otherTransactionId ?? '')]
          : [],
      ),
    ),
    certainFrom: ctx.business.certain_threshold,
  };
}

/** The transactions as legs. */
export function legsOf(
  ctx: BusinessContext,
  rows: readonly LegRow[],
  { accounts }: TransferFacts,
  chart: Chart,
): TransferLeg[] {
  const own = new Map(accounts.map((account) => [account.id, account]));
  return rows.flatMap((row) => {
    const account = own.get(row.externalAccountId);
    return account ? [transferLeg(row, account, chart, ctx.business.books_locked_through)] : [];
  });
}

function ownAccount(account: ExternalAccount, chart: Chart): OwnAccount {
  const ledger = chart.ledgers.get(account.ledger_id);
  const type = ledger?.financial_account_type;
  return {
    id: account.id,
    ledgerId: account.ledger_id,
    name: account.name,
    institution: account.institution,
    lastFour: account.last_four,
    isDebt: type === 'credit_card' || type === 'loan',
  };
}
