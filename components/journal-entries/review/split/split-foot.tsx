'use client';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { useCommands } from '@/components/ui/commands/commands';
import { keyCap } from '@/components/ui/commands/pressed-key';
import { useIsMac } from '@/components/ui/commands/use-is-mac';
import type { AmountFormat } from '@/lib/format/amount-format';
import type { EntryValues } from '../../form/entry-values';
import { type Division, reasonAgainstDividing, restOf } from './split-lines';

type FootProps = { division: Division; format: AmountFormat; onSplit: () => void; onClose: () => void };

const splitKey = 'mod+Enter';

/** What is left to allocate while typing, and the button, disabled with the reason until nothing is left. */
export function SplitFoot({ division, format, onSplit, onClose }: FootProps) {
  const isMac = useIsMac();
  const { control, getValues } = useFormContext<EntryValues>();
  useWatch({ control, name: 'lines' });
  const rows = getValues('lines');
  const rest = restOf(rows, division, format);
  const reason = reasonAgainstDividing(rows, division, format);
  useCommands(
    useMemo(
      () => [
        {
          id: 'split-entry',
          name: 'Split',
          group: 'Split',
          keys: [splitKey],
          isDisabled: reason !== null,
          run: onSplit,
        },
      ],
      [reason, onSplit],
    ),
  );
  return (
    <>
      <p className="mr-auto flex min-w-0 flex-wrap items-baseline gap-x-3 self-center">
        <span className={rest === 0n ? 'text-soft' : 'font-semibold text-warn'}>
          Difference <Amount units={rest} currency={format.currency} />
        </span>
        <span role="status" className="text-xs text-soft">
          {reason}
        </span>
      </p>
      <Button onPress={onClose}>Cancel</Button>
      <Button
        variant="primary"
        keyHint={keyCap(splitKey, isMac)}
        isDisabled={reason !== null}
        onPress={onSplit}
      >
        Split
      </Button>
    </>
  );
}
