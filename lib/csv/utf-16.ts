const headBytes = 2048;

/** Which UTF-16 the bytes are, by their mark or, without one, by their zeros; null where they are not. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return byZeroBytes(bytes);
}

/** In mostly Latin text every other byte is zero. */
function byZeroBytes(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const pairs = Math.floor(Math.min(bytes.length, headBytes) / 2);
  let zeroFirst = 0;
  let zeroSecond = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (bytes[pair * 2] === 0) zeroFirst += 1;
    if (bytes[pair * 2 + 1] === 0) zeroSecond += 1;
  }
  if (zeroSecond > pairs * 0.7 && zeroFirst < pairs * 0.05) return 'utf-16le';
  if (zeroFirst > pairs * 0.7 && zeroSecond < pairs * 0.05) return 'utf-16be';
  return null;
}
