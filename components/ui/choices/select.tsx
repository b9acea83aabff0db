'use client';
import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import { type FieldProps, fieldBox, fieldStates } from '../fields/field';
import { notesId, PlainField } from '../fields/plain-field';
import { type Choice, groupChoices } from './choice';

export type SelectProps<Id extends string> = FieldProps & {
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  placeholder?: string;
  name?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/**
 * One of a few choices; for many, use ComboBox. The browser's own field: letters find a choice without opening it, it
 * has the phone's own list, and costs no script.
 */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, description, error, className, choices, value, onChange, placeholder = 'Choose' } = props;
  const id = useId();
  return (
    <PlainField {...{ id, label, description, error, className }}>
      <span className="relative flex items-center">
        <select
          id={id}
          aria-label={label ? undefined : props['aria-label']}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesId({ id, description, error })}
          name={props.name}
          required={props.isRequired}
          disabled={props.isDisabled}
          value={value ?? ''}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.id === target.value);
            if (chosen) onChange(chosen.id);
          }}
          className={clsx(
            fieldBox,
            fieldStates,
            'appearance-none truncate pr-7 *:bg-panel *:text-ink',
            value === null && 'text-faint',
          )}
        >
          {value === null && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {groupChoices(choices).map((group) =>
            group.name === '' ? (
              group.choices.map((choice) => <ChoiceOption key={choice.id} choice={choice} />)
            ) : (
              <optgroup key={group.id} label={group.name}>
                {group.choices.map((choice) => (
                  <ChoiceOption key={choice.id} choice={choice} />
                ))}
              </optgroup>
            ),
          )}
        </select>
        <ChevronsUpDown aria-hidden className="pointer-events-none absolute right-2 size-3.5 text-faint" />
      </span>
    </PlainField>
  );
}

function ChoiceOption({ choice: { id, name, detail } }: { choice: Choice }) {
  return <option value={id}>{detail ? `${name} · ${detail}` : name}</option>;
}
