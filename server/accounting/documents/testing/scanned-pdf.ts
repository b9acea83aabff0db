/** A picture as it stands in a PDF: its size in pixels, the entries of its dictionary that say how it is written, and its bytes. */
export type ScannedPicture = { width: number; height: number; entries: string; data: Buffer };

/** A page of A4's width; `text` in Helvetica below the picture, which takes `share` of the height. */
export type ScannedPage = {
  picture?: ScannedPicture;
  text?: readonly string[];
  rotate?: number;
  share?: number;
};

const pageWidth = 595;

/** A PDF as scanners write it (ISO 32000 §8.9): each page is a picture. */
export function scannedPdf(pages: readonly ScannedPage[]): Buffer {
  const kids = pages.map((_, at) => `${3 + 3 * at} 0 R`).join(' ');
  const objects = [
    latin1('<< /Type /Catalog /Pages 2 0 R >>'),
    latin1(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    ...pages.flatMap((page, at) => objectsOf(page, 3 + 3 * at)),
  ];
  const parts = [latin1('%PDF-1.5\n')];
  const offsets: string[] = [];
  let length = 9;
  for (const [at, object] of objects.entries()) {
    offsets.push(`${String(length).padStart(10, '0')} 00000 n \n`);
    const part = Buffer.concat([latin1(`${at + 1} 0 obj\n`), object, latin1('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  parts.push(latin1(`${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** The page, what it shows, and its picture, numbered from `first` on. */
function objectsOf({ picture, text = [], rotate = 0, share = 1 }: ScannedPage, first: number): Buffer[] {
  const pageHeight = picture ? Math.round((pageWidth * picture.height) / picture.width / share) : 842;
  const shown = text.map((line) => `(${line}) Tj T*`).join(' ');
  const drawn = picture
    ? `q ${pageWidth} 0 0 ${pageHeight * share} 0 ${pageHeight * (1 - share)} cm /I Do Q `
    : '';
  const fonts = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  const { width = 1, height = 1, entries = '', data = Buffer.alloc(0) } = picture ?? {};
  return [
    latin1(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Rotate ${rotate} ` +
        `/Contents ${first + 1} 0 R /Resources << ${fonts} /XObject << /I ${first + 2} 0 R >> >> >>`,
    ),
    stream('', latin1(`${drawn}BT /F1 9 Tf 11 TL 20 60 Td ${shown} ET`)),
    stream(`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}`, data),
  ];
}

function stream(entries: string, data: Buffer): Buffer {
  const start = latin1(`<< ${entries} /Length ${data.length} >>\nstream\n`);
  return Buffer.concat([start, data, latin1('\nendstream')]);
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
