import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { accountTitle } from '../use-external-accounts';
import { BankBalance } from './bank-balance';
import { FileProblem } from './file-problem';
import { ImportResult } from './import-result';
import type { TargetOutcome } from './imported-file';

type Props = {
  outcomes: readonly TargetOutcome[];
  accounts: readonly ExternalAccount[];
  ledgers: readonly Ledger[];
  /** The imports whose closing balance is compared with the books. */
  compared: ReadonlySet<string>;
};

/** What became of a file, account by account where it has several. */
export function TargetOutcomes({ outcomes, accounts, ledgers, compared }: Props) {
  const accountOf = (accountId: string) => accounts.find(({ id }) => id === accountId);
  const titleOf = (accountId: string) => {
    const account = accountOf(accountId);
    return account ? accountTitle(account) : null;
  };
  const ledgerOf = (accountId: string) => accountOf(accountId)?.ledger_id;
  return outcomes.map(({ target, outcome }) => (
    <div key={`${target.statement} ${target.accountId}`}>
      {target.statement !== null && (
        <p className="border-t border-line px-3 pt-2 font-medium">{titleOf(target.accountId)}</p>
      )}
      {outcome.ok ? (
        <ImportResult result={outcome.value}>
          {compared.has(outcome.value.import_id) && (
            <BankBalance
              importId={outcome.value.import_id}
              ledgerId={ledgerOf(target.accountId) ?? ''}
              ledgers={ledgers}
            />
          )}
        </ImportResult>
      ) : (
        <FileProblem problem={outcome.problem} />
      )}
    </div>
  ));
}
