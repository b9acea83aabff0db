'use client';
import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { FieldLabel, FieldNotes, type FieldProps, fieldBox, fieldStack } from './field';
import { type Choice, ChoiceSection, groupChoices, listBoxClass } from './list-box';
import { popoverClass } from './popover';

export type SelectProps<Id extends string> = FieldProps & {
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  placeholder?: string;
  name?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** One of a few choices. For many, use ComboBox. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, description, error, className, choices, value, onChange, placeholder } = props;
  const groups = useMemo(() => groupChoices(choices), [choices]);
  return (
    <AriaSelect
      aria-label={props['aria-label']}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = choices.find((choice) => choice.id === key);
        if (chosen) onChange(chosen.id);
      }}
      placeholder={placeholder ?? 'Choose'}
      name={props.name}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isInvalid={error !== undefined || undefined}
      className={fieldStack(className)}
    >
      {label && <FieldLabel>{label}</FieldLabel>}
      <Button
        className={clsx(
          fieldBox,
          'flex items-center justify-between gap-2 text-left hover:border-ink disabled:opacity-60',
          error && 'border-bad',
        )}
      >
        <SelectValue className="truncate data-placeholder:text-faint">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-faint" />
      </Button>
      <FieldNotes description={description} error={error} />
      <Popover offset={4} className={clsx(popoverClass, 'min-w-(--trigger-width)')}>
        <ListBox items={groups} className={listBoxClass}>
          {(group) => <ChoiceSection group={group} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
