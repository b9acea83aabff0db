'use client';

import { useId } from 'react';
import { type LedgerIndex, ledgerName } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { useLocale } from '@/components/ui/locale';
import type { AnswerOptions } from '@/lib/contract/task';
import type { Instant } from '@/lib/dates/instant';
import { effectOfAnswer } from '../task-words';
import { useIsUnread } from './unread-question';

type Props = {
  options: AnswerOptions;
  ledgers: LedgerIndex;
  payee: string;
  /** When the entry is posted that the question is about. */
  postedAt: Instant;
  isForPayee: boolean;
  onForPayee: (isForPayee: boolean) => void;
  isDisabled: boolean;
  onChoose: (ledgerId: string) => void;
};

/** Answers by one tap: the likely ledgers as an owner calls them, each with its name in the books where that is another. */
export function AnswerChoices({
  options,
  ledgers,
  payee,
  postedAt,
  isForPayee,
  onForPayee,
  isDisabled,
  onChoose,
}: Props) {
  const label = useId();
  const { lockedThrough } = useBusiness();
  const locale = useLocale();
  const isUnread = useIsUnread();
  return (
    <fieldset className="flex flex-col gap-2" aria-labelledby={label}>
      <p id={label} className="font-medium">
        It was for …
      </p>
      <div className="flex flex-wrap gap-2">
        {options.ledgers.map(({ ledger_id: id, name }) => {
          const inBooks = ledgerName(ledgers, id);
          return (
            <Button
              key={id}
              className="h-11! flex-1"
              isDisabled={isDisabled}
              aria-label={inBooks === name ? name : `${name} (${inBooks})`}
              onPress={({ pointerType }) => {
                if (!isUnread(pointerType)) onChoose(id);
              }}
            >
              <span className="flex flex-col items-center leading-tight">
                <span className="font-medium">{name}</span>
                {inBooks !== name && <span className="text-xs text-faint">{inBooks}</span>}
              </span>
            </Button>
          );
        })}
      </div>
      <p className="text-xs text-soft">{effectOfAnswer(postedAt, lockedThrough, locale)}</p>
      {options.same_payee > 0 && (
        <Checkbox className="min-h-11 sm:min-h-6" isSelected={isForPayee} onChange={onForPayee}>
          {options.same_payee === 1
            ? `Answer the other question about ${payee}, too`
            : `Answer the ${options.same_payee} other questions about ${payee}, too`}
        </Checkbox>
      )}
    </fieldset>
  );
}
