import type { BankFileFormat } from '@/lib/contract/transaction-import';
import { childrenOf, nodeAt, textAt, type XmlElement, type XmlNode } from './xml-tree';

export type CamtFormat = Extract<BankFileFormat, `camt${string}`>;

/** The messages about the movements of accounts: the element of each, that of an account's movements, and what this is. */
const MESSAGES: Record<CamtFormat, { message: string; element: string; title: string }> = {
  camt053: { message: 'BkToCstmrStmt', element: 'Stmt', title: 'camt.053 message without a statement' },
  camt052: { message: 'BkToCstmrAcctRpt', element: 'Rpt', title: 'camt.052 message without a report' },
  camt054: {
    message: 'BkToCstmrDbtCdtNtfctn',
    element: 'Ntfctn',
    title: 'camt.054 message without a notification',
  },
};

/** The document may be in an envelope, beside a header of the network that carried it. */
const mostEnvelopes = 5;

/** The message that a text holds, by its first mark of one; null where it has none. */
export function camtFormatOf(head: string): CamtFormat | null {
  const name = /<(?:[\w.-]{1,40}:)?(BkToCstmr\w{1,40})[\s>/]/.exec(head)?.[1];
  if (name === undefined) return null;
  const formats = Object.keys(MESSAGES) as CamtFormat[];
  return formats.find((format) => isNamed(name, MESSAGES[format].message)) ?? 'camt053';
}

/** Says that a message has no movements of any account. */
export function withoutStatement(format: CamtFormat): string {
  const { element, title } = MESSAGES[format];
  return `The file is a ${title} (<${element}>).`;
}

/** Why a document that also holds messages of another kind is refused; null for one of a single kind. */
export function mixOf(document: XmlElement): string | null {
  const formats = (Object.keys(MESSAGES) as CamtFormat[]).filter(
    (format) => statementsOf(document, format).length > 0,
  );
  if (formats.length < 2) return null;
  const names = formats.map((format) => format.replace('camt', 'camt.')).join(' and ');
  return `The file holds messages of several kinds (${names}), which tell the same movements more than once. Import each kind as a file of its own.`;
}

/** The statements (reports, notifications) in all messages of the format, each of one account. */
export function statementsOf(
  document: XmlElement,
  format: CamtFormat,
): { statement: XmlNode; isPage: boolean }[] {
  const { message, element } = MESSAGES[format];
  return elementsNamed(document, message, mostEnvelopes).flatMap((each) =>
    childrenOf(each, element).map((statement) => ({
      statement,
      isPage: isPage(nodeAt(each, 'GrpHdr/MsgPgntn')) || isPage(nodeAt(statement, `${element}Pgntn`)),
    })),
  );
}

/** Whether there are pages before or behind it. */
function isPage(pagination: XmlNode | undefined): boolean {
  if (pagination === undefined) return false;
  const isLast = /^(?:true|1)$/.test(textAt(pagination, 'LastPgInd') ?? 'true');
  return !isLast || Number(textAt(pagination, 'PgNb') ?? 1) > 1;
}

function elementsNamed(element: XmlElement, message: string, depth: number): XmlNode[] {
  return Object.keys(element).flatMap((name) => {
    const children = childrenOf(element, name);
    if (isNamed(name, message)) return children;
    if (depth === 0) return [];
    return children.flatMap((child) =>
      typeof child === 'string' ? [] : elementsNamed(child, message, depth - 1),
    );
  });
}

/** The first version has its number in the name. */
function isNamed(name: string, message: string): boolean {
  return name === message || name === `${message}V01`;
}
