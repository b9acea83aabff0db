'use client';
import { ChevronDown } from 'lucide-react';
import { ButtonContext } from 'react-aria-components/Button';
import { Button } from '../button';
import { lazyComponent } from '../loading/lazy-component';
import { useAhead } from '../loading/use-ahead';
import { usePopup } from './use-popup';

const MultiChoiceSurface = lazyComponent(() => import('./multi-choice-surface'));

export type MultiChoiceMenuProps<Id extends string> = {
  /** What is chosen, such as "Status". */
  label: string;
  choices: readonly { id: Id; name: string }[];
  /** None means all. */
  value: readonly Id[];
  onChange: (ids: Id[]) => void;
  /** What the button says when none is chosen, such as "Any status". */
  allName: string;
};

/** Several of a few choices behind a button that names the chosen ones; it stays open while choosing. */
export function MultiChoiceMenu<Id extends string>(props: MultiChoiceMenuProps<Id>) {
  const { label, choices, value, onChange, allName } = props;
  const { isOpen, setIsOpen, triggerRef, triggerProps } = usePopup('menu');
  useAhead(MultiChoiceSurface.load);
  const chosen = choices.filter(({ id }) => value.includes(id));
  const names = chosen.map(({ name }) => name).join(', ') || allName;
  return (
    <>
      <ButtonContext value={triggerProps}>
        <Button aria-label={`${label}: ${names}`} className="max-w-64">
          <span className="flex min-w-0 items-center gap-2">
            <span className="truncate">{names}</span>
            <ChevronDown aria-hidden className="size-3.5 shrink-0 text-faint" />
          </span>
        </Button>
      </ButtonContext>
      {isOpen && (
        <MultiChoiceSurface
          label={label}
          choices={choices}
          value={value}
          onChange={(ids) => onChange(choices.filter(({ id }) => ids.has(id)).map(({ id }) => id))}
          triggerRef={triggerRef}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
