export type UploadGate = {
  /** Does the work when there is room for so many bytes of a body, and keeps the room until it is over. */
  admit<Value>(bytes: number, work: () => Promise<Value>): Promise<Value>;
};

/**
 * Bounds what uploads take of the memory together: the bodies of those that wait stay unread in their connections.
 * Whatever fits goes first, so a small file does not wait behind a large one; one beyond the room goes alone.
 */
export function uploadGate(roomBytes: number): UploadGate {
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
      const need = Math.min(bytes, roomBytes);
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
