'use client';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { browserPage } from './browser-page';
import { type Command, CommandRegistry } from './command-registry';
import { KeyBuffer } from './key-buffer';
import { isTextField } from './pressed-key';

const RegistryContext = createContext<CommandRegistry | null>(null);
const BufferContext = createContext<KeyBuffer | null>(null);

export function CommandsProvider({ children }: { children: ReactNode }) {
  const registry = useMemo(() => new CommandRegistry(), []);
  const buffer = useMemo(() => new KeyBuffer(browserPage), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => registry.handle(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [registry]);
  useEffect(() => listenForFields(buffer), [buffer]);
  return (
    <RegistryContext value={registry}>
      <BufferContext value={buffer}>{children}</BufferContext>
    </RegistryContext>
  );
}

/**
 * Before anything else on the page sees a key, the buffer may hold it: on the window, since React itself listens on the
 * document, and a field that saw the Enter before the letters that wait for it would take what it has so far.
 */
function listenForFields(buffer: KeyBuffer): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.isTrusted || !buffer.take(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (isTextField(target)) void buffer.release();
  };
  window.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerdown', buffer.cancel, true);
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('pointerdown', buffer.cancel, true);
    buffer.cancel();
  };
}

/** To be called by whatever opens a field to type in: keys pressed before the field is there are kept for it. */
export function useAwaitField(): () => void {
  return useBuffer().awaitField;
}

/** To be called where a command that opens a field is refused: what is typed for the field runs no commands. */
export function useRefuseField(): () => void {
  return useBuffer().refuseField;
}

function useBuffer(): KeyBuffer {
  const buffer = useContext(BufferContext);
  if (!buffer) throw new Error('outside of CommandsProvider');
  return buffer;
}

function useRegistry(): CommandRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('outside of CommandsProvider');
  return registry;
}

/** Offers the commands while the component is mounted. A later offer goes before an earlier one with the same key. */
export function useCommands(commands: readonly Command[]): void {
  const registry = useRegistry();
  const owner = useId();
  useEffect(() => registry.offer(owner, commands), [registry, owner, commands]);
  useEffect(() => () => registry.withdraw(owner), [registry, owner]);
}

/** Runs the command of the id, for a button that is far from where the command is offered. */
export function useCommandRunner(id: string): () => void {
  const registry = useRegistry();
  return () =>
    registry
      .offered()
      .find((command) => command.id === id)
      ?.run();
}

/** Everything that can be done now. */
export function useOfferedCommands(): readonly Command[] {
  const registry = useRegistry();
  return useSyncExternalStore(registry.subscribe, registry.offered, () => noCommands);
}

const noCommands: readonly Command[] = [];
