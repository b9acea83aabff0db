import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element: its text when it has nothing else, otherwise its children (and `@` attributes) by local name. */
export type XmlNode = string | XmlElement;
export type XmlElement = { [name: string]: XmlNode | XmlNode[] };

/** The parser throws beyond it, so no walk of the tree can overflow the stack. */
const mostLevels = 60;

/** Whether a document declares a type: it could name files of this machine or entities that multiply, so it is not read. */
export function declaresType(text: string): boolean {
  return /<!DOCTYPE|<!ENTITY/i.test(text);
}

/** What is wrong with the XML and in which line; null where it is whole. */
export function faultOfXml(text: string): { msg: string; line: number } | null {
  const verdict = XMLValidator.validate(text);
  return verdict === true ? null : verdict.err;
}

/**
 * The elements of a document that is whole. Throws where it is deeper than 60 levels.
 * @param stopNodes names of elements whose content is left as text; elements then know where they stand
 */
export function elementsOf(text: string, stopNodes?: string[]): XmlElement {
  return new XMLParser({
    ...(stopNodes && {
      stopNodes,
      // Without it, an element that was left as text has no position.
      alwaysCreateTextNode: stopNodes.length > 0,
      captureMetaData: true,
    }),
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    maxNestedTags: mostLevels,
  }).parse(text) as XmlElement;
}

const positionKey = XMLParser.getMetaDataSymbol().valueOf();

/** Where the element starts in the text; null for an element of text alone. */
export function positionOf(node: XmlNode): number | null {
  if (typeof node === 'string') return null;
  const mark: unknown = Reflect.get(node, positionKey);
  return isMark(mark) ? mark.startIndex : null;
}

function isMark(value: unknown): value is { startIndex: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'startIndex' in value &&
    typeof value.startIndex === 'number'
  );
}

/** All children with the local name. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  const found = typeof node === 'object' ? node[name] : undefined;
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}
