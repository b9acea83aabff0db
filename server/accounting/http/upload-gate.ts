export type UploadGate = {
  /** Runs the work once there is capacity for a file of `size` bytes, and reserves it until the work is done. */
  admit<Value>(bytes: number, work: () => Promise<Value>): Promise<Value>;
};

/**
 * Bounds what is done about uploads at once. They wait on the disk, where they have come in: bank files are read whole
 * into memory, with all their records, and many large documents would keep the connections of the database waiting for
 * their storage. Whatever fits goes first, so a small file does not wait behind a large one.
 * @param mostBytes what a file of this size or more takes of the room
 */
export function uploadGate(roomBytes: number, mostBytes = roomBytes): UploadGate {
  let free = roomBytes;
  let waiting: { need: number; enter: () => void }[] = [];

  function letIn(): void {
    waiting = waiting.filter(({ need, enter }) => {
      if (need > free) return true;
      free -= need;
      enter();
      return false;
    });
  }

  return {
    async admit(bytes, work) {
      const need = Math.min(bytes, mostBytes);
      await new Promise<void>((enter) => {
        waiting.push({ need, enter });
        letIn();
      });
      try {
        return await work();
      } finally {
        free += need;
        letIn();
      }
    },
  };
}
