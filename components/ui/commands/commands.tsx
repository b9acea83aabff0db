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
import { type Command, CommandRegistry } from './command-registry';

const RegistryContext = createContext<CommandRegistry | null>(null);

export function CommandsProvider({ children }: { children: ReactNode }) {
  const registry = useMemo(() => new CommandRegistry(), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => registry.handle(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [registry]);
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

function useRegistry(): CommandRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('Commands are used outside of CommandsProvider');
  return registry;
}

/** Offers the commands while the component is mounted. A later offer goes before an earlier one with the same key. */
export function useCommands(commands: readonly Command[]): void {
  const registry = useRegistry();
  const owner = useId();
  useEffect(() => registry.offer(owner, commands), [registry, owner, commands]);
  useEffect(() => () => registry.withdraw(owner), [registry, owner]);
}

/** Runs the command of the id, for a button that stands far from where the command is offered. */
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
