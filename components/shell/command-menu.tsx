'use client';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { type Command, ownFirst } from '@/components/ui/commands/command-registry';
import { useOfferedCommands } from '@/components/ui/commands/commands';
import { keyCap } from '@/components/ui/commands/pressed-key';
import { Kbd } from '@/components/ui/kbd';
import { useIsMac } from '@/components/ui/use-is-mac';

/** Everything by name: type a part of it, Enter does it. */
export default function CommandMenu({ onClose }: { onClose: () => void }) {
  const commands = useOfferedCommands();
  const { contains } = useFilter({ sensitivity: 'base' });
  const groups = useMemo(() => ownFirst(commands.filter((command) => !command.isDisabled)), [commands]);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="fixed inset-0 z-overlay flex items-start justify-center bg-(--scrim) p-4 pt-[12vh] data-entering:animate-appear"
    >
      <Modal className="w-full max-w-xl rounded-xl border border-edge bg-panel text-ink data-entering:animate-rise">
        <Dialog aria-label="Commands" className="outline-none">
          <Autocomplete filter={contains}>
            <SearchField
              aria-label="Find a command"
              autoFocus
              className="flex items-center gap-2 border-b border-line px-4"
            >
              <Search aria-hidden className="size-4 text-faint" />
              <Input
                placeholder="Go to a page or run a command"
                className="h-12 w-full bg-transparent text-base outline-none [&::-webkit-search-cancel-button]:hidden"
              />
            </SearchField>
            <Menu
              aria-label="Commands"
              onAction={(id) => {
                onClose();
                commands.find((command) => command.id === id)?.run();
              }}
              renderEmptyState={() => <p className="px-2 py-6 text-center text-soft">Nothing matches</p>}
              className="max-h-[50vh] overflow-auto p-2 outline-none"
            >
              {groups.map(([name, members]) => (
                <MenuSection key={name} aria-label={name}>
                  <Header className="px-2 pt-2 pb-1 text-2xs font-medium text-faint">{name}</Header>
                  {members.map((command) => (
                    <CommandRow key={command.id} command={command} />
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function CommandRow({ command }: { command: Command }) {
  const isMac = useIsMac();
  const key = command.keys?.[0];
  return (
    <MenuItem
      id={command.id}
      textValue={command.name}
      className="flex min-h-8 cursor-default items-center justify-between gap-2 rounded-md px-2 py-1 outline-none data-focused:bg-hover"
    >
      {command.name}
      {key && <Kbd>{keyCap(key, isMac)}</Kbd>}
    </MenuItem>
  );
}
