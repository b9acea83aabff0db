'use client';

import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';

/** One way to read a file; `note` says what it comes to. */
export type ReadingChoice<Id extends string> = { id: Id; name: string; note: string };

type Props<Id extends string> = {
  label: string;
  choices: readonly ReadingChoice<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
};

/** A file can be read in more than one way: a person says which is right. */
export function ReadingQuestion<Id extends string>({ label, choices, value, onChange }: Props<Id>) {
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => {
        const choice = choices.find((each) => each.id === chosen);
        if (choice) onChange(choice.id);
      }}
      className="flex flex-col gap-1"
    >
      <Label className="font-medium">{label}</Label>
      <div className="divide-y divide-line rounded-md border border-edge">
        {choices.map(({ id, name, note }) => (
          <Radio
            key={id}
            value={id}
            className="group flex cursor-pointer items-start gap-3 px-3 py-2 first:rounded-t-md last:rounded-b-md hover:bg-hover data-focus-visible:outline-2 data-focus-visible:outline-focus data-selected:bg-selected"
          >
            <span
              aria-hidden
              className="mt-[3px] grid size-3.5 shrink-0 place-items-center rounded-full border border-field group-data-selected:border-accent group-data-selected:bg-accent"
            >
              <span className="size-1.5 rounded-full bg-accent-ink opacity-0 group-data-selected:opacity-100" />
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
              <span className="font-medium">{name}</span>
              <span className="text-xs leading-5 text-soft">{note}</span>
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
