/** RFC 5321: the most characters of an address that mail can be sent to. */
export const longestEmailAddress = 254;

/**
 * An email address as accounts are found and counted by: without spaces at its ends, A to Z in small letters. Every other letter stays
 * what it is: programs differ on its small form, and by one of them a mailbox of somebody else is meant (the Kelvin sign would be a k).
 */
export function foldedAddress(address: string): string {
  return address.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
