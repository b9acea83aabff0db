/** The lines of text that a browser would show of an HTML message. */
export function linesOfHtml(html: string, mostLines: number): string[];
