/** A place on a page: fractions of its width and height from the upper left corner. `page` is that of a PDF, the first being 1. */
export type Place = { left: number; top: number; right: number; bottom: number; page?: number };

/**
 * A piece of text as it was recognized; `certainties` has one number from 0 to 1 for each UTF-16 unit of the text.
 * `slope` is how far it falls towards its right end: heights of the page for each width of it.
 */
export type TextPiece = { text: string; certainties: readonly number[]; place: Place; slope: number };

/** One printed line, left to right; text from a file of letters has no pieces and is certain. */
export type TextLine = { text: string; certainties: readonly number[]; pieces: readonly PlacedPiece[] };

/** Where in the line's text a piece begins and ends, and where on the page it is. */
type PlacedPiece = { start: number; end: number; place: Place };

/** Lines of a text whose letters are not in doubt. */
export function plainLines(texts: readonly string[]): TextLine[] {
  return texts.map((text) => ({ text, certainties: [], pieces: [] }));
}

/** Longer lines, and more of them, are not read: what looks at them takes longer than they are long. */
export const longestLine = 400;
export const mostLines = 1500;

/** The lines of a text whose letters are certain, top to bottom, no longer and no more than are read. */
export function linesOfText(text: readonly string[], most = mostLines): TextLine[] {
  const shortened = text
    .slice(0, most)
    .map((line) => line.slice(0, longestLine).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return plainLines(shortened);
}

/** How certain the least certain letter is from `start` up to `end`. */
export function certaintyOf(line: TextLine, start = 0, end = line.text.length): number {
  return line.certainties.slice(start, end).reduce((least, each) => Math.min(least, each), 1);
}

/** Where the letters from `start` up to `end` are, as far as letters of one piece are equally wide. */
export function placeOf(line: TextLine, start = 0, end = line.text.length): Place | null {
  const places = line.pieces.flatMap((piece) => {
    if (piece.end <= start || piece.start >= end) return [];
    const { left, right } = piece.place;
    const letter = (right - left) / (piece.end - piece.start);
    return [
      {
        ...piece.place,
        left: left + letter * Math.max(0, start - piece.start),
        right: right - letter * Math.max(0, piece.end - end),
      },
    ];
  });
  return places.reduce<Place | null>((all, each) => (all === null ? each : around(all, each)), null);
}

/**
 * The lines that pieces make, from the top down: pieces whose middles are at about the same height. Photographs lean
 * and paper bends, so each piece is compared with its nearest neighbour to the left, along the slope of the page.
 */
export function linesOfPieces(pieces: readonly TextPiece[]): TextLine[] {
  const rows: TextPiece[][] = [];
  const slope = slopeOfPage(pieces);
  for (const piece of [...pieces].sort((a, b) => a.place.left - b.place.left)) {
    const row = nearest(rows, piece, slope);
    if (row) row.push(piece);
    else rows.push([piece]);
  }
  return rows.sort((a, b) => middleOf(a[0]) - middleOf(b[0])).map(lineOf);
}

function nearest(rows: readonly TextPiece[][], piece: TextPiece, slope: number): TextPiece[] | null {
  let best: TextPiece[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const last = row.at(-1);
    if (!last || piece.place.left < last.place.right - heightOf(last) * 0.7) continue;
    const fall = slope * (centreOf(piece) - centreOf(last));
    const apart = Math.abs(middleOf(piece) - middleOf(last) - fall);
    if (apart < 0.5 * Math.min(heightOf(piece), heightOf(last)) && apart < least) {
      best = row;
      least = apart;
    }
  }
  return best;
}

/** The middle slope of the longer half of the pieces: a short one has no direction. */
function slopeOfPage(pieces: readonly TextPiece[]): number {
  const longest = [...pieces].sort((a, b) => widthOf(b) - widthOf(a)).slice(0, Math.ceil(pieces.length / 2));
  const slopes = longest.map(({ slope }) => slope).sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

function lineOf(row: readonly TextPiece[]): TextLine {
  let text = '';
  const certainties: number[] = [];
  const pieces: PlacedPiece[] = [];
  for (const piece of row.map(closeDecimals)) {
    if (text !== '') {
      text += ' ';
      certainties.push(1);
    }
    pieces.push({ start: text.length, end: text.length + piece.text.length, place: piece.place });
    text += piece.text;
    certainties.push(...piece.certainties);
  }
  return { text, certainties, pieces };
}

/** Narrow print leaves gaps beside a decimal mark: "15. 98" is one number. */
function closeDecimals(piece: TextPiece): TextPiece {
  const gap = /(?<=\d) ?([.,]) ?(?=\d{2}(?!\d))/g;
  const isGap = new Set<number>();
  for (const { index, 0: found } of piece.text.matchAll(gap)) {
    for (let at = index; at < index + found.length; at += 1) if (piece.text[at] === ' ') isGap.add(at);
  }
  if (isGap.size === 0) return piece;
  return {
    ...piece,
    text: [...piece.text].filter((_, at) => !isGap.has(at)).join(''),
    certainties: piece.certainties.filter((_, at) => !isGap.has(at)),
  };
}

function around(one: Place, other: Place): Place {
  return {
    ...one,
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function middleOf(piece: TextPiece | undefined): number {
  return piece ? (piece.place.top + piece.place.bottom) / 2 : 0;
}

function centreOf({ place }: TextPiece): number {
  return (place.left + place.right) / 2;
}

function widthOf({ place }: TextPiece): number {
  return place.right - place.left;
}

function heightOf({ place }: TextPiece): number {
  return place.bottom - place.top;
}
