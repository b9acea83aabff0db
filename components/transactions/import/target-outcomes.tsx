import type { ExternalAccount } from '@/lib/contract/transaction';
import { accountTitle } from '../use-external-accounts';
import { FileProblem } from './file-problem';
import { ImportResult } from './import-result';
import type { TargetOutcome } from './use-import';

type Props = { outcomes: readonly TargetOutcome[]; accounts: readonly ExternalAccount[] };

/** What became of a file, account by account where it has several. */
export function TargetOutcomes({ outcomes, accounts }: Props) {
  const titleOf = (accountId: string) => {
    const account = accounts.find(({ id }) => id === accountId);
    return account ? accountTitle(account) : null;
  };
  return outcomes.map(({ target, outcome }) => (
    <div key={`${target.statement} ${target.accountId}`}>
      {target.statement !== null && (
        <p className="border-t border-line px-3 pt-2 font-medium">{titleOf(target.accountId)}</p>
      )}
      {outcome.ok ? <ImportResult result={outcome.value} /> : <FileProblem problem={outcome.problem} />}
    </div>
  ));
}
