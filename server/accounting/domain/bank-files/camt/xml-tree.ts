import { countLines } from '@/lib/csv/line-counter';
import { accept, type Result, refuse } from '@/lib/result';
import { resolveReferences } from '@/lib/xml/character-references';
import {
  childrenOf,
  declaresType,
  elementsOf,
  faultOfXml,
  positionOf,
  type XmlElement,
  type XmlNode,
} from '@/lib/xml/xml-parser';
import type { BankFileProblem } from '../bank-file';
import { shorten, tidy } from '../printed-text';

export { childrenOf, positionOf, type XmlElement, type XmlNode };

/** So many elements that were left as text are read at once. */
const atOnce = 500;

/**
 * The elements of a document; one that declares a type is refused.
 * @param left the name of elements whose content is left as text: a tree of a long file takes many times its memory
 */
export function parseXml(text: string, left: string): Result<XmlElement, BankFileProblem> {
  if (declaresType(text)) {
    return broken('The XML file declares a document type (DOCTYPE), which no bank statement needs.');
  }
  const fault = faultOfXml(text);
  if (fault !== null) {
    const { msg, line } = fault;
    const root = unclosedRoot(text);
    if (root !== null)
      return broken(`The file is cut off: it ends before </${root}>.`, countLines(text)(text.length));
    return broken(
      `The XML file is damaged or truncated in line ${line}: ${shorten(tidy(msg.slice(0, 400)), 200)}`,
      line,
    );
  }
  return treeOf(text, [`..${left}`]);
}

/** The declaration at the beginning of a document, and what is before it in a file that was put together of several. */
const DECLARATION = /\ufeff?<\?xml\s[^>]{0,500}\?>/g;
const NEXT_DOCUMENT = /<\/((?:[\w.-]{1,40}:)?Document)>\s{0,1000}<\1[\s>]/;

/** The documents of a file, one behind the other, in one element: positions are no longer those of the file, lines are. */
export function withOneRoot(text: string): string {
  const declarations = text.match(DECLARATION)?.length ?? 0;
  if (declarations < 2 && !NEXT_DOCUMENT.test(text)) return text;
  const bare = text.replace(DECLARATION, (declaration) => declaration.replace(/[^\r\n]/g, ' '));
  return `<Documents>${bare}</Documents>`;
}

/** The elements that were left as text, a part of them at a time, each beside what its content is. */
export function* readLeft(
  elements: readonly XmlNode[],
): Generator<Result<[left: XmlNode, read: XmlNode][], BankFileProblem>> {
  for (let from = 0; from < elements.length; from += atOnce) {
    const some = elements.slice(from, from + atOnce);
    const tree = treeOf(`<all>${some.map((each) => `<one>${contentOf(each)}</one>`).join('')}</all>`, []);
    if (!tree.ok) {
      yield tree;
      return;
    }
    const read = childrenOf(nodeAt(tree.value, 'all'), 'one');
    yield accept(some.map((each, index) => [each, read[index] ?? '']));
  }
}

function contentOf(node: XmlNode): string {
  const content = typeof node === 'string' ? node : node['#text'];
  return typeof content === 'string' ? content : '';
}

function treeOf(text: string, stopNodes: string[]): Result<XmlElement, BankFileProblem> {
  try {
    return accept(elementsOf(text, stopNodes));
  } catch (error) {
    const reason = error instanceof Error ? shorten(tidy(error.message), 200) : 'unreadable';
    return broken(`The XML file cannot be read: ${reason}.`);
  }
}

/** The root element, when its closing tag is missing; null when it is there. */
function unclosedRoot(text: string): string | null {
  const root = /<([A-Za-z_][\w:.-]{0,60})[\s>]/.exec(text)?.[1];
  return root === undefined || text.trimEnd().endsWith(`</${root}>`) ? null : root;
}

function broken(message: string, line?: number): Result<never, BankFileProblem> {
  return refuse(
    line === undefined ? { code: 'broken_file', message } : { code: 'broken_file', message, line },
  );
}

/** The first element on the path of local names. */
export function nodeAt(node: XmlNode | undefined, path: string): XmlNode | undefined {
  return path.split('/').reduce<XmlNode | undefined>((reached, name) => childrenOf(reached, name)[0], node);
}

/** The text of the first element on the path; undefined when there is none or it is empty. */
export function textAt(node: XmlNode | undefined, path: string): string | undefined {
  return textOf(nodeAt(node, path));
}

export function textOf(node: XmlNode | undefined): string | undefined {
  const text = typeof node === 'string' ? node : node?.['#text'];
  return typeof text === 'string' && text.trim() !== '' ? resolveReferences(text.trim()) : undefined;
}
