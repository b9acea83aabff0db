import { describe, expect, it } from 'vitest';
import { certaintyOf, linesOfPieces, placeOf, type TextPiece } from './text-line';

function piece(text: string, left: number, top: number, slope = 0): TextPiece {
  const place = { left, top, right: left + text.length * 0.02, bottom: top + 0.02 };
  return { text, certainties: Array.from(text, () => 0.9), place, slope };
}

const textsOf = (...pieces: TextPiece[]) => linesOfPieces(pieces).map(({ text }) => text);

describe('lines of pieces', () => {
  it('go from the top down and from left to right, whatever the order of the pieces', () => {
    expect(
      textsOf(
        piece('8.20', 0.8, 0.5),
        piece('Change', 0.1, 0.53),
        piece('Total', 0.1, 0.5),
        piece('0.00', 0.8, 0.53),
      ),
    ).toEqual(['Total 8.20', 'Change 0.00']);
  });

  it('follow a page that leans by more than a line', () => {
    const lean = 0.05;
    expect(
      textsOf(
        piece('Subtotal of it', 0.1, 0.5, lean),
        piece('Total to be paid', 0.1, 0.53, lean),
        piece('7.00', 0.8, 0.5 + 0.56 * lean, lean),
        piece('7.50', 0.8, 0.53 + 0.54 * lean, lean),
      ),
    ).toEqual(['Subtotal of it 7.00', 'Total to be paid 7.50']);
  });

  it('close the gaps that narrow print leaves in a number', () => {
    expect(textsOf(piece('Total 15. 98', 0, 0), piece('4 .50', 0, 0.1), piece('2 1.50', 0, 0.2))).toEqual([
      'Total 15.98',
      '4.50',
      '2 1.50',
    ]);
  });
});

it('knows the place and certainty of a part of a line', () => {
  const [line] = linesOfPieces([
    { ...piece('AB', 0.1, 0.5), certainties: [0.9, 0.4] },
    piece('CD', 0.5, 0.505),
  ]);
  if (!line) throw new Error('no line');
  expect(line.text).toBe('AB CD');
  expect([certaintyOf(line), certaintyOf(line, 0, 1), certaintyOf(line, 3)]).toEqual([0.4, 0.9, 0.9]);
  const all = placeOf(line);
  expect(all).toMatchObject({ left: 0.1, top: 0.5, bottom: expect.closeTo(0.525) });
  expect(all?.right).toBeCloseTo(0.54);
  const last = placeOf(line, 4, 5);
  expect([last?.left, last?.right]).toEqual([expect.closeTo(0.52), expect.closeTo(0.54)]);
  expect(placeOf(line, 2, 3)).toBeNull();
});
