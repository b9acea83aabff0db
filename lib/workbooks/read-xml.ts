import { Parser } from 'htmlparser2';
import { utf16Of } from '../csv/utf-16';
import { damaged, WorkbookRefused } from './workbook';

/** What is told of a document, in its order. Names are without their prefix; attributes as well. */
export type XmlEvents = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/**
 * Reads XML in pieces, without a tree: entities of its own, types and addresses in it mean nothing. A document that
 * does not end is refused.
 */
export async function readXmlPieces(pieces: AsyncIterable<Uint8Array>, events: XmlEvents): Promise<void> {
  const reader = xmlReader(events);
  let decoder: TextDecoder | null = null;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(utf16Of(piece) ?? 'utf-8');
    reader.write(decoder.decode(piece, { stream: true }));
  }
  reader.end();
}

export function readXmlText(text: string, events: XmlEvents): void {
  const reader = xmlReader(events);
  reader.write(text);
  reader.end();
}

function xmlReader({ open, text, close }: XmlEvents) {
  let depth = 0;
  let [isWhole, isCutOff] = [false, false];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        open?.(localName(name), withLocalNames(attributes));
      },
      ontext: (data) => text?.(data),
      onclosetag: (name) => {
        depth -= 1;
        // The end of the document closes what it left open.
        if (depth === 0) isWhole = !isCutOff;
        close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  return {
    write: (piece: string) => parser.write(piece),
    end: () => {
      isCutOff = true;
      parser.end();
      if (!isWhole) throw new WorkbookRefused(damaged);
    },
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function withLocalNames(attributes: Record<string, string>): Record<string, string> {
  for (const name of Object.keys(attributes)) {
    const local = localName(name);
    if (local !== name && !name.startsWith('xmlns')) attributes[local] ??= attributes[name] ?? '';
  }
  return attributes;
}
