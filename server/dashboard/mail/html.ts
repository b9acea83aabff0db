/** HTML in which everything that was put in is text. */
export class SafeHtml {
  constructor(readonly text: string) {}
}

/** Writes HTML; values are escaped, so that what a payee is called cannot become a tag or a link. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | SafeHtml)[]): SafeHtml {
  return new SafeHtml(
    parts.reduce((written, part, at) => {
      const value = values[at - 1] ?? '';
      return `${written}${value instanceof SafeHtml ? value.text : escaped(value)}${part}`;
    }),
  );
}

export function joinHtml(pieces: readonly SafeHtml[]): SafeHtml {
  return new SafeHtml(pieces.map(({ text }) => text).join(''));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
