/** The commentary as it is typed; `replaced` is what the usual sentences took the place of. */
export type Typed = { words: string; replaced?: string | undefined };

/** What a button leads to: to the usual sentences, or from them back to those that they replaced. */
export function usualOrOwn(
  { words, replaced }: Typed,
  usual: readonly string[],
): { name: string; values: Typed } {
  const usualWords = usual.join('\n');
  if (words === usualWords && replaced)
    return { name: 'Back to mine', values: { words: replaced, replaced: undefined } };
  const isOwn = words !== usualWords && words.trim() !== '';
  return { name: 'Usual sentences', values: { words: usualWords, replaced: isOwn ? words : undefined } };
}
