import type { Feature } from 'write-excel-file/universal';

/** A spreadsheet has so many levels at most. */
const mostLevels = 7;

/**
 * Rows in groups that a spreadsheet opens and closes; the sum of a group is above it (ECMA-376, 18.3.1.73 and 18.3.1.81).
 * @param levels by sheet, the level of each row; 0 is in no group
 */
export function rowOutline(levels: readonly (readonly number[])[]): Feature<Blob> {
  const most = levels.map((rows) => Math.min(mostLevels, Math.max(0, ...rows)));
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transformElementAttributes: (tag, attributes, index, _, { sheetIndex }) => {
            const level = Math.min(mostLevels, levels[sheetIndex]?.[index ?? -1] ?? 0);
            return tag === 'row' && level > 0 ? { ...attributes, outlineLevel: level } : attributes;
          },
          transform: (xml, _, { sheetIndex }) => {
            const level = most[sheetIndex] ?? 0;
            if (level === 0) return xml;
            return xml
              .replace(/<worksheet[^>]*>/, '$&<sheetPr><outlinePr summaryBelow="0"/></sheetPr>')
              .replace('<cols>', `<sheetFormatPr defaultRowHeight="15" outlineLevelRow="${level}"/><cols>`);
          },
        },
      },
    },
  };
}
