/**
 * The statements of a text of SQL, one by one. Ends of statements are not looked for inside 'text', "names", $$bodies$$
 * and -- comments; that is all the quoting that migrations use.
 */
export function sqlStatements(text: string): string[] {
  const token = /'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|;/g;
  const statements: string[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found !== ';') continue;
    statements.push(text.slice(start, index + 1).trim());
    start = index + 1;
  }
  const rest = text.slice(start).trim();
  return /^(--[^\n]*\s*)*$/.test(rest) ? statements : [...statements, rest];
}
