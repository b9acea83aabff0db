'use client';

import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { titleOf } from '@/components/journal-entries/entry-summary';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/choices/select';
import { keyCap } from '@/components/ui/commands/pressed-key';
import { useIsMac } from '@/components/ui/commands/use-is-mac';
import { TextAreaField } from '@/components/ui/fields/text-field';
import { useLocale } from '@/components/ui/locale';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { askLimit } from '@/lib/ask-limit';
import { longestMessage } from '@/lib/contract/limits';
import { formatCount } from '@/lib/format/count';
import { formatDay } from '@/lib/format/day';
import { type AskProps, openings, useAsk } from './use-ask';

const kinds = [
  { id: 'question', name: 'A question' },
  { id: 'receipt_request', name: 'The receipt, please' },
] as const;

function tooMany(locale: string): string {
  return `Ask about at most ${formatCount(askLimit, locale)} entries at once.`;
}

/** Asks the owner about an entry, or the same about several; they wait with the owner until the answer. */
export default function AskDialog(props: AskProps) {
  const { entries } = props;
  const locale = useLocale();
  const isMac = useIsMac();
  const { kept, isTooMany, formProps, isPending, errorOf, message, cancel } = useAsk(props);
  const { kind, body } = kept.values;
  const [first] = entries;
  const isOne = entries.length === 1;
  return (
    <Dialog
      title={isOne ? 'Ask the owner' : `Ask the owner about ${entries.length} entries`}
      isOpen
      onOpenChange={props.onClose}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button
            type="submit"
            form="ask-form"
            variant="primary"
            keyHint={keyCap('mod+Enter', isMac)}
            isPending={isPending}
            isDisabled={isTooMany}
          >
            Ask the owner
          </Button>
        </>
      }
    >
      <Form id="ask-form" {...formProps} className="flex flex-col gap-4">
        <DraftNote {...kept.note} className="-mb-1" />
        {isOne && first && (
          <p className="text-soft">
            {titleOf(first)} · {formatDay(first.datetime, locale)}
          </p>
        )}
        <Select
          label="What do you need?"
          choices={kinds}
          value={kind}
          onChange={(chosen) =>
            kept.change({ kind: chosen, ...(body === openings[kind] && { body: openings[chosen] }) })
          }
        />
        <TextAreaField
          label="Message"
          placeholder="What was this for?"
          description={isOne ? undefined : 'The owner receives it once for each entry.'}
          value={body}
          onChange={(typed) => kept.change({ body: typed })}
          maxLength={longestMessage}
          error={errorOf('/body')}
          autoFocus
        />
        <FormMessage message={isTooMany ? tooMany(locale) : message} />
      </Form>
    </Dialog>
  );
}
