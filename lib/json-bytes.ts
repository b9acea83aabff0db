import { stringifyJson } from './json';

const utf8 = new TextEncoder();

/** A text on its way to UTF-8, for one that is long and mostly made of pieces whose bytes are known. */
export class Utf8Writer {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** @param room the writer's own from now on, replaced by a larger one when it is full */
  constructor(room = new Uint8Array(65_536)) {
    this.#bytes = room;
  }

  /** How many bytes are written. */
  get length(): number {
    return this.#length;
  }

  bytes(piece: Uint8Array): void {
    this.#makeRoom(piece.length);
    this.#bytes.set(piece, this.#length);
    this.#length += piece.length;
  }

  text(text: string): void {
    this.bytes(utf8.encode(text));
  }

  /** The same for a short text of ASCII alone, such as a number: calling the encoder takes longer than its work. */
  ascii(text: string): void {
    this.#makeRoom(text.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < text.length; index += 1) {
      bytes[at] = text.charCodeAt(index);
      at += 1;
    }
    this.#length = at;
  }

  /** A copy of what was written from that length on. */
  since(length: number): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(length, this.#length);
  }

  /** What it writes into: for the next writer, when this one is done. */
  get room(): Uint8Array<ArrayBuffer> {
    return this.#bytes;
  }

  #makeRoom(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, needed));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

/** A part of a value that writes its own JSON, faster than from its members. Only `encodeJson` can write it. */
export class WrittenJson {
  readonly write: (to: Utf8Writer) => void;

  constructor(write: (to: Utf8Writer) => void) {
    this.write = write;
  }

  /** A text that cannot be in a request takes its place: NUL is refused everywhere. */
  toJSON(): string {
    if (!writtenParts) throw new Error('WrittenJson is written by encodeJson alone');
    writtenParts.push(this);
    return '\0';
  }
}

let writtenParts: WrittenJson[] | null = null;
const placeOfPart = JSON.stringify('\0');

/** Where the last text was written: growing again to the size of a long report costs more than copying it once. */
let spareRoom: Uint8Array<ArrayBuffer> | undefined;
const mostSpareRoom = 4 * 1024 * 1024;

/** JSON as `stringifyJson` writes it, in UTF-8. */
export function encodeJson(value: unknown): Uint8Array<ArrayBuffer> {
  const parts: WrittenJson[] = [];
  writtenParts = parts;
  const writer = new Utf8Writer(spareRoom);
  spareRoom = undefined;
  try {
    // What holds an ExactNumber is gone through twice, and its parts are met twice in the same order.
    const around = stringifyJson(value).split(placeOfPart);
    writtenParts = null;
    for (const [index, piece] of around.entries()) {
      writer.text(piece);
      if (index < around.length - 1) parts[index]?.write(writer);
    }
  } finally {
    writtenParts = null;
  }
  if (writer.room.length <= mostSpareRoom) spareRoom = writer.room;
  return writer.since(0);
}
