'use client';
import { Check, ChevronDown } from 'lucide-react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from './button';
import { popoverClass } from './popover';

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

/** Any of a few choices behind a button that names the present ones; it stays open while one chooses. */
export function MultiChoiceMenu<Id extends string>(props: MultiChoiceMenuProps<Id>) {
  const { label, choices, value, onChange, allName } = props;
  const chosen = choices.filter(({ id }) => value.includes(id));
  const names = chosen.map(({ name }) => name).join(', ') || allName;
  return (
    <MenuTrigger>
      <Button aria-label={`${label}: ${names}`} className="max-w-64">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate">{names}</span>
          <ChevronDown aria-hidden className="size-3.5 shrink-0 text-faint" />
        </span>
      </Button>
      <Popover offset={4} placement="bottom start" className={`${popoverClass} min-w-48`}>
        <AriaMenu
          aria-label={label}
          selectionMode="multiple"
          selectedKeys={value}
          onSelectionChange={(keys) =>
            onChange(choices.filter(({ id }) => keys === 'all' || keys.has(id)).map(({ id }) => id))
          }
          className="max-h-96 overflow-auto p-1 outline-none"
        >
          {choices.map(({ id, name }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              className="flex min-h-7 cursor-default items-center gap-2 rounded px-2 py-1 outline-none data-focused:bg-hover max-sm:min-h-10"
            >
              {({ isSelected }) => (
                <>
                  {isSelected ? (
                    <Check aria-hidden className="size-3.5 shrink-0 text-accent" />
                  ) : (
                    <span className="w-3.5 shrink-0" />
                  )}
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                </>
              )}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
