'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Kbd } from './kbd';
import { popoverClass } from './popover';

export type MenuEntry = {
  id: string;
  name: string;
  icon?: ReactNode;
  keyHint?: string;
  detail?: string;
  isDisabled?: boolean;
  isDanger?: boolean;
} & ({ href: string; onAction?: never } | { href?: never; onAction: () => void });

export type MenuPart = { id: string; name?: string; entries: MenuEntry[] };

export type MenuProps = {
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  parts: readonly MenuPart[];
  placement?: PopoverProps['placement'];
  /** For a menu whose code came only when it was asked for. */
  isOpenAtFirst?: boolean;
};

/** Actions and places behind a button. */
export function Menu(props: MenuProps) {
  const { label, trigger, parts, placement = 'bottom start', isOpenAtFirst = false } = props;
  return (
    <MenuTrigger defaultOpen={isOpenAtFirst}>
      {trigger}
      <Popover offset={4} placement={placement} className={clsx(popoverClass, 'min-w-48')}>
        <AriaMenu aria-label={label} className="max-h-96 overflow-auto p-1 outline-none">
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
    </MenuTrigger>
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
        'flex min-h-7 cursor-default items-center gap-2 rounded px-2 py-1 outline-none max-sm:min-h-10',
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
