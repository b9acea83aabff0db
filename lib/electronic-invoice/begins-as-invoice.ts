import { xmlText } from './xml-text';

const ROOTS: Record<string, readonly string[]> = {
  CrossIndustryInvoice: ['urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'],
  CrossIndustryDocument: ['urn:ferd:CrossIndustryDocument:invoice:1p0'],
  Invoice: [
    'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    ...['4p0', '4p1', '4p2', '4p3', '5p0', '6p0', '6p1'].map(
      (each) => `http://www.ebinterface.at/schema/${each}/`,
    ),
  ],
  CreditNote: ['urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2'],
  FatturaElettronica: [
    'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2',
    'http://www.fatturapa.gov.it/sdi/fatturapa/v1.1',
  ],
};
const ROOT = /^<(?:[\w.-]{1,40}:)?(\w{1,40})((?:\s[^<>]*)?)>/;

/** Whether a file begins as an electronic invoice does: with the root of one, in its namespace, behind nothing but comments. */
export function beginsAsInvoice(start: Uint8Array): boolean {
  const [, name = '', attributes = ''] = ROOT.exec(withoutProlog(xmlText(start))) ?? [];
  const namespaces = Object.hasOwn(ROOTS, name) ? (ROOTS[name] ?? []) : [];
  return namespaces.some((each) => attributes.includes(`"${each}"`) || attributes.includes(`'${each}'`));
}

/** Behind the declaration, comments and instructions to programs. A DOCTYPE is left, which no invoice has. */
function withoutProlog(text: string): string {
  let rest = text.trimStart();
  for (let end = endOfProlog(rest); end > 0; end = endOfProlog(rest)) rest = rest.slice(end).trimStart();
  return rest;
}

function endOfProlog(text: string): number {
  const closing = text.startsWith('<!--') ? '-->' : text.startsWith('<?') ? '?>' : null;
  if (closing === null) return 0;
  const at = text.indexOf(closing, 2);
  return at === -1 ? 0 : at + closing.length;
}
