import { readFileSync, writeFileSync } from 'node:fs';

const path = 'docs/performance.md';
const [start, end] = ['<!-- bench:web -->', '<!-- end of bench:web -->'];

/** Replaces what the last run wrote into the page on performance. */
export function writeTable(text: string): void {
  const page = readFileSync(path, 'utf8');
  const [before, rest] = page.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${path} has no place for the table.`);
  writeFileSync(path, `${before}${start}\n${text.trim()}\n${end}${after}`);
}

/** A table in Markdown; figures are aligned to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
