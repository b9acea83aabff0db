'use client';
import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Kbd } from '../commands/kbd';
import type { MenuEntry, MenuPart } from './menu-part';
import { popupClass } from './popup-class';

type Props = {
  label: string;
  parts: readonly MenuPart[];
  placement: PopoverProps['placement'];
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The surface of a `Menu`, open as long as it is there. */
export default function MenuSurface({ label, parts, placement, triggerRef, onClose }: Props) {
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      aria-label={label}
      offset={4}
      {...(placement ? { placement } : {})}
      className={clsx(popupClass, 'min-w-48')}
    >
      <AriaMenu
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        className="max-h-96 overflow-auto p-1 outline-none"
      >
        {parts.map((part) => (
          <MenuSection
            key={part.id}
            aria-label={part.name ?? label}
            className="[&+&]:mt-1 [&+&]:border-t [&+&]:border-line [&+&]:pt-1"
          >
            {part.name && (
              <Header className="px-2 pt-1.5 pb-1 text-2xs font-medium text-faint">{part.name}</Header>
            )}
            {part.entries.map((entry) => (
              <MenuRow key={entry.id} entry={entry} />
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </Popover>
  );
}

function MenuRow({ entry }: { entry: MenuEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.name}
      isDisabled={entry.isDisabled ?? false}
      {...(entry.href === undefined ? { onAction: entry.onAction } : { href: entry.href })}
      className={clsx(
        'flex min-h-7 cursor-default items-center gap-2 rounded px-2 py-1 outline-none max-sm:min-h-11',
        'data-focused:bg-hover data-disabled:opacity-50',
        entry.isDanger && 'text-bad',
      )}
    >
      {entry.icon}
      <span className="min-w-0 flex-1 truncate">{entry.name}</span>
      {entry.detail && <span className="text-xs text-faint">{entry.detail}</span>}
      {entry.keyHint && <Kbd>{entry.keyHint}</Kbd>}
    </MenuItem>
  );
}
