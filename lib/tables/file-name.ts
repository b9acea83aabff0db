/** A file name made of the business and the content, without characters that some file systems reject. */
export function fileName(businessName: string, content: string, extension: string): string {
  return `${clean(businessName).slice(0, 80)} - ${clean(content).slice(0, 120)}.${extension}`;
}

function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu, '-')
    .trim();
}
