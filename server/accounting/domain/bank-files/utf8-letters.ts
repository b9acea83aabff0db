/** How many letters of several bytes a text has if it is UTF-8, and how many bytes above ASCII belong to none. */
type Utf8Letters = { valid: number; broken: number };

/** A letter that was cut counts as one that is broken, whatever is left of it. */
export function countUtf8Letters(bytes: Uint8Array): Utf8Letters {
  let valid = 0;
  let broken = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const wanted = continuationsOf(lead);
    let found = 0;
    while (found < wanted && isContinuation(bytes[at + 1])) {
      found += 1;
      at += 1;
    }
    if (wanted > 0 && found === wanted) valid += 1;
    else broken += 1;
  }
  return { valid, broken };
}

/** How many bytes follow the first of a letter; none follow what begins no letter. */
function continuationsOf(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 1;
  if (lead >= 0xe0 && lead <= 0xef) return 2;
  return lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
}

function isContinuation(byte = 0): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}
