'use client';

import { Plus, X } from 'lucide-react';
import { useLedgerChoices } from '@/components/journal-entries/use-ledger-choices';
import { Button, IconButton } from '@/components/ui/button';
import { ComboBox } from '@/components/ui/choices/combo-box';
import { TextField } from '@/components/ui/fields/text-field';
import type { Ledger } from '@/lib/contract/ledger';
import type { RuleDraft } from './rule-draft';

type Props = {
  parts: RuleDraft['parts'];
  onChange: (parts: RuleDraft['parts']) => void;
  ledgers: readonly Ledger[];
  errorOf: (pointer: string) => string | undefined;
};

/** The ledger, or several with their shares. */
export function RuleParts({ parts, onChange, ledgers, errorOf }: Props) {
  const { choices, remember } = useLedgerChoices(ledgers);
  const setPart = (key: number, change: Partial<RuleDraft['parts'][number]>) =>
    onChange(parts.map((part) => (part.key === key ? { ...part, ...change } : part)));
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
              onPress={() => onChange(parts.filter((part) => part.key !== key))}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          )}
        </div>
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden className="size-3.5" />}
          onPress={() => onChange([...parts, { key: nextKey, ledgerId: null, share: '1' }])}
        >
          Split
        </Button>
      </div>
    </div>
  );
}
