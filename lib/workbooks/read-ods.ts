import { OdsSheets } from './ods-sheets';
import { OdsStyles } from './ods-styles';
import { readXmlPieces, readXmlText, type XmlEvents } from './read-xml';
import { damaged, locked, type Sheet, saveAsXlsx, WorkbookRefused } from './workbook';
import { unpack, type ZipParts } from './zip-parts';

/** The sheets of a spreadsheet in OpenDocument (ISO 26300), as LibreOffice writes it. */
export async function readOds(archive: ZipParts): Promise<Sheet[]> {
  if (await isLocked(archive)) throw new WorkbookRefused(locked);
  const [styles, content] = [unpack(archive, 'styles.xml'), unpack(archive, 'content.xml')];
  if (!content) throw new WorkbookRefused(damaged);
  const reader = odsReader();
  // What cells have in common is a part of its own.
  if (styles) await readXmlPieces(styles, reader.events);
  await readXmlPieces(content, reader.events);
  return reader.sheets();
}

/** The same in one document that is not packed (FODS). */
export function readFlatOds(text: string): Sheet[] {
  const reader = odsReader();
  readXmlText(text, reader.events);
  return reader.sheets();
}

async function isLocked(archive: ZipParts): Promise<boolean> {
  const manifest = unpack(archive, 'META-INF/manifest.xml');
  let hasKey = false;
  if (manifest)
    await readXmlPieces(manifest, {
      open: (name) => {
        hasKey ||= name === 'encryption-data';
      },
    });
  return hasKey;
}

function odsReader() {
  const styles = new OdsStyles();
  const sheets = new OdsSheets(styles);
  const events: XmlEvents = {
    open: (name, attributes) => {
      if (!sheets.isSpreadsheet) styles.open(name, attributes);
      sheets.open(name, attributes);
    },
    text: (data) => {
      if (!sheets.isSpreadsheet) styles.text(data);
      sheets.text(data);
    },
    close: (name) => {
      if (!sheets.isSpreadsheet) styles.close(name);
      sheets.close(name);
    },
  };
  return {
    events,
    sheets: () => {
      if (sheets.isSpreadsheet) return sheets.sheets;
      throw new WorkbookRefused(
        `This is an OpenDocument file without sheets, or of a very old format. ${saveAsXlsx}`,
      );
    },
  };
}
