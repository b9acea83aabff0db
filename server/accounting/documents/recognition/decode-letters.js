/**
 * The letters of a line: in each step of the output the likeliest class, 0 for none, repeated while it lasts
 * (connectionist temporal classification). With the probability of each UTF-16 unit, in hundredths of 1.
 */
export function decodeLetters({ dims, data }, letters) {
  const [, steps, classes] = dims;
  let text = '';
  const certainties = [];
  let last = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    let most = -1;
    for (let each = 0; each < classes; each += 1) {
      const probability = data[step * classes + each];
      if (probability > most) {
        most = probability;
        best = each;
      }
    }
    if (best !== 0 && best !== last) {
      const letter = plainLetter(letters[best] ?? '');
      text += letter;
      for (let unit = 0; unit < letter.length; unit += 1) certainties.push(Math.round(100 * most) / 100);
    }
    last = best;
  }
  return { text, certainties };
}

/** The model knows Chinese print, whose colons and brackets are wider. */
function plainLetter(letter) {
  const plain = letter.normalize('NFKC');
  return plain === '×' ? 'x' : plain;
}
