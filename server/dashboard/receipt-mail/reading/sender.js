import { addressParser } from 'postal-mime';

/** As long as an address may be (RFC 5321); one that was cut would be another. */
const longestAddress = 254;

/**
 * The one address that a message says it is from. What checked the sender on the way (DMARC) went by one address in one `From`
 * field: where there are several, or where readers differ on which it is, none is believed.
 */
export function senderAddress(headers) {
  const [field, ...otherFields] = headers.filter(({ key }) => key === 'from');
  if (!field || otherFields.length > 0) return '';
  const [mailbox, ...others] = addressParser(field.value);
  if (!mailbox?.address || others.length > 0) return '';
  const address = small(mailbox.address);
  return plainAddress(field.value) === address && address.length <= longestAddress ? address : '';
}

/** The address between `<` and `>`, or of a field that has nothing else; null where it is neither. */
function plainAddress(value) {
  const text = withoutQuotesAndComments(value);
  if (text === null) return null;
  const plain = text.includes('<') ? /^[^<>]*<([^<>]*)>\s*$/.exec(text)?.[1] : text;
  return plain === undefined ? null : small(plain);
}

/**
 * In small letters; empty where programs differ on which these are, as on the Kelvin sign, which some take for a k: two mailboxes
 * must not become one.
 */
function small(address) {
  const folded = address.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return folded === folded.toLowerCase() ? folded : '';
}

/** Quoted strings are names, comments may be in one another (RFC 5322 §3.2.2). Null where one of them does not end. */
export function withoutQuotesAndComments(value) {
  const kept = [];
  let isQuoted = false;
  let depth = 0;
  for (let at = 0; at < value.length; at += 1) {
    const letter = value[at];
    if (letter === '\\' && (isQuoted || depth > 0)) at += 1;
    else if (letter === '"' && depth === 0) isQuoted = !isQuoted;
    else if (letter === '(' && !isQuoted) depth += 1;
    else if (letter === ')' && !isQuoted && depth > 0) depth -= 1;
    else if (!isQuoted && depth === 0) kept.push(letter);
  }
  return isQuoted || depth > 0 ? null : kept.join('');
}
