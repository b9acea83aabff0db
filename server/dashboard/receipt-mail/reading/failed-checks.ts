import { withoutQuotesAndComments } from './sender.js';

/** One result of a check, as "dkim=pass header.d=firm.example". */
type CheckResult = { method: string; result: string; properties: ReadonlyMap<string, string> };

/**
 * Whether the receiving mail server found that the sender is not who the message says (RFC 8601): DMARC failed or, where it says
 * nothing of DMARC, SPF failed and no signature (DKIM) is of the sender's own domain. True, too, for a field that cannot be read to
 * its end: the envelope's sender stands in it, which anybody chooses.
 * @param checks the value of the field `Authentication-Results`; empty where there is none, and nothing is known
 * @param address of the field `From`
 */
export function failsChecks(checks: string, address: string): boolean {
  const plain = withoutQuotesAndComments(checks);
  if (plain === null) return true;
  // The first part names the server that checked.
  const results = plain.split(';').slice(1).map(resultOf);
  const resultsOf = (method: string) => results.filter((each) => each.method === method);
  const dmarc = resultsOf('dmarc').map(({ result }) => result);
  if (dmarc.includes('fail')) return true;
  if (dmarc.includes('pass')) return false;
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const isSigned = resultsOf('dkim').some((each) => each.result === 'pass' && isSignedBy(domain, each));
  return !isSigned && resultsOf('spf').some(({ result }) => result === 'fail' || result === 'softfail');
}

function resultOf(text: string): CheckResult {
  const [, method = '', result = '', rest = ''] =
    /^\s*([\w-]+)(?:\s*\/\s*\d+)?\s*=\s*([\w-]+)(.*)$/s.exec(text) ?? [];
  const properties = [...rest.matchAll(/(?<=\s)([\w.-]+)\s*=\s*(\S+)/g)].map(
    ([, name = '', value = '']): [string, string] => [name.toLowerCase(), value.toLowerCase()],
  );
  return { method: method.toLowerCase(), result: result.toLowerCase(), properties: new Map(properties) };
}

/** Whether the domain that signed is the sender's, or one that it is a part of ("mail.firm.example" of "firm.example"). */
function isSignedBy(domain: string, { properties }: CheckResult): boolean {
  const signer = properties.get('header.d') ?? properties.get('header.i')?.split('@').at(-1) ?? '';
  return signer.includes('.') && (domain === signer || domain.endsWith(`.${signer}`));
}
