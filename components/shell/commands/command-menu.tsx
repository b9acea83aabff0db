'use client';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { type Command, ownFirst } from '@/components/ui/commands/command-registry';
import { useOfferedCommands } from '@/components/ui/commands/commands';
import { Kbd } from '@/components/ui/commands/kbd';
import { keyCap } from '@/components/ui/commands/pressed-key';
import { useIsMac } from '@/components/ui/commands/use-is-mac';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { useLocale } from '@/components/ui/locale';
import { readOptions } from '@/lib/reads/read-options';
import { searchReads } from '@/lib/reads/search-reads';
import { type FoundRow, foundGroups, type SearchedBusiness } from './found-rows';
import { type Choice, recentChoices, rememberChoice } from './recent-choices';

type MenuProps = { business: SearchedBusiness | null; onClose: () => void };

/** Everything by name: type a part of it, Enter does it. What is in the books is found by name, number or amount. */
export default function CommandMenu({ business, onClose }: MenuProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [typed, setTyped] = useState('');
  const menu = useMenu(business, typed);
  const choose = (key: string) => {
    onClose();
    menu.run(key);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="fixed inset-0 z-overlay flex items-start justify-center bg-(--scrim) p-4 pt-[12vh] data-entering:animate-appear"
    >
      <Modal className="w-full max-w-xl rounded-xl border border-edge bg-panel text-ink data-entering:animate-rise">
        <Dialog aria-label="Commands" className="outline-none">
          {/* Otherwise the first Escape empties the field alone. */}
          <div role="presentation" onKeyDownCapture={leave} className="contents">
            <Autocomplete
              inputValue={typed}
              onInputChange={setTyped}
              // What was found in the books was found by more than its name.
              filter={(name, input, row) => String(row.key).startsWith('found ') || contains(name, input)}
            >
              <SearchField
                aria-label="Find a command"
                autoFocus
                className="flex items-center gap-2 border-b border-line px-4"
              >
                <Search aria-hidden className="size-4 text-faint" />
                <Input
                  placeholder={
                    business ? 'Find an entry, invoice, vendor, page or command' : 'Find a page or command'
                  }
                  className="h-12 w-full bg-transparent text-base outline-none [&::-webkit-search-cancel-button]:hidden"
                />
              </SearchField>
              <Menu
                aria-label="Commands"
                onAction={(key) => choose(String(key))}
                renderEmptyState={() => (
                  <p className="px-2 py-6 text-center text-soft">
                    {menu.isSearching ? 'Searching…' : 'Nothing matches'}
                  </p>
                )}
                className="max-h-[50vh] overflow-auto p-2 outline-none"
              >
                <Groups {...menu} />
              </Menu>
            </Autocomplete>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** What the menu shows for what is typed, and what each row of it does. */
function useMenu(business: SearchedBusiness | null, typed: string) {
  const router = useRouter();
  const commands = useOfferedCommands();
  const { groups: found, isSearching } = useFound(business, typed.trim());
  const groups = useMemo(() => ownFirst(commands.filter((command) => !command.isDisabled)), [commands]);
  const place = business?.id ?? '';
  const recent = typed === '' ? recentOf(place, commands) : [];
  const run = (key: string) => {
    const id = key.replace(/^recent /, '');
    const rows = [
      ...found.flatMap(([, some]) => some),
      ...recent.flatMap(({ choice }) => (choice.kind === 'found' ? [choice.row] : [])),
    ];
    const row = rows.find((each) => each.id === id);
    rememberChoice(place, row ? { kind: 'found', row } : { kind: 'command', id });
    if (row) router.push(row.href);
    else commands.find((command) => command.id === id)?.run();
  };
  return { groups, found, recent, isSearching, run };
}

function Groups({ groups, found, recent }: Pick<ReturnType<typeof useMenu>, 'groups' | 'found' | 'recent'>) {
  const isMac = useIsMac();
  return (
    <>
      {recent.length > 0 && (
        <Group name="Recent">
          {recent.map(({ id, name, note }) => (
            <Row key={id} id={`recent ${id}`} name={name} note={note} />
          ))}
        </Group>
      )}
      {groups.map(([name, members]) => (
        <Group key={name} name={name}>
          {members.map(({ id, name: title, keys }) => (
            <Row key={id} id={id} name={title} cap={keys?.[0] && keyCap(keys[0], isMac)} />
          ))}
        </Group>
      ))}
      {found.map(([name, rows]) => (
        <Group key={`found ${name}`} name={name}>
          {rows.map(({ id, title, note }) => (
            <Row key={id} id={id} name={title} note={note} />
          ))}
        </Group>
      ))}
    </>
  );
}

/** Shorter texts are in nearly everything. */
const fewestSearched = 2;

function useFound(business: SearchedBusiness | null, typed: string) {
  const locale = useLocale();
  const q = useDebounced(typed, 120);
  const isAsked = business !== null && q.length >= fewestSearched;
  const { data, isFetching } = useQuery({
    ...readOptions(searchReads.all, business?.id ?? '', { query: { q } }),
    enabled: isAsked,
    // While one goes on typing; what another text found would be marked, and taken by Enter.
    placeholderData: (before, query) => (isGoneOn(query?.queryKey.at(-1), q) ? before : undefined),
  });
  const groups = useMemo(
    (): [string, FoundRow[]][] =>
      business && data && isAsked ? foundGroups(data.data, business, locale) : [],
    [business, data, isAsked, locale],
  );
  return { groups, isSearching: isFetching || q !== typed };
}

/** Whether the text asked for goes on from that of an earlier query. */
function isGoneOn(before: unknown, q: string): boolean {
  if (typeof before !== 'object' || before === null || !('q' in before)) return false;
  return typeof before.q === 'string' && q.startsWith(before.q);
}

type Recent = { id: string; name: string; note: string; choice: Choice };

/** Commands that are not offered here are left out. */
function recentOf(place: string, commands: readonly Command[]): Recent[] {
  return recentChoices(place).flatMap((choice): Recent[] => {
    if (choice.kind === 'found') {
      const { id, title, note } = choice.row;
      return [{ id, name: title, note, choice }];
    }
    const command = commands.find((each) => each.id === choice.id && !each.isDisabled);
    return command ? [{ id: command.id, name: command.name, note: '', choice }] : [];
  });
}

function Group({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <MenuSection aria-label={name}>
      <Header className="px-2 pt-2 pb-1 text-2xs font-medium text-faint">{name}</Header>
      {children}
    </MenuSection>
  );
}

type RowProps = { id: string; name: string; note?: string; cap?: string | undefined };

function Row({ id, name, note, cap }: RowProps) {
  return (
    <MenuItem
      id={id}
      textValue={name}
      className="flex min-h-8 cursor-default items-center justify-between gap-4 rounded-md px-2 py-1 outline-none data-focused:bg-hover"
    >
      <span className="min-w-0 truncate">{name}</span>
      {note && <span className="max-w-[60%] shrink-0 truncate text-xs text-soft tabular-nums">{note}</span>}
      {cap && <Kbd>{cap}</Kbd>}
    </MenuItem>
  );
}
