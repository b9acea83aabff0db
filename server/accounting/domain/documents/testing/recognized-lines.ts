import { linesOfPieces, type TextLine } from '../text-line';

/** Lines as they are recognized in a picture, one below the other, all letters equally certain. */
export function recognized(texts: readonly string[], certainty: number): TextLine[] {
  const height = 1 / texts.length;
  return linesOfPieces(
    texts.map((text, at) => ({
      text,
      certainties: Array.from(text, () => certainty),
      place: { left: 0, top: at * height, right: text.length / 100, bottom: (at + 0.8) * height },
      slope: 0,
    })),
  );
}
