/** What is read of a key that waits. */
export type HeldKey = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'timeStamp'
>;

/** The page as the buffer sees it. */
export type BufferedPage = {
  /** Whether a field that takes text has the focus. */
  isTyping(): boolean;
  /** Gives the key to the field that has the focus, as if it were pressed now. */
  type(key: HeldKey): void;
  /** Runs the command of a key that is not for a field. */
  run(key: HeldKey): void;
  /** Resolves when what the last key led to is on the page. */
  settled(): Promise<void>;
};

/** A field that has not come after this long does not come: what was typed for it is dropped, never run. */
const longestWaitMilliseconds = 5000;

/**
 * After a refused command, whoever has typed nothing for this long knows that no field is there. It is counted between the
 * keys as they were pressed: a page that is busy for longer gets them late, and the next letter is no command for that.
 */
const pauseMilliseconds = 1000;

/** Keys with which nobody goes on typing a word. */
const leavingKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Tab']);

/** Keys that only accompany others. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

/**
 * Holds the keys pressed between a command that opens a field and the moment the field has the focus, and gives them to
 * the field then. Without it, whoever types on without looking would run the letters as commands.
 */
export class KeyBuffer {
  private held: HeldKey[] | null = null;
  private giveUp: ReturnType<typeof setTimeout> | undefined;
  private isReleasing = false;
  private isFieldAwaited = false;
  /** While keys are dropped: until when, in the time of events. */
  private droppedUntil: number | null = null;

  constructor(private readonly page: BufferedPage) {}

  /** From now on keys are held until a field has the focus. Keys that are held already wait on. */
  readonly awaitField = (): void => {
    clearTimeout(this.giveUp);
    this.droppedUntil = null;
    this.isFieldAwaited = true;
    this.held ??= [];
    this.giveUp = setTimeout(this.endHolding, longestWaitMilliseconds);
  };

  /**
   * No field comes, since the command was refused: what is typed for it is dropped, until Enter or Escape, which end typing, a
   * key that moves, or a pause.
   */
  readonly refuseField = (): void => {
    this.droppedUntil = performance.now() + pauseMilliseconds;
  };

  /** No field is awaited any more, such as where the mouse has gone elsewhere. */
  readonly cancel = (): void => {
    this.endHolding();
    this.droppedUntil = null;
  };

  private readonly endHolding = (): void => {
    clearTimeout(this.giveUp);
    this.held = null;
  };

  /** Whether the key was typed for a field that does not come. */
  private drops(key: HeldKey): boolean {
    if (this.droppedUntil === null) return false;
    const isLater = key.timeStamp >= this.droppedUntil;
    if (isLater || leavingKeys.has(key.key) || this.page.isTyping()) {
      this.droppedUntil = null;
      return false;
    }
    const isLast = key.key === 'Enter' || key.key === 'Escape';
    this.droppedUntil = isLast ? null : Math.max(this.droppedUntil, key.timeStamp + pauseMilliseconds);
    return true;
  }

  /** Whether the key is held back, so that neither the page nor a command may act on it now. */
  take(key: HeldKey): boolean {
    if (modifiers.has(key.key) || key.isComposing) return false;
    // Ctrl+Enter sends what was typed; any other shortcut is the browser's.
    if ((key.ctrlKey || key.metaKey) && key.key !== 'Enter') return false;
    if (!this.held) return this.drops(key);
    if (!this.isReleasing && this.page.isTyping()) {
      this.cancel();
      return false;
    }
    this.held.push(key);
    return true;
  }

  /** To be called when a field got the focus: it is given what was typed for it. */
  async release(): Promise<void> {
    if (!this.held || this.isReleasing) return;
    clearTimeout(this.giveUp);
    this.isReleasing = true;
    this.isFieldAwaited = false;
    await this.page.settled();
    for (let key = this.next(); key; key = this.next()) {
      if (this.drops(key)) continue;
      if (this.page.isTyping()) {
        // The field that a command among the keys opened is there already.
        this.isFieldAwaited = false;
        this.page.type(key);
      } else this.page.run(key);
      await this.page.settled();
    }
    this.isReleasing = false;
    if (!this.isFieldAwaited) this.endHolding();
  }

  /** None once a command among the keys has opened another field: the rest is for that one. */
  private next(): HeldKey | undefined {
    return this.isFieldAwaited && !this.page.isTyping() ? undefined : this.held?.shift();
  }
}
