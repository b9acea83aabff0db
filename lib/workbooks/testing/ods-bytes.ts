import { zipped } from './xlsx-bytes';

type Given = {
  /** The rows of each sheet as XML, by its name. */
  sheets: Record<string, string>;
  hidden?: readonly string[];
  /**
   * The kind of a format, what is in it, and further attributes, by the name of the cell style that has it; its own
   * name has an N before.
   */
  formats?: Record<string, [kind: string, inside: string, attributes?: string]>;
  /** Further styles, of the part that sheets have in common. */
  common?: string;
  nullDate?: string;
  /** The password's entry in the list of parts. */
  isLocked?: boolean;
  /** Behind the sheets. */
  more?: string;
};

/** A spreadsheet in OpenDocument by hand, for what programs write and libraries do not. */
export function odsBytes(given: Given): Uint8Array<ArrayBuffer> {
  const { common = '', isLocked } = given;
  return zipped({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'styles.xml': `<office:document-styles><office:styles>${common}</office:styles></office:document-styles>`,
    'content.xml': `<?xml version="1.0"?><office:document-content>${contentOf(given)}</office:document-content>`,
    'META-INF/manifest.xml': `<manifest:manifest><manifest:file-entry manifest:full-path="content.xml">${isLocked ? '<manifest:encryption-data/>' : ''}</manifest:file-entry></manifest:manifest>`,
  });
}

/** The same in one document that is not packed. */
export function flatOds(given: Given): Uint8Array<ArrayBuffer> {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">${contentOf(given)}</office:document>`;
  return new Uint8Array(new TextEncoder().encode(text));
}

function contentOf({ sheets, hidden = [], formats = {}, nullDate, more = '' }: Given): string {
  const styles = Object.entries(formats).map(
    ([name, [kind, inside, attributes = '']]) =>
      `<number:${kind}-style style:name="N${name}" ${attributes}>${inside}</number:${kind}-style><style:style style:name="${name}" style:family="table-cell" style:data-style-name="N${name}"/>`,
  );
  const tables = Object.entries(sheets).map(
    ([name, rows]) =>
      `<table:table table:name="${name}" table:style-name="${hidden.includes(name) ? 'ta2' : 'ta1'}">${rows}</table:table>`,
  );
  const firstDay = nullDate
    ? `<table:calculation-settings><table:null-date table:date-value="${nullDate}"/></table:calculation-settings>`
    : '';
  return `<office:automatic-styles>
<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>
<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>
${styles.join('')}</office:automatic-styles>
<office:body><office:spreadsheet>${firstDay}${tables.join('')}${more}</office:spreadsheet></office:body>`;
}
