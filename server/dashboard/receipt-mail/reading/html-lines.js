import { Parser } from 'htmlparser2';

/** What is not for the reader's eye. */
const unseen = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'object',
  'iframe',
  'select',
]);

/** Elements that begin and end a line. Cells do not: a label and its amount stand in one row. */
const BLOCKS = new Set(
  'address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

/** Print of another size or height: the 99 of `$12<sup>99</sup>` is no part of the number before it. */
const setApart = new Set(['sup', 'sub', 'small']);

const longestLine = 2000;

/** Fills the preview that mail programs show; no gap between words. */
const INVISIBLE = /\u200B|\u200C|\u200D|\u2060|\uFEFF|\u00AD|\u034F/g;

/** The parser takes longer with every level, so what is beyond is not read. No message of people is so deep. */
const mostDepth = 1000;
const pieceLength = 16 * 1024;

/**
 * The lines of text that a browser would show of an HTML message, with a gap between the cells of a row. Nothing is
 * loaded, run or kept as a tree, and a tree beyond every use is left.
 * @param {string} html
 * @param {number} mostLines
 * @returns {string[]}
 */
export function linesOfHtml(html, mostLines) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  let hidden = 0;
  let depth = 0;
  /** What a gap is put before where a digit stands: digits, and behind a number that was set apart whatever would join it. */
  let apart = null;
  let isNumberApart = false;
  const end = () => {
    const text = line
      .replace(INVISIBLE, '')
      .replace(/\s+/g, (gap) => (gap.includes('\t') ? '   ' : ' '))
      .trim();
    if (text !== '' && lines.length < mostLines) lines.push(text);
    line = '';
  };
  const add = (text) => {
    if (hidden > 0 || line.length >= longestLine) return;
    const gap = apart !== null && /\d$/.test(line) && apart.test(text) ? ' ' : '';
    isNumberApart ||= gap !== '';
    apart = null;
    line += (gap + text).slice(0, longestLine - line.length);
  };
  const parser = new Parser({
    onopentagname(name) {
      depth += 1;
      if (unseen.has(name)) hidden += 1;
      else if (name === 'br' || BLOCKS.has(name)) end();
      else if (setApart.has(name)) {
        apart = /^\d/;
        isNumberApart = false;
      }
    },
    ontext: (text) => add(text.replace(/\s+/g, ' ')),
    onclosetag(name) {
      depth -= 1;
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1);
      else if (name === 'td' || name === 'th') add('\t');
      else if (BLOCKS.has(name)) end();
      else if (setApart.has(name)) apart = isNumberApart ? /^[\d/.,:%-]/ : /^\d/;
    },
  });
  for (let at = 0; at < html.length && depth < mostDepth && lines.length < mostLines; at += pieceLength) {
    parser.write(html.slice(at, at + pieceLength));
  }
  end();
  return lines;
}
