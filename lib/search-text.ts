type Value = string | number | boolean;

/**
 * The query of an address, exactly as `URLSearchParams` writes it. A report has a thousand addresses, and makes them
 * in a fraction of the time that as many objects of the browser take.
 */
export function searchText(members: Iterable<readonly [name: string, value: Value]>): string {
  return Array.from(members, ([name, value]) => `${encoded(name)}=${encoded(String(value))}`).join('&');
}

/** application/x-www-form-urlencoded, as the URL standard has it (§5.2). */
function encoded(text: string): string {
  if (/^[\w.*-]*$/.test(text)) return text;
  return encodeURIComponent(text.toWellFormed()).replace(/%20|[!'()~]/g, (sign) =>
    sign === '%20' ? '+' : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
