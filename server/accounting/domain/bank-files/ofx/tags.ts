import { resolveReferences } from '@/lib/xml/character-references';

/** One tag of an OFX file with the text behind it. `at` is its position in the file. */
export type OfxTag = { name: string; isClosing: boolean; text: string; at: number };

const TAG = /<(\/?)([A-Za-z][\w.]*)(?:\s[^<>]*)?\/?>/g;
const SECTION_START = '<![CDATA[';
const SECTION_END = ']]>';

/**
 * The tags in file order. One scanner reads OFX 1 (SGML, where a value's closing tag may be left out) and OFX 2
 * (XML), because banks put either body under either header. A `<` or `&` that begins nothing is text.
 */
export function* scanOfxTags(text: string): Generator<OfxTag> {
  const pattern = new RegExp(TAG);
  let pending = pattern.exec(text);
  while (pending) {
    const [whole, slash, name = ''] = pending;
    const at = pending.index;
    const valueStart = at + whole.length;
    const section = characterSection(text, valueStart);
    if (section) pattern.lastIndex = section.end;
    pending = pattern.exec(text);
    const value = section?.text ?? resolveReferences(text.slice(valueStart, pending?.index ?? text.length));
    yield { name: name.toUpperCase(), isClosing: slash === '/', text: value.trim(), at };
  }
}

/** The CDATA section that a value consists of: nothing in it is a tag. One that never ends takes the rest. */
function characterSection(text: string, from: number): { text: string; end: number } | null {
  let start = from;
  while (/\s/.test(text.charAt(start))) start += 1;
  if (!text.startsWith(SECTION_START, start)) return null;
  const begin = start + SECTION_START.length;
  const found = text.indexOf(SECTION_END, begin);
  if (found === -1) return { text: text.slice(begin), end: text.length };
  return { text: text.slice(begin, found), end: found + SECTION_END.length };
}
