import { resolveReferences } from '../xml/character-references';
import { childrenOf, declaresType, elementsOf, faultOfXml, type XmlNode } from '../xml/xml-parser';

export type { XmlNode };

/** The elements of a document, or null where it is no whole XML, declares a type, or is too deep. */
export function readXml(text: string): XmlNode | null {
  if (declaresType(text) || faultOfXml(text) !== null) return null;
  try {
    return elementsOf(text);
  } catch {
    return null;
  }
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
  const line = resolveReferences(text).replace(/\s+/g, ' ').trim();
  return line === '' ? null : line;
}
