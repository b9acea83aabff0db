'use client';

import { PartyField } from '@/components/parties/party-field';
import { useBusiness } from '@/components/shell/business-context';
import { TagList } from '@/components/tags/tag-list';
import { Select } from '@/components/ui/choices/select';
import { AmountField } from '@/components/ui/fields/amount-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { Ledger } from '@/lib/contract/ledger';
import { longestDescription, longestName } from '@/lib/contract/limits';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { partyKindOf, type RuleDraft, type TextHow } from './rule-draft';
import { RuleParts } from './rule-parts';

const hows: { id: TextHow; name: string }[] = [
  { id: 'contains', name: 'contains' },
  { id: 'is', name: 'is' },
  { id: 'starts_with', name: 'starts with' },
];
const directions: { id: RuleDraft['direction']; name: string }[] = [
  { id: 'any', name: 'In or out' },
  { id: 'in', name: 'Money in' },
  { id: 'out', name: 'Money out' },
];

type Props = {
  draft: RuleDraft;
  onChange: (change: Partial<RuleDraft>) => void;
  ledgers: readonly Ledger[];
  accounts: readonly ExternalAccount[];
  errorOf: (pointer: string) => string | undefined;
};

export function RuleFields({ draft, onChange, ledgers, accounts, errorOf }: Props) {
  const { currency } = useBusiness();
  const partyKind = partyKindOf(draft, ledgers);
  const everyAccount = {
    id: '',
    name: draft.keptAccountIds.length > 0 ? 'The same accounts' : 'Any account',
  };
  return (
    <>
      <TextField
        label="Name"
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errorOf('/name')}
        autoComplete="off"
        maxLength={longestName}
        autoFocus
      />
      <div className="grid grid-cols-[8rem_1fr] items-start gap-3">
        <Select label="The text" choices={hows} value={draft.how} onChange={(how) => onChange({ how })} />
        <TextField
          label="Words"
          value={draft.words}
          onChange={(words) => onChange({ words })}
          error={errorOf('/conditions/text') ?? errorOf('/conditions')}
          description="In any case, of the bank or the clean description"
          autoComplete="off"
          maxLength={longestName}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        <Select
          label="Direction"
          choices={directions}
          value={draft.direction}
          onChange={(direction) => onChange({ direction })}
        />
        <Select
          label="Account"
          choices={[everyAccount, ...accounts.map(({ id, name }) => ({ id, name }))]}
          value={draft.accountId}
          onChange={(accountId) => onChange({ accountId })}
        />
        <AmountField
          label="Amount from"
          currency={currency}
          value={draft.min}
          onChange={(min) => onChange({ min })}
          error={errorOf('/conditions/amount/min')}
        />
        <AmountField
          label="Amount up to"
          currency={currency}
          value={draft.max}
          onChange={(max) => onChange({ max })}
          error={errorOf('/conditions/amount/max')}
        />
      </div>
      <RuleParts
        parts={draft.parts}
        onChange={(parts) => onChange({ parts })}
        ledgers={ledgers}
        errorOf={errorOf}
      />
      {partyKind && (
        <PartyField
          kind={partyKind}
          aria-label={partyKind === 'vendor' ? 'Vendor' : 'Customer'}
          value={draft.partyId}
          onChange={(partyId) => onChange({ partyId })}
          error={errorOf(`/then/${partyKind}_id`)}
        />
      )}
      <TextField
        label="Clean description"
        value={draft.cleanDescription}
        onChange={(cleanDescription) => onChange({ cleanDescription })}
        error={errorOf('/then/clean_description')}
        description="Optional: the payee's name in the books"
        autoComplete="off"
        maxLength={longestDescription}
      />
      <div className="flex flex-col gap-1">
        <span aria-hidden className="text-xs font-medium text-soft">
          Tags
        </span>
        <TagList
          tagIds={draft.tagIds}
          onChange={async (tagIds) => {
            onChange({ tagIds });
            return true;
          }}
        />
      </div>
    </>
  );
}
