'use client';

import { Checkbox } from '@/components/ui/checkbox';
import type { Choice } from '@/components/ui/choice';
import { ComboBox } from '@/components/ui/combo-box';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { financialAccountType, type Ledger, ledgerSubtypes, ledgerType } from '@/lib/contract/ledger';
import { type LedgerDraft, withType } from './ledger-draft';
import { accountTypeNames, sideNames, subtypeNames, typeNames, usualSideOf } from './ledger-words';

export type LedgerFieldsProps = {
  draft: LedgerDraft;
  onChange: (part: Partial<LedgerDraft>) => void;
  ledgers: readonly Ledger[];
  errorOf: (pointer: string) => string | undefined;
};

const typeChoices = ledgerType.options.map((id) => ({ id, name: typeNames[id].one }));
const sideChoices = (['debit', 'credit'] as const).map((id) => ({ id, name: sideNames[id] }));
const accountTypeChoices = [
  { id: 'none' as const, name: 'None' },
  ...financialAccountType.options.map((id) => ({ id, name: accountTypeNames[id] })),
];

export function NewLedgerFields(props: LedgerFieldsProps) {
  const { draft, onChange, ledgers, errorOf } = props;
  const isContra = draft.side !== usualSideOf(draft.type);
  return (
    <>
      <NameAndCode {...props} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Select
          label="Type"
          choices={typeChoices}
          value={draft.type}
          onChange={(type) => onChange(withType(type))}
          error={errorOf('/type')}
        />
        <Select
          label="Subtype"
          choices={ledgerSubtypes[draft.type].map((id) => ({ id, name: subtypeNames[id] }))}
          value={draft.subtype}
          onChange={(subtype) => onChange({ subtype })}
          error={errorOf('/subtype')}
        />
        <ComboBox
          label="Under (optional)"
          choices={parentChoices(ledgers, draft)}
          value={draft.parentId}
          onChange={(parentId) => onChange({ parentId })}
          placeholder="None: stands by itself"
          error={errorOf('/parent_id')}
        />
        <Select
          label="Normal side"
          choices={sideChoices}
          value={draft.side}
          onChange={(side) => onChange({ side })}
          description={isContra ? 'Not the usual side of its type: a contra ledger.' : undefined}
          error={errorOf('/debit_credit')}
        />
        <Select
          label="Stands for"
          choices={accountTypeChoices}
          value={draft.accountType}
          onChange={(accountType) => onChange({ accountType })}
          description="The real account behind it, if there is one."
          error={errorOf('/financial_account_type')}
        />
      </div>
      <CashFlowBox {...props} />
    </>
  );
}

/** Type, side and what it stands for are settled when a ledger is made; entries rely on them. */
export function EditedLedgerFields(props: LedgerFieldsProps) {
  const { draft, onChange, errorOf } = props;
  return (
    <>
      <NameAndCode {...props} />
      <CashFlowBox {...props} />
      <div className="flex flex-col gap-1">
        <Checkbox isSelected={draft.isArchived} onChange={(isArchived) => onChange({ isArchived })}>
          Archived: keeps its entries, is not offered for new ones
        </Checkbox>
        {errorOf('/archived') && <p className="text-xs text-bad">{errorOf('/archived')}</p>}
      </div>
    </>
  );
}

function NameAndCode({ draft, onChange, errorOf }: LedgerFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[1fr_140px]">
      <TextField
        label="Name"
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errorOf('/name')}
        maxLength={255}
        isRequired
        autoFocus
      />
      <TextField
        label="Code (optional)"
        value={draft.sortCode}
        onChange={(sortCode) => onChange({ sortCode })}
        error={errorOf('/sort_code')}
        maxLength={32}
      />
    </div>
  );
}

function CashFlowBox({ draft, onChange }: LedgerFieldsProps) {
  return (
    <Checkbox
      isSelected={draft.reportsCashFlow}
      onChange={(reportsCashFlow) => onChange({ reportsCashFlow })}
    >
      Shown in the cash flow report
    </Checkbox>
  );
}

function parentChoices(ledgers: readonly Ledger[], draft: LedgerDraft): Choice[] {
  return ledgers
    .filter((ledger) => ledger.type === draft.type && !ledger.archived)
    .map(({ id, name, sort_code }) => ({ id, name, ...(sort_code ? { detail: sort_code } : {}) }));
}
