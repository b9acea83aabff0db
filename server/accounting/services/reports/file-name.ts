/** The name of a file that is made here: whose it is, what it is, without what some file system refuses. */
export function fileName(businessName: string, content: string, extension: string): string {
  return `${clean(businessName).slice(0, 80)} - ${clean(content).slice(0, 120)}.${extension}`;
}

function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu, '-')
    .trim();
}
