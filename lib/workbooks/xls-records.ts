import { damaged, WorkbookRefused } from './workbook';

/** A record of the old format (MS-XLS 2.1.4), with the parts that continue it. */
export type XlsRecord = { type: number; parts: Uint8Array[] };

const ofContinue = 0x003c;

/** The records of the stream from `start` on; a record that is cut off is a damaged file. */
export function* recordsFrom(stream: Uint8Array, start = 0): Generator<XlsRecord> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let at = start;
  let open: XlsRecord | null = null;
  while (at + 4 <= stream.length) {
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    const part = stream.subarray(at + 4, at + 4 + length);
    if (part.length < length) throw new WorkbookRefused(damaged);
    at += 4 + length;
    if (type === ofContinue && open) open.parts.push(part);
    else {
      if (open) yield open;
      open = { type, parts: [part] };
    }
  }
  if (open) yield open;
}

/** Reads numbers and texts one behind the other, over the bounds of continued parts. */
export class XlsReader {
  private part = 0;
  private at = 0;
  constructor(private readonly parts: readonly Uint8Array[]) {}

  get isAtEnd(): boolean {
    return this.part >= this.parts.length - 1 && this.at >= (this.parts[this.part]?.length ?? 0);
  }

  byte(): number {
    while (this.at >= (this.parts[this.part]?.length ?? 0)) {
      if (this.part >= this.parts.length - 1) throw new WorkbookRefused(damaged);
      [this.part, this.at] = [this.part + 1, 0];
    }
    const value = this.parts[this.part]?.[this.at] ?? 0;
    this.at += 1;
    return value;
  }

  short(): number {
    return this.byte() + 256 * this.byte();
  }

  long(): number {
    return this.short() + 65_536 * this.short();
  }

  double(): number {
    const view = new DataView(new ArrayBuffer(8));
    for (let index = 0; index < 8; index += 1) view.setUint8(index, this.byte());
    return view.getFloat64(0, true);
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0; left -= 1) this.byte();
  }

  /** Characters of one byte or two; a part that continues a text begins by saying which. */
  characters(length: number, isWide: boolean): string {
    let wide = isWide;
    let text = '';
    for (let left = length; left > 0; left -= 1) {
      if (this.at >= (this.parts[this.part]?.length ?? 0)) wide = (this.byte() & 1) === 1;
      text += String.fromCharCode(wide ? this.short() : this.byte());
    }
    return text;
  }

  /** A text with its marks in front; formatting and pronunciation behind it are passed over. */
  text(length: number): string {
    const marks = this.byte();
    const runs = marks & 8 ? this.short() : 0;
    const phonetic = marks & 4 ? this.long() : 0;
    const text = this.characters(length, (marks & 1) === 1);
    this.skip(runs * 4 + phonetic);
    return text;
  }
}
