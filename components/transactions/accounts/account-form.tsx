'use client';

import { useRouter } from 'next/navigation';
import { Form } from 'react-aria-components/Form';
import { ConflictNotice } from '@/components/drafts/conflict-notice';
import { DraftNote } from '@/components/drafts/draft-note';
import { useVersionedState } from '@/components/drafts/use-versioned-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { ComboBox } from '@/components/ui/choices/combo-box';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { Ledger } from '@/lib/contract/ledger';
import { longestName } from '@/lib/contract/limits';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { reread } from '@/lib/reads/reread';
import { transactionReads } from '@/lib/reads/transaction-reads';
import {
  createAccountAndLedger,
  createExternalAccount,
  updateExternalAccount,
} from '@/server/dashboard/actions/transactions';
import { type AccountDraft, changesOf, newAccountOf, otherChange } from './account-draft';
import { bankLedgerChoices } from './bank-ledger-choices';
import { newLedgerChoices, newLedgerOf } from './new-bank-ledger';

type Props = {
  /** Null for a new one. */
  account: ExternalAccount | null;
  /** Those there are. */
  accounts: readonly ExternalAccount[];
  ledgers: readonly Ledger[];
  lead?: string;
  onClose: () => void;
  onSaved: (saved: { id: string }) => Promise<unknown>;
};

/** Makes an external account, or changes one as it was when the form was opened; its ledger stays, since transactions are posted to it. */
export function AccountForm({ account: present, accounts, ledgers, lead, onClose, onSaved }: Props) {
  const { id } = useBusiness();
  const router = useRouter();
  const choices = bankLedgerChoices(ledgers, accounts);
  const kept = useVersionedState<ExternalAccount, AccountDraft>({
    item: present,
    form: 'account',
    newForm: 'new account',
    businessId: id,
    valuesOf: (saved) => ({
      name: saved?.name ?? '',
      institution: saved?.institution ?? '',
      lastFour: saved?.last_four ?? '',
      ledgerId: saved?.ledger_id ?? (choices.length === 1 ? (choices[0]?.id ?? null) : null),
    }),
    reread: (accountId) =>
      reread(transactionReads.externalAccount, id, { parameters: { external_account_id: accountId } }),
  });
  const { values: draft, change, base: account, conflict } = kept;
  const cancel = () => {
    kept.forget();
    onClose();
  };
  const { formProps, isPending, errorOf, message, startAnew } = useSubmission({
    act: (idempotencyKey) =>
      kept.save(
        () => createAccount(id, draft, idempotencyKey),
        ({ id: accountId, version }) =>
          updateExternalAccount(id, { accountId, version, changes: changesOf(draft) }),
      ),
    idempotencyKey: kept.idempotencyKey,
    onDone: (saved) => {
      kept.forget();
      // The ledgers come with the page.
      if (newLedgerOf(draft.ledgerId, draft.name)) router.refresh();
      return onSaved(saved);
    },
    missing: [
      ...(draft.name.trim() === '' ? ['/name'] : []),
      ...(draft.ledgerId === null ? ['/ledger_id'] : []),
    ],
    within: account ? '/changes' : '/account',
  });
  return (
    <Dialog
      title={account ? `Edit ${account.name}` : 'New account'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button type="submit" form="account-form" variant="primary" isPending={isPending}>
            {account ? 'Save' : 'Create account'}
          </Button>
        </>
      }
    >
      <Form id="account-form" {...formProps} className="flex flex-col gap-5">
        {lead && <p className="text-soft">{lead}</p>}
        <DraftNote {...kept.note} />
        <ConflictNotice kept={kept} changeOf={otherChange} startAnew={startAnew} />
        <TextField
          label="Name"
          value={draft.name}
          onChange={(name) => change({ name })}
          placeholder="Such as Business checking"
          error={errorOf('/name')}
          maxLength={longestName}
          isRequired
          autoFocus
        />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[1fr_140px]">
          <TextField
            label="Bank (optional)"
            value={draft.institution}
            onChange={(institution) => change({ institution })}
            error={errorOf('/institution')}
            maxLength={longestName}
          />
          <TextField
            label="Last four (optional)"
            value={draft.lastFour}
            onChange={(lastFour) => change({ lastFour })}
            description="Of the account number"
            error={errorOf('/last_four')}
            maxLength={4}
          />
        </div>
        {!account && (
          <ComboBox
            label="Ledger"
            choices={[...choices, ...newLedgerChoices]}
            value={draft.ledgerId}
            onChange={(ledgerId) => change({ ledgerId })}
            description="Where its movements are posted. Each bank account and card has one of its own."
            error={errorOf('/ledger_id')}
            isRequired
          />
        )}
        <FormMessage message={conflict ? null : message} />
      </Form>
    </Dialog>
  );
}

/** With a ledger of its own where one is to be made for it. */
function createAccount(businessId: string, draft: AccountDraft, idempotencyKey: string) {
  const { ledger_id, ...account } = newAccountOf(draft);
  const ledger = newLedgerOf(draft.ledgerId, draft.name);
  return ledger
    ? createAccountAndLedger(businessId, { idempotencyKey, account, ledger })
    : createExternalAccount(businessId, { idempotencyKey, account: { ...account, ledger_id } });
}
