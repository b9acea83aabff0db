/** The smallest files of each kind that a reader of headers takes for whole. */

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

export function smallPng(width = 1, height = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt16BE(0x0802, 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const body = [chunk('IHDR', header), chunk('IDAT', Buffer.from('00')), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...body]);
}

/** With a thumbnail's end of image inside its first segment, as cameras write it. */
export function smallJpeg(width = 1, height = 1): Buffer {
  const thumbnail = Buffer.from('ffe10008ffd8ffd90000', 'hex');
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = Buffer.from('ffda0008010100003f00aabbff00ccffd9', 'hex');
  return Buffer.concat([Buffer.from('ffd8', 'hex'), thumbnail, frame, scan]);
}

export function smallWebp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width = 1, height = 1): Buffer {
  const data = Buffer.alloc(16);
  if (kind === 'VP8 ') {
    data.write('9d012a', 3, 'hex');
    data.writeUInt16LE(width, 6);
    data.writeUInt16LE(height, 8);
  } else if (kind === 'VP8L') {
    data.writeUInt8(0x2f, 0);
    data.writeUInt32LE(((height - 1) * 2 ** 14 + (width - 1)) >>> 0, 1);
  } else {
    data.writeUIntLE(width - 1, 4, 3);
    data.writeUIntLE(height - 1, 7, 3);
  }
  const file = Buffer.concat([Buffer.from(`RIFF....WEBP${kind}....`, 'latin1'), data]);
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt32LE(data.length, 16);
  return file;
}

/** A page of Helvetica with one line of text below the other (ISO 32000 §7.5). */
export function smallPdf(lines: readonly string[]): Buffer {
  return pdfShowing(showing(lines));
}

function showing(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ');
  return `/F1 12 Tf 14 TL 50 780 Td ${shown}`;
}

/** The same with a file attached to it (ISO 32000 §7.11.4). */
export function pdfWithFile(lines: readonly string[], name: string, content: string): Buffer {
  const bytes = Buffer.from(content).toString('latin1');
  const [, ...others] = objectsShowing(showing(lines));
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(${name}) 7 0 R] >> >> >>`,
    ...others,
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 8 0 R >> >>`,
    `<< /Type /EmbeddedFile /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`,
  ]);
}

/** A page with a text object; its fonts are F1, Helvetica, and F2, Helvetica-Bold. It is shown turned clockwise by so many degrees. */
export function pdfShowing(text: string, turn = 0): Buffer {
  return pdfOf(objectsShowing(text, turn));
}

function objectsShowing(text: string, turn = 0): string[] {
  const content = `BT ${text} ET`;
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${turn} /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ];
}

function pdfOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
