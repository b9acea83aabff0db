/** Bytes that are walked through once, from the front to the back. */
export type ByteWalk = {
  /** The next bytes without advancing; fewer at the end. */
  peek(count: number): Promise<Buffer>;
  /** Skips this many bytes; false if there are fewer. */
  skip(count: number): Promise<boolean>;
  /** Both without waiting, for what a file may hold millions of: null or false where the bytes must come first. */
  peekNow(count: number): Buffer | null;
  skipNow(count: number): boolean;
  /** Advances to the next occurrence of these bytes; false at the end if there is none. */
  find(sought: Buffer): Promise<boolean>;
};

/** Bytes in chunks of any length; one chunk is in memory at a time. */
export type ByteParts = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Runs the work on the bytes, and closes them. Throws errors of the source. */
export async function walkBytes<Value>(
  parts: ByteParts,
  work: (walk: ByteWalk) => Promise<Value>,
): Promise<Value> {
  const coming = eachOf(parts);
  let here: Buffer = Buffer.alloc(0);

  /** Appends the next chunk to the buffer; false at the end. */
  async function takeOn(): Promise<boolean> {
    const next = await coming.next();
    if (next.done) return false;
    const { buffer, byteOffset, length } = next.value;
    const part = Buffer.from(buffer, byteOffset, length);
    here = here.length === 0 ? part : Buffer.concat([here, part]);
    return true;
  }

  const walk: ByteWalk = {
    peekNow: (count) => (here.length < count ? null : here.subarray(0, count)),
    skipNow(count) {
      if (here.length < count) return false;
      here = here.subarray(count);
      return true;
    },
    async peek(count) {
      while (here.length < count && (await takeOn()));
      return here.subarray(0, count);
    },
    async skip(count) {
      let left = count;
      while (left > here.length) {
        left -= here.length;
        here = here.subarray(here.length);
        if (!(await takeOn())) return false;
      }
      here = here.subarray(left);
      return true;
    },
    async find(sought) {
      while (!here.includes(sought)) {
        // They may begin at the end of this part.
        here = here.subarray(Math.max(0, here.length - sought.length + 1));
        if (!(await takeOn())) return false;
      }
      return true;
    },
  };
  try {
    return await work(walk);
  } finally {
    await coming.return(undefined);
  }
}

async function* eachOf(parts: ByteParts): AsyncGenerator<Uint8Array, undefined> {
  for await (const part of parts) yield part;
  return undefined;
}
