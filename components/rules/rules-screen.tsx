'use client';

import { Plus, Workflow } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useLocale } from '@/components/ui/locale';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { showToast } from '@/components/ui/notices/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Section } from '@/components/ui/section';
import type { Ledger } from '@/lib/contract/ledger';
import type { Rule } from '@/lib/contract/rule';
import type { SuggestionQuality as Quality } from '@/lib/contract/suggestion';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { deleteRule } from '@/server/dashboard/actions/rules';
import { RuleList } from './rule-list';
import type { RuleWording } from './rule-words';
import { SuggestionQuality } from './suggestion-quality';

const RuleDialog = lazyComponent(() => import('./rule-dialog'));

export type RulesScreenProps = {
  rules: Rule[];
  quality: Quality;
  ledgers: Ledger[];
  accounts: ExternalAccount[];
};

/** What is being done: a new rule, one being edited, or one being deleted. */
type Open = { kind: 'new' } | { kind: 'edit'; rule: Rule } | { kind: 'delete'; rule: Rule } | null;

export function RulesScreen({ rules, quality, ledgers, accounts }: RulesScreenProps) {
  const { canWrite, currency, id: businessId } = useBusiness();
  const locale = useLocale();
  const router = useRouter();
  const [open, setOpen] = useState<Open>(null);
  const wording = useMemo((): RuleWording => {
    const names = new Map(ledgers.map(({ id, name }) => [id, name]));
    return { currency, locale, accounts, ledgerName: (id) => names.get(id) ?? 'a deleted ledger' };
  }, [ledgers, accounts, currency, locale]);
  const close = () => setOpen(null);
  const newRule = canWrite && (
    <Button
      variant="primary"
      icon={<Plus aria-hidden className="size-3.5" />}
      onPress={() => setOpen({ kind: 'new' })}
    >
      New rule
    </Button>
  );
  return (
    <div className="max-w-3xl">
      <Section
        title="Rules"
        lead="Decide the ledger of bank transactions before suggestions do. The first rule that matches wins; a person's choice is never changed."
        actions={rules.length > 0 && newRule}
      >
        {rules.length === 0 ? (
          <EmptyState
            icon={<Workflow aria-hidden className="size-6" />}
            title="No rules yet"
            action={newRule || undefined}
          >
            A rule chooses the ledger of a payee's transactions.
          </EmptyState>
        ) : (
          <RuleList
            rules={rules}
            quality={quality}
            wording={wording}
            onEdit={(rule) => setOpen({ kind: 'edit', rule })}
            onDelete={(rule) => setOpen({ kind: 'delete', rule })}
          />
        )}
      </Section>
      <SuggestionQuality quality={quality} />
      {(open?.kind === 'new' || open?.kind === 'edit') && (
        <RuleDialog
          rule={open.kind === 'edit' ? open.rule : null}
          rules={rules}
          ledgers={ledgers}
          accounts={accounts}
          onClose={close}
          onSaved={() => {
            close();
            router.refresh();
          }}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={`Delete the rule “${open.rule.name}”?`}
          actionName="Delete"
          isDanger
          act={() => deleteRule(businessId, { ruleId: open.rule.id })}
          onDone={() => {
            close();
            showToast({ title: `The rule “${open.rule.name}” was deleted`, tone: 'good' });
            router.refresh();
          }}
          onClose={close}
        >
          <p>Confirmed entries stay as they are. Entries that await review get another suggestion.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
