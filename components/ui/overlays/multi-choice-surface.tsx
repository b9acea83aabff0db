'use client';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { popupClass } from './popup-class';

type Props = {
  label: string;
  choices: readonly { id: string; name: string }[];
  value: readonly string[];
  onChange: (ids: ReadonlySet<unknown>) => void;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The surface of a `MultiChoiceMenu`, open as long as it is there. */
export default function MultiChoiceSurface({ label, choices, value, onChange, triggerRef, onClose }: Props) {
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      aria-label={label}
      offset={4}
      placement="bottom start"
      className={`${popupClass} min-w-48`}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        selectionMode="multiple"
        selectedKeys={value}
        onSelectionChange={(keys) => onChange(keys === 'all' ? new Set(choices.map(({ id }) => id)) : keys)}
        className="max-h-96 overflow-auto p-1 outline-none"
      >
        {choices.map(({ id, name }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={name}
            className="flex min-h-7 cursor-default items-center gap-2 rounded px-2 py-1 outline-none data-focused:bg-hover max-sm:min-h-11"
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
      </Menu>
    </Popover>
  );
}
