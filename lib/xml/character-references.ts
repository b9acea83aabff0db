const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi;

/**
 * The text with SGML/XML character references resolved, once. A bare `&` or an unknown name stays as printed, as
 * banks write "A & B", and so does the number of what no text may have. Only single characters can come out: nothing here expands.
 */
export function resolveReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return isLetter(code) ? String.fromCodePoint(code) : whole;
  });
}

/** Halves of a pair of surrogates, and what no database keeps, are none. */
function isLetter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
