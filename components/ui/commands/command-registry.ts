import { keyOf, type PressedKey } from './pressed-key';

/**
 * Something one can do on the screen at hand. The keys, the list behind `?` and the menu behind Ctrl+K all come
 * from here, so none of them can tell a different story.
 */
export type Command = {
  id: string;
  name: string;
  group: string;
  /**
   * Such as `c`, `shift+x`, `mod+k` (Ctrl, or ⌘ on a Mac), `ArrowDown`, or `g b`, one key after the other; the first is
   * the one shown.
   */
  keys?: readonly string[];
  isDisabled?: boolean;
  run: () => void;
};

/** How long the second key of a sequence is waited for. */
const sequenceTimeoutMs = 1500;

const now = () => performance.now();

/** Which commands are offered now, and by whom. */
export class CommandRegistry {
  private readonly offers = new Map<string, readonly Command[]>();
  private readonly listeners = new Set<() => void>();
  private all: readonly Command[] = [];
  /** The first key of a sequence such as `g b`, and when it was pressed. */
  private begun: { key: string; at: number } | null = null;

  offer(owner: string, commands: readonly Command[]): void {
    this.offers.set(owner, commands);
    this.tell();
  }

  withdraw(owner: string): void {
    this.offers.delete(owner);
    this.tell();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly offered = (): readonly Command[] => this.all;

  /** Runs the command of the pressed key, unless the key belongs to what has the focus. */
  handle(event: PressedKey): void {
    const key = keyOf(event);
    if (key === null) return;
    const sequence =
      this.begun && now() - this.begun.at < sequenceTimeoutMs ? `${this.begun.key} ${key}` : null;
    this.begun = null;
    const command = (sequence && this.commandOf(sequence)) || this.commandOf(key);
    if (command) {
      event.preventDefault();
      command.run();
    } else if (
      this.all.some((each) => !each.isDisabled && each.keys?.some((keys) => keys.startsWith(`${key} `)))
    ) {
      event.preventDefault();
      this.begun = { key, at: now() };
    }
  }

  private commandOf(keys: string): Command | undefined {
    return this.all.findLast((each) => !each.isDisabled && each.keys?.includes(keys));
  }

  private tell(): void {
    this.all = [...this.offers.values()].flat();
    for (const listener of this.listeners) listener();
  }
}

/** The groups that every screen has, the last to be looked for. */
const groupsOfAll = ['Anywhere', 'Go to'];

/** Commands by their group: first what this screen can do, then what all can. */
export function ownFirst(commands: readonly Command[]): [group: string, commands: Command[]][] {
  return groupCommands(commands).toSorted(
    ([left], [right]) => groupsOfAll.indexOf(left) - groupsOfAll.indexOf(right),
  );
}

/** Commands by their group, in the order in which the groups first come. */
function groupCommands(commands: readonly Command[]): [group: string, commands: Command[]][] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  }
  return [...groups];
}
