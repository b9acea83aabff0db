import { accountTypeNames, subtypeNames, typeNames } from '@/components/ledgers/ledger-words';
import type { Choice } from '@/components/ui/choices/choice';
import { kindFields, type LedgerKind, ledgerKinds } from '@/lib/trial-balance/ledger-kind';
import type { KindProposal } from '@/lib/trial-balance/trial-balance-file';

/** A business has one ledger of each of these from the start. */
const NOT_MADE: readonly LedgerKind[] = ['accounts_receivable', 'accounts_payable', 'opening_balance'];

function kindName(kind: LedgerKind): string {
  const { subtype, accountType } = kindFields[kind];
  if (kind === 'accumulated_depreciation') return 'Accumulated depreciation';
  return accountType ? accountTypeNames[accountType] : subtypeNames[subtype];
}

/** What a new ledger can be, in report order. */
export const kindChoices: readonly Choice<LedgerKind>[] = ledgerKinds
  .filter((kind) => !NOT_MADE.includes(kind))
  .map((id) => ({ id, name: kindName(id), group: typeNames[kindFields[id].type].many }));

export const proposalWords: Record<KindProposal['by'], string> = {
  type: 'by its type in the file',
  heading: 'by the heading above it',
  name: 'by its name',
  code: 'by the codes around it',
};
