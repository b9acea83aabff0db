/** A line that is one quoted cell: marks within it are doubled. */
const QUOTED_LINE = /^"[^"]*(?:""[^"]*)*"$/;

/**
 * The text without the quotation marks around each whole line, which a spreadsheet program puts there when it saves a table that it has
 * read as a single column; as it is where a line has none.
 */
export function withoutLineQuotes(text: string): string {
  if (!text.startsWith('"')) return text;
  const lines = text.split(/\r?\n/);
  if (!lines.every((line) => line === '' || QUOTED_LINE.test(line))) return text;
  return lines.map((line) => line.slice(1, -1).replaceAll('""', '"')).join('\n');
}
