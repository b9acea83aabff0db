'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { ConflictNotice } from '@/components/drafts/conflict-notice';
import { DraftNote } from '@/components/drafts/draft-note';
import { savedUnread, useVersionedState } from '@/components/drafts/use-versioned-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { Ledger } from '@/lib/contract/ledger';
import type { Rule } from '@/lib/contract/rule';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { reread } from '@/lib/reads/reread';
import { ruleReads } from '@/lib/reads/rule-reads';
import { createRule, previewRule, updateRule } from '@/server/dashboard/actions/rules';
import { DryRun, type DryRunResult } from './dry-run';
import { draftOf, emptyDraft, otherChange, type RuleDraft, ruleOf } from './rule-draft';
import { RuleFields } from './rule-fields';

type Props = {
  /** Null for a new one. */
  rule: Rule | null;
  rules: readonly Rule[];
  ledgers: readonly Ledger[];
  accounts: readonly ExternalAccount[];
  /** What a new rule begins with. */
  start?: Partial<RuleDraft>;
  onClose: () => void;
  onSaved: () => void;
};

/** What a rule would do is seen before the button that was pressed saves it: the fields fill the dialog. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** A rule, which is tried on the books before it can be saved: what was tried last is what is saved. */
export default function RuleDialog({
  rule: present,
  rules,
  ledgers,
  accounts,
  start,
  onClose,
  onSaved,
}: Props) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const format = { currency, locale };
  const kept = useVersionedState<Rule, RuleDraft>({
    item: present,
    form: 'rule',
    newForm: `new rule ${start?.name ?? ''}`,
    businessId,
    valuesOf: (saved) => (saved ? draftOf(saved, format) : { ...emptyDraft, ...start }),
    reread: (ruleId) => reread(ruleReads.one, businessId, { parameters: { rule_id: ruleId } }),
  });
  const { values: draft, base: rule, conflict } = kept;
  const cancel = () => {
    kept.forget();
    onClose();
  };
  const [tried, setTried] = useState<{ text: string; result: DryRunResult } | null>(null);
  const { missing, unfit, ...asked } = ruleOf(draft, { ...format, ledgers });
  const { name, ...effect } = asked;
  const text = JSON.stringify(effect);
  const isTried = tried?.text === text;

  async function act(idempotencyKey: string) {
    if (!isTried) {
      const preview = await previewRule(businessId, { ...effect, ...(rule && { rule_id: rule.id }) });
      return preview.ok ? { ok: true as const, data: preview.data } : preview;
    }
    const saved = await kept.save(
      () => createRule(businessId, { idempotencyKey, rule: asked }),
      ({ id: ruleId, version }) => updateRule(businessId, { idempotencyKey, ruleId, version, rule: asked }),
    );
    return saved.ok ? { ok: true as const, data: null } : saved;
  }

  const { formProps, isPending, errorOf, message, startAnew } = useSubmission<DryRunResult | null>({
    act,
    onDone: (result) => {
      if (result) return setTried({ text, result });
      kept.forget();
      showToast({ title: `The rule “${name}” was saved`, tone: 'good' });
      return onSaved();
    },
    missing,
    unfit,
    idempotencyKey: kept.idempotencyKey,
    within: '/rule',
    ...(rule ? { savedBefore: savedUnread } : {}),
  });
  const formId = 'rule-form';
  return (
    <Dialog
      title={rule ? 'Edit the rule' : 'New rule'}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {isTried ? 'Save' : 'Preview'}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps} className="flex flex-col gap-4">
        <DraftNote {...kept.note} />
        <ConflictNotice kept={kept} changeOf={otherChange} startAnew={startAnew} />
        <RuleFields
          draft={draft}
          onChange={kept.change}
          ledgers={ledgers}
          accounts={accounts}
          errorOf={errorOf}
        />
        <div aria-live="polite">
          {isTried && (
            <div key={tried.text} ref={bringIntoView}>
              <DryRun
                result={tried.result}
                shadow={rules.find(({ id }) => id === tried.result.shadowed_by)?.name ?? null}
              />
            </div>
          )}
        </div>
        <FormMessage message={conflict ? null : message} />
      </Form>
    </Dialog>
  );
}
