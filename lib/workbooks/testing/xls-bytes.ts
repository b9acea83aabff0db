/** A record of the old format: its type, its length, its bytes. */
export function xlsRecord(
  type: number,
  ...fields: (number | [bits: 8 | 16 | 32, value: number] | string)[]
): number[] {
  const bytes = fields.flatMap((field): number[] => {
    if (typeof field === 'string') return [...field].map((character) => character.charCodeAt(0) & 255);
    if (typeof field === 'number') return littleEndian(field, 2);
    return littleEndian(field[1], field[0] / 8);
  });
  return [...littleEndian(type, 2), ...littleEndian(bytes.length, 2), ...bytes];
}

export function littleEndian(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) & 255);
}

/** The eight bytes of a float. */
export function float(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value, true);
  return String.fromCharCode(...new Uint8Array(view.buffer));
}

/** A compound file with one stream (MS-CFB); streams below 4,096 bytes would be kept elsewhere, so it is made longer. */
export function oleBytes(name: string, content: readonly number[]): Uint8Array<ArrayBuffer> {
  const [size, none, end] = [512, 0xffff_ffff, 0xffff_fffe];
  const sectors = Math.max(8, Math.ceil(content.length / size));
  const file = new Uint8Array(size * (sectors + 3));
  const view = new DataView(file.buffer);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(48, 1, true);
  view.setUint32(56, 4096, true);
  view.setUint32(60, end, true);
  view.setUint32(68, end, true);
  for (let index = 0; index < 109; index += 1) view.setUint32(76 + index * 4, index === 0 ? 0 : none, true);
  const table = size;
  for (let index = 0; index < size / 4; index += 1) view.setUint32(table + index * 4, none, true);
  view.setUint32(table, 0xffff_fffd, true);
  view.setUint32(table + 4, end, true);
  for (let index = 0; index < sectors; index += 1)
    view.setUint32(table + 8 + index * 4, index === sectors - 1 ? end : index + 3, true);
  const entry = (place: number, called: string, first: number, length: number) => {
    const at = size * 2 + place * 128;
    for (const [index, letter] of [...called].entries())
      view.setUint16(at + index * 2, letter.charCodeAt(0), true);
    view.setUint16(at + 64, called.length * 2 + 2, true);
    view.setUint32(at + 116, first, true);
    view.setUint32(at + 120, length, true);
  };
  entry(0, 'Root Entry', end, 0);
  entry(1, name, 2, sectors * size);
  file.set(content, size * 3);
  return file;
}
