import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element: its text when it has nothing else, otherwise its children (and `@` attributes) by local name. */
export type XmlNode = string | XmlElement;
type XmlElement = { [name: string]: XmlNode | XmlNode[] };

/** The parser throws beyond it, so no walk of the tree can overflow the stack. */
const mostLevels = 60;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi;

/**
 * The elements of a document, or null where it is no whole XML. One with a DOCTYPE is not read: it could name files of this
 * machine or entities that multiply.
 */
export function readXml(text: string): XmlNode | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(text) || XMLValidator.validate(text) !== true) return null;
  try {
    return newParser().parse(text) as XmlElement;
  } catch {
    return null;
  }
}

function newParser(): XMLParser {
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    maxNestedTags: mostLevels,
  });
}

/** All elements on the path of local names. */
export function nodesAt(node: XmlNode | undefined, path: string): XmlNode[] {
  return path
    .split('/')
    .reduce<XmlNode[]>(
      (reached, name) => reached.flatMap((each) => childrenOf(each, name)),
      node === undefined ? [] : [node],
    );
}

function childrenOf(node: XmlNode, name: string): XmlNode[] {
  const found = typeof node === 'string' ? undefined : node[name];
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}

/** The text of the first element on one of the paths that has any, on one line. */
export function textAt(node: XmlNode | undefined, ...paths: string[]): string | null {
  for (const path of paths) {
    const found = nodesAt(node, path).flatMap((each) => textOf(each) ?? []);
    if (found[0] !== undefined) return found[0];
  }
  return null;
}

/** The text of an element on one line; null where it is empty. */
export function textOf(node: XmlNode): string | null {
  const text = typeof node === 'string' ? node : node['#text'];
  if (typeof text !== 'string') return null;
  const line = resolved(text).replace(/\s+/g, ' ').trim();
  return line === '' ? null : line;
}

function resolved(text: string): string {
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });
}
