import { childrenOf, nodeAt, textAt, textOf, type XmlNode } from './xml-tree';

/**
 * The other side of a transaction. Money that came in was sent by the debtor, money that went out went to the
 * creditor; for a reversal the caller gives the direction of the original.
 */
export function readCamtParty(
  detail: XmlNode | undefined,
  isIncoming: boolean,
): Record<string, string | undefined> {
  const [party, ultimate] = isIncoming ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr'];
  const related = nodeAt(detail, 'RltdPties');
  const agent = nodeAt(detail, `RltdAgts/${party}Agt/FinInstnId`);
  return {
    payee: nameOf(nodeAt(related, party)) ?? nameOf(nodeAt(related, ultimate)),
    ultimate_party: nameOf(nodeAt(related, ultimate)),
    counterparty_account:
      textAt(related, `${party}Acct/Id/IBAN`) ?? textAt(related, `${party}Acct/Id/Othr/Id`),
    counterparty_bank: textAt(agent, 'BICFI') ?? textAt(agent, 'BIC') ?? textAt(agent, 'Nm'),
    address: addressOf(nodeAt(related, party)),
  };
}

/** Up to version 7 the party's own name, from version 8 that of its `Pty`. */
function nameOf(party: XmlNode | undefined): string | undefined {
  return textAt(party, 'Nm') ?? textAt(party, 'Pty/Nm');
}

function addressOf(party: XmlNode | undefined): string | undefined {
  const address = nodeAt(party, 'PstlAdr') ?? nodeAt(party, 'Pty/PstlAdr');
  const structured = ['StrtNm', 'BldgNb', 'PstCd', 'TwnNm'].map((name) => textAt(address, name));
  const lines = [...structured, ...childrenOf(address, 'AdrLine').map(textOf), textAt(address, 'Ctry')];
  return lines.filter(Boolean).join(', ');
}
