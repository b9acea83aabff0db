/** The way an opened item gets into the history of the window. */
type Opening = {
  /** An item is open already. */
  isOpen: boolean;
  /**
   * How many entries the history had once opening an item had added the present one; `adding` until it is there, and null where
   * the present one came otherwise.
   */
  ownLength: number | 'adding' | null;
  /** How many entries the history has. */
  length: number;
};

/**
 * `push` where opening adds an entry to the history, so that Back closes the item and stays at the list; `replace` where an item
 * takes the place of another one, or of one that was closed by its button, so that Back never goes through items one by one.
 */
export function openingHistory({ isOpen, ownLength, length }: Opening): 'push' | 'replace' {
  return isOpen || ownLength === 'adding' || ownLength === length ? 'replace' : 'push';
}
