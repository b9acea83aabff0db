'use client';
import { Check, ChevronDown } from 'lucide-react';
import { Button } from '../button';
import { Menu } from './menu';

export type ChoiceMenuProps<Id extends string> = {
  /** What is chosen, such as "Account". */
  label: string;
  choices: readonly { id: Id; name: string; detail?: string }[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
};

/** One of a few choices behind a button that names the present one: for what narrows or cuts a view, not for forms. */
export function ChoiceMenu<Id extends string>(props: ChoiceMenuProps<Id>) {
  const { label, choices, value, onChange, className } = props;
  const chosen = choices.find((choice) => choice.id === value);
  const entries = choices.map(({ id, name, detail }) => ({
    id,
    name,
    ...(detail ? { detail } : {}),
    icon:
      id === value ? (
        <Check aria-hidden className="size-3.5 shrink-0 text-accent" />
      ) : (
        <span className="w-3.5 shrink-0" />
      ),
    onAction: () => onChange(id),
  }));
  return (
    <Menu
      label={label}
      trigger={
        <Button aria-label={`${label}: ${chosen?.name ?? 'none'}`} className={className}>
          <span className="flex items-center gap-2">
            <span className="truncate">{chosen?.name}</span>
            <ChevronDown aria-hidden className="size-3.5 shrink-0 text-faint" />
          </span>
        </Button>
      }
      parts={[{ id: 'choices', entries }]}
    />
  );
}
