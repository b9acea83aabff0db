const DECLARED = /^\s*<\?xml\s[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;
const mostOfDeclaration = 300;

/**
 * The text of an XML file, in the encoding that it begins with or declares, which is UTF-8 where it says nothing. A
 * declaration of UTF-16 that can be read by single bytes is not true: programs take it over from the text that they
 * write.
 */
export function xmlText(bytes: Uint8Array): string {
  return decoderFor(bytes).decode(bytes);
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, mostOfDeclaration)).replace(/^ï»¿/, '');
  try {
    const declared = new TextDecoder(DECLARED.exec(head)?.[1] ?? 'utf-8');
    return declared.encoding.startsWith('utf-16') ? new TextDecoder('utf-8') : declared;
  } catch {
    return new TextDecoder('utf-8');
  }
}
