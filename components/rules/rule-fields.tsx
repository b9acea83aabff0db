'use client';

import { Plus, X } from 'lucide-react';
import { useLedgerChoices } from '@/components/journal-entries/use-ledger-choices';
import { useBusiness } from '@/components/shell/business-context';
import { AmountField } from '@/components/ui/amount-field';
import { Button, IconButton } from '@/components/ui/button';
import { ComboBox } from '@/components/ui/combo-box';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import type { RuleDraft, TextHow } from './rule-draft';

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
  onChange: (change: (draft: RuleDraft) => RuleDraft) => void;
  ledgers: readonly Ledger[];
  accounts: readonly ExternalAccount[];
  errorOf: (pointer: string) => string | undefined;
};

export function RuleFields({ draft, onChange, ledgers, accounts, errorOf }: Props) {
  const { currency } = useBusiness();
  const set = (change: Partial<RuleDraft>) => onChange((now) => ({ ...now, ...change }));
  const everyAccount = {
    id: '',
    name: draft.keptAccountIds.length > 0 ? 'The same accounts' : 'Any account',
  };
  return (
    <>
      <TextField
        label="Name"
        value={draft.name}
        onChange={(name) => set({ name })}
        error={errorOf('/name')}
        autoComplete="off"
        maxLength={255}
        autoFocus
      />
      <div className="grid grid-cols-[8rem_1fr] items-start gap-3">
        <Select label="The text" choices={hows} value={draft.how} onChange={(how) => set({ how })} />
        <TextField
          label="Words"
          value={draft.words}
          onChange={(words) => set({ words })}
          error={errorOf('/conditions/text') ?? errorOf('/conditions')}
          description="In any case, of the bank or the clean description"
          autoComplete="off"
          maxLength={255}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        <Select
          label="Direction"
          choices={directions}
          value={draft.direction}
          onChange={(direction) => set({ direction })}
        />
        <Select
          label="Account"
          choices={[everyAccount, ...accounts.map(({ id, name }) => ({ id, name }))]}
          value={draft.accountId}
          onChange={(accountId) => set({ accountId })}
        />
        <AmountField
          label="Amount from"
          currency={currency}
          value={draft.min}
          onChange={(min) => set({ min })}
          error={errorOf('/conditions/amount/min')}
        />
        <AmountField
          label="Amount up to"
          currency={currency}
          value={draft.max}
          onChange={(max) => set({ max })}
          error={errorOf('/conditions/amount/max')}
        />
      </div>
      <Parts draft={draft} onChange={onChange} ledgers={ledgers} errorOf={errorOf} />
      <TextField
        label="Clean description"
        value={draft.cleanDescription}
        onChange={(cleanDescription) => set({ cleanDescription })}
        error={errorOf('/then/clean_description')}
        description="Optional: how the payee is called from then on"
        autoComplete="off"
        maxLength={512}
      />
    </>
  );
}

/** The ledger, or several with their shares. */
function Parts({ draft: { parts }, onChange, ledgers, errorOf }: Omit<Props, 'accounts'>) {
  // Receivable and payable need an invoice or a bill, which no rule knows.
  const { choices, remember } = useLedgerChoices(
    ledgers.filter(
      ({ financial_account_type: type }) => type !== 'accounts_receivable' && type !== 'accounts_payable',
    ),
  );
  const setPart = (key: number, change: Partial<RuleDraft['parts'][number]>) =>
    onChange((now) => ({
      ...now,
      parts: now.parts.map((part) => (part.key === key ? { ...part, ...change } : part)),
    }));
  const isSplit = parts.length > 1;
  const nextKey = Math.max(...parts.map(({ key }) => key)) + 1;
  return (
    <div className="flex flex-col gap-2">
      {parts.map(({ key, ledgerId, share }, at) => (
        <div key={key} className="flex items-start gap-2">
          <ComboBox
            {...(at === 0 ? { label: 'Ledger' } : { 'aria-label': `Ledger ${at + 1}` })}
            className="flex-1"
            choices={choices}
            value={ledgerId}
            onChange={(id) => {
              if (id !== null) remember(id);
              setPart(key, { ledgerId: id });
            }}
            error={
              errorOf(`/then/split/${at}/ledger_id`) ?? (at === 0 ? errorOf('/then/ledger_id') : undefined)
            }
          />
          {isSplit && (
            <TextField
              {...(at === 0 ? { label: 'Share' } : { 'aria-label': `Share ${at + 1}` })}
              className="w-20"
              value={share}
              onChange={(typed) => setPart(key, { share: typed })}
              error={errorOf(`/then/split/${at}/share`)}
              inputMode="decimal"
              autoComplete="off"
            />
          )}
          {isSplit && (
            <IconButton
              label={`Remove ledger ${at + 1}`}
              className={at === 0 ? 'mt-[22px]' : ''}
              onPress={() =>
                onChange((now) => ({ ...now, parts: now.parts.filter((part) => part.key !== key) }))
              }
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          )}
        </div>
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden className="size-3.5" />}
          onPress={() =>
            onChange((now) => ({
              ...now,
              parts: [...now.parts, { key: nextKey, ledgerId: null, share: '1' }],
            }))
          }
        >
          Split
        </Button>
      </div>
    </div>
  );
}
