/** A file name made of the business and the content, without characters that some file systems reject. */
export function fileName(businessName: string, content: string, extension: string): string {
  return `${clean(businessName, 80)} - ${clean(content, 120)}.${extension}`;
}

/** Never half of a character that takes two code units, which no header can carry. */
function clean(text: string, most: number): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu, '-')
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '');
}
