/** `dims` are one, steps and classes; `data` has the probability of each class in each step. */
type LettersOutput = { dims: readonly number[]; data: ArrayLike<number> };

export function decodeLetters(
  output: LettersOutput,
  letters: readonly string[],
): { text: string; certainties: number[] };
