'use client';
import { type ReactNode, useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { useCommands } from '@/components/ui/commands/commands';
import { keyCap } from '@/components/ui/commands/pressed-key';
import { useIsMac } from '@/components/ui/commands/use-is-mac';

/** A way to submit a form; the first is the one that the form's own key takes. */
type Choice = { id: string; name: string };

type FootProps<Chosen extends Choice> = {
  /** What the form is of, as the list of commands groups it. */
  group: string;
  choices: readonly [Chosen, ...Chosen[]];
  pendingId: string | null;
  /** Why it cannot be submitted yet. */
  reason?: string | null;
  onSubmit: (choice: Chosen) => void;
  /** What the form comes to, as `FootFigure`s. */
  children: ReactNode;
};

const saveKey = 'mod+Enter';

/** The foot of a long form, in sight wherever there is room for more than it: what it comes to, and the buttons, with the reason while they cannot be used. */
export function FormFoot<Chosen extends Choice>(props: FootProps<Chosen>) {
  const { group, choices, pendingId, reason = null, onSubmit, children } = props;
  const isMac = useIsMac();
  const [main, ...others] = choices;
  const commands = useMemo(
    () => [
      {
        id: `save-${group}`,
        name: main.name,
        group,
        keys: [saveKey],
        isDisabled: reason !== null || pendingId !== null,
        run: () => onSubmit(main),
      },
    ],
    [group, main, onSubmit, pendingId, reason],
  );
  useCommands(commands);
  return (
    <div className="sticky bottom-0 z-header short:static flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-surface px-5 py-3 max-lg:bottom-[calc(56px+env(safe-area-inset-bottom)+var(--toasts,0px))] max-sm:px-4">
      <dl className="flex gap-6 max-sm:w-full max-sm:justify-between max-sm:gap-3">{children}</dl>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2 max-sm:justify-start">
        <span role="status" className="text-soft max-sm:w-full">
          {reason}
        </span>
        <Button
          type="submit"
          variant="primary"
          keyHint={keyCap(saveKey, isMac)}
          isDisabled={reason !== null}
          isPending={pendingId === main.id}
        >
          {main.name}
        </Button>
        {others.map((choice) => (
          <Button
            key={choice.id}
            variant="plain"
            isDisabled={reason !== null}
            isPending={pendingId === choice.id}
            onPress={() => onSubmit(choice)}
          >
            {choice.name}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** @param units minor units of the business's currency */
export function FootFigure({ name, units, tone }: { name: string; units: bigint; tone?: 'strong' | 'warn' }) {
  const { currency } = useBusiness();
  const tones = { strong: 'font-semibold', warn: 'font-semibold text-warn' };
  return (
    <div>
      <dt className="text-xs text-faint">{name}</dt>
      <dd className={tone ? tones[tone] : ''}>
        <Amount units={units} currency={currency} />
      </dd>
    </div>
  );
}
