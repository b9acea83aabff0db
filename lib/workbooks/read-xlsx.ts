import { from1904 } from './cell-text';
import { readXmlPieces } from './read-xml';
import { cellCounter, countSheet, damaged, type Sheet, saveAsXlsx, WorkbookRefused } from './workbook';
import { readSheetRows } from './xlsx-sheet';
import { readSharedTexts, readStyles } from './xlsx-styles';
import { unpack, type ZipParts } from './zip-parts';

type Listed = { name: string; isHidden: boolean; part: string };
type Relation = { type: string; target: string };

/** The worksheets of a workbook in Office Open XML, transitional or strict; charts and macros are none. */
export async function readXlsx(archive: ZipParts): Promise<Sheet[]> {
  const root = await relationsOf(archive, '');
  const main = [...root.values()].find(({ type }) => type === 'officedocument')?.target ?? 'xl/workbook.xml';
  if (main.endsWith('.bin')) throw new WorkbookRefused(`This is a binary workbook (XLSB). ${saveAsXlsx}`);
  const relations = await relationsOf(archive, main);
  const partOf = (kind: string) => {
    const found = [...relations.values()].find(({ type }) => type === kind);
    return found ? unpack(archive, found.target) : null;
  };
  const { listed, is1904 } = await readWorkbookPart(archive, main, relations);
  const context = {
    ...{ dayZero: is1904 ? from1904 : 0, count: cellCounter() },
    texts: await readSharedTexts(partOf('sharedstrings')),
    formats: await readStyles(partOf('styles')),
  };
  const sheets: Sheet[] = [];
  for (const { name, isHidden, part } of listed) {
    const pieces = unpack(archive, part);
    if (!pieces) throw new WorkbookRefused(damaged);
    sheets.push({ name, isHidden, ...(await readSheetRows(pieces, context)) });
  }
  return sheets;
}

async function readWorkbookPart(archive: ZipParts, part: string, relations: ReadonlyMap<string, Relation>) {
  const pieces = unpack(archive, part);
  if (!pieces) throw new WorkbookRefused(`This is no workbook. ${saveAsXlsx}`);
  const listed: Listed[] = [];
  let is1904 = false;
  await readXmlPieces(pieces, {
    open: (name, { date1904, state, id = '', ...named }) => {
      if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
      const relation = name === 'sheet' ? relations.get(id) : undefined;
      if (relation?.type !== 'worksheet') return;
      countSheet(listed);
      const isHidden = state === 'hidden' || state === 'veryHidden';
      listed.push({ name: named.name ?? '', isHidden, part: relation.target });
    },
  });
  return { listed, is1904 };
}

/** Which parts a part refers to, by identifier; kinds are the last word of their address, in small letters. */
async function relationsOf(archive: ZipParts, part: string): Promise<Map<string, Relation>> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const pieces = unpack(archive, `${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations = new Map<string, Relation>();
  if (pieces)
    await readXmlPieces(pieces, {
      open: (name, { Id = '', Type = '', Target = '' }) => {
        if (name !== 'Relationship') return;
        const type = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
        relations.set(Id, { type, target: pathOf(folder, Target.replaceAll('\\', '/')) });
      },
    });
  return relations;
}

function pathOf(folder: string, target: string): string {
  const parts = (target.startsWith('/') ? target : folder + target).split('/');
  const path: string[] = [];
  for (const part of parts) {
    if (part === '..') path.pop();
    else if (part !== '' && part !== '.') path.push(part);
  }
  return path.join('/');
}
