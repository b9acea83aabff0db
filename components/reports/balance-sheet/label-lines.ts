/** So many letters fit beside the plot, on a phone too. */
const mostLetters = 22;

/** Of a line of a label, in pixels. */
export const lineHeight = 14;

/** How far labels of such names and an amount below each are from one another, in pixels. */
export function labelGapOf(names: readonly string[]): number {
  const most = Math.max(1, ...names.map((name) => labelLines(name).length));
  return (most + 1) * lineHeight + 2;
}

/** A name in at most two lines, broken between words; only what is longer than both is cut off. */
export function labelLines(name: string): string[] {
  if (name.length <= mostLetters) return [name];
  const at = name.lastIndexOf(' ', mostLetters);
  if (at <= 0) return [shortened(name)];
  return [name.slice(0, at), shortened(name.slice(at + 1))];
}

function shortened(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters - 1).trimEnd()}…` : text;
}
