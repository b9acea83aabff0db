'use client';

import { ComboBox } from '@/components/ui/choices/combo-box';
import { Select } from '@/components/ui/choices/select';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextField } from '@/components/ui/fields/text-field';
import type { Ledger } from '@/lib/contract/ledger';
import { fittingAccountTypes, ledgerSubtypes, ledgerTypes } from '@/lib/contract/ledger-kinds';
import { longestName, longestSortCode } from '@/lib/contract/limits';
import { type LedgerDraft, withType } from './ledger-draft';
import { accountTypeNames, sideNames, subtypeNames, typeNames, usualSideOf } from './ledger-words';
import { parentChoices, topLevel } from './parent-choices';

export type LedgerFieldsProps = {
  /** Null for a new one. */
  ledgerId: string | null;
  draft: LedgerDraft;
  onChange: (part: Partial<LedgerDraft>) => void;
  ledgers: readonly Ledger[];
  errorOf: (pointer: string) => string | undefined;
};

const typeChoices = ledgerTypes.map((id) => ({ id, name: typeNames[id].one }));
const sideChoices = (['debit', 'credit'] as const).map((id) => ({ id, name: sideNames[id] }));

export function NewLedgerFields(props: LedgerFieldsProps) {
  const { draft, onChange, errorOf } = props;
  const isContra = draft.side !== usualSideOf(draft.type);
  const accountTypes = fittingAccountTypes[draft.type];
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
        <ParentField {...props} />
        <Select
          label="Normal side"
          choices={sideChoices}
          value={draft.side}
          onChange={(side) => onChange({ side })}
          description={isContra ? 'Not the normal side of its type: a contra ledger.' : undefined}
          error={errorOf('/debit_credit')}
        />
        {accountTypes.length > 0 && (
          <Select
            label="Account type"
            choices={[
              { id: 'none' as const, name: 'None' },
              ...accountTypes.map((id) => ({ id, name: accountTypeNames[id] })),
            ]}
            value={draft.accountType}
            onChange={(accountType) => onChange({ accountType })}
            description="The real account behind it, if there is one."
            error={errorOf('/financial_account_type')}
          />
        )}
      </div>
      <CashFlowBox {...props} />
    </>
  );
}

/** Type, side and kind are fixed when a ledger is made; entries rely on them. */
export function EditedLedgerFields(props: LedgerFieldsProps) {
  const { draft, onChange, errorOf } = props;
  return (
    <>
      <NameAndCode {...props} />
      <ParentField {...props} />
      <CashFlowBox {...props} />
      <div className="flex flex-col gap-1">
        <Checkbox isSelected={draft.isArchived} onChange={(isArchived) => onChange({ isArchived })}>
          Archived: keeps its entries, is not offered for new entries
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
        maxLength={longestName}
        isRequired
        autoFocus
      />
      <TextField
        label="Code (optional)"
        value={draft.sortCode}
        onChange={(sortCode) => onChange({ sortCode })}
        error={errorOf('/sort_code')}
        maxLength={longestSortCode}
      />
    </div>
  );
}

function ParentField({ ledgerId, draft, onChange, ledgers, errorOf }: LedgerFieldsProps) {
  return (
    <ComboBox
      label="Parent ledger"
      choices={parentChoices(ledgers, draft.type, ledgerId)}
      value={draft.parentId ?? topLevel}
      onChange={(chosen) => onChange({ parentId: chosen === topLevel ? null : chosen })}
      error={errorOf('/parent_id') ?? errorOf('/make_top_level')}
    />
  );
}

function CashFlowBox({ draft, onChange, errorOf }: LedgerFieldsProps) {
  const error = errorOf('/report_cash_flow');
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        isSelected={draft.reportsCashFlow}
        onChange={(reportsCashFlow) => onChange({ reportsCashFlow })}
      >
        Shown in the cash flow report
      </Checkbox>
      {error && <p className="text-xs text-bad">{error}</p>}
    </div>
  );
}
