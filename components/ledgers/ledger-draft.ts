import type { z } from 'zod';
import { changedParts, changeWords } from '@/components/forms/changed-parts';
import type { Ledger, ledgerCreate, ledgerUpdate } from '@/lib/contract/ledger';
import {
  type FinancialAccountType,
  type LedgerSubtype,
  type LedgerType,
  ledgerSubtypes,
} from '@/lib/contract/ledger-kinds';
import type { Side } from '@/lib/contract/primitives';
import { usualSideOf } from './ledger-words';

/** The values of the form of a ledger. */
export type LedgerDraft = {
  name: string;
  type: LedgerType;
  subtype: LedgerSubtype;
  side: Side;
  accountType: FinancialAccountType | 'none';
  sortCode: string;
  parentId: string | null;
  reportsCashFlow: boolean;
  isArchived: boolean;
};

export function ledgerDraftOf(ledger: Ledger | null): LedgerDraft {
  const type = ledger?.type ?? 'expense';
  return {
    name: ledger?.name ?? '',
    type,
    subtype: ledger?.subtype ?? 'operating_expense',
    side: ledger?.debit_credit ?? usualSideOf(type),
    accountType: ledger?.financial_account_type ?? 'none',
    sortCode: ledger?.sort_code ?? '',
    parentId: ledger?.parent_id ?? null,
    reportsCashFlow: ledger?.report_cash_flow ?? true,
    isArchived: ledger?.archived ?? false,
  };
}

/** Another type brings its first subtype and its normal side, and leaves the parent, which is of the old type. */
export function withType(type: LedgerType): Partial<LedgerDraft> {
  return {
    type,
    subtype: ledgerSubtypes[type][0],
    side: usualSideOf(type),
    parentId: null,
    accountType: 'none',
  };
}

export function ledgerOf(draft: LedgerDraft): z.input<typeof ledgerCreate> {
  return {
    name: draft.name.trim(),
    type: draft.type,
    subtype: draft.subtype,
    debit_credit: draft.side,
    report_cash_flow: draft.reportsCashFlow,
    financial_account_type: draft.accountType === 'none' ? null : draft.accountType,
    sort_code: draft.sortCode.trim() || null,
    parent_id: draft.parentId,
  };
}

/** What was changed of the ledger, in words that follow who did it. */
export function otherChangeOfLedger(before: Ledger, after: Ledger): string {
  return changeWords(
    changedParts(before, after, [
      ['its name', 'name'],
      ['its code', 'sort_code'],
      ['its parent', 'parent_id'],
      ['whether the cash flow report shows it', 'report_cash_flow'],
      ['whether it is archived', 'archived'],
    ]),
  );
}

/** An empty code takes away the one that there was. */
export function ledgerChangesOf(draft: LedgerDraft, ledger: Ledger): z.input<typeof ledgerUpdate> {
  return {
    name: draft.name.trim(),
    sort_code: draft.sortCode.trim(),
    parent_id: draft.parentId,
    make_top_level: draft.parentId === null && ledger.parent_id !== null,
    report_cash_flow: draft.reportsCashFlow,
    archived: draft.isArchived,
  };
}
