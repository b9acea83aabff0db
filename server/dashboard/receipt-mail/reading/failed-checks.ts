import { withoutQuotesAndComments } from './sender.js';

/** One result of a check, as "dkim=pass header.d=firm.example". */
type CheckResult = { method: string; result: string; properties: ReadonlyMap<string, string> };

/**
 * Whether the receiving mail server found that the sender may not be who the message says (RFC 8601): DMARC failed or, where it
 * says nothing of DMARC, SPF failed or what passed is of another domain than the sender's, which anybody has. True, too, for a field
 * that cannot be read to its end: the envelope's sender stands in it, which anybody chooses. What passed counts in the first
 * field alone, as those below it may have come with the message; what failed counts in each.
 * @param checks the values of the fields `Authentication-Results` of one server, the latest first; empty where nothing is known
 * @param address of the field `From`
 */
export function failsChecks(checks: readonly string[], address: string): boolean {
  const fields = checks.map(resultsOf);
  const all = fields.flatMap((results) => results ?? [unreadable]);
  if (all.includes(unreadable)) return true;
  const latest = fields[0] ?? [];
  const dmarc = (result: string) => (each: CheckResult) => each.method === 'dmarc' && each.result === result;
  if (all.some(dmarc('fail'))) return true;
  if (latest.some(dmarc('pass'))) return false;
  const passed = latest.filter(({ result }) => result === 'pass').flatMap((each) => domainOf(each) ?? []);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (passed.some((each) => isPartOf(domain, each) || isPartOf(each, domain))) return false;
  return (
    passed.length > 0 || all.some(({ method, result }) => method === 'spf' && /^(?:soft)?fail$/.test(result))
  );
}

const unreadable: CheckResult = { method: '', result: '', properties: new Map() };

/** Null for a field that cannot be read to its end. */
function resultsOf(field: string): CheckResult[] | null {
  // The first part names the server that checked.
  return withoutQuotesAndComments(field)?.split(';').slice(1).map(resultOf) ?? null;
}

function resultOf(text: string): CheckResult {
  const [, method = '', result = '', rest = ''] =
    /^\s*([\w-]+)(?:\s*\/\s*\d+)?\s*=\s*([\w-]+)(.*)$/s.exec(text) ?? [];
  const properties = [...rest.matchAll(/(?<=\s)([\w.-]+)\s*=\s*(\S+)/g)].map(
    ([, name = '', value = '']): [string, string] => [name.toLowerCase(), value.toLowerCase()],
  );
  return { method: method.toLowerCase(), result: result.toLowerCase(), properties: new Map(properties) };
}

/** The domain that signed (DKIM), or that of the envelope's sender (SPF); null where it is not said, and of other checks. */
function domainOf({ method, properties }: CheckResult): string | null {
  const afterAt = (name: string) => properties.get(name)?.replace(/[<>]/g, '').split('@').at(-1);
  if (method === 'dkim') return properties.get('header.d') || afterAt('header.i') || null;
  return method === 'spf' ? afterAt('smtp.mailfrom') || null : null;
}

/** "mail.firm.example" of "firm.example", which is a part of itself; nothing is of a domain without a dot. */
function isPartOf(part: string, domain: string): boolean {
  return domain.includes('.') && (part === domain || part.endsWith(`.${domain}`));
}
