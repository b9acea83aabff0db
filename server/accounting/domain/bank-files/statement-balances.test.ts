import { describe, expect, it } from 'vitest';
import { statementsOf } from './testing/read-text';

const breakOf = (text: string) => statementsOf(text)[0]?.balanceBreak;

type Page = { opening?: string; closing?: string; lines?: string[] };
const swift = (...pages: Page[]) =>
  pages
    .map(({ opening, closing, lines = [] }) =>
      [':20:A', ':25:NL00BANK1', opening, ...lines.map((line) => `:61:${line}`), closing, '-']
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n');
const [from, to] = [':60F:C260301EUR100,00', ':62F:C260302EUR70,00'];
const [rent, sale] = ['2603020302D50,00NMSC', '2603020302C20,00NMSC'];

const ending = 'A record may be missing, or an amount may not be what moved the account.';

describe('a statement of MT940', () => {
  it('closes with its opening balance and its movements', () => {
    expect(breakOf(swift({ opening: from, lines: [rent, sale], closing: to }))).toBeNull();
    expect(breakOf(swift({ opening: from, lines: [rent], closing: to }))).toBe(
      `The balances do not follow from the amounts: a statement closes on 2026-03-02 with 70.00, but its opening balance of 100.00 and its movements of -50.00 make 50.00. ${ending}`,
    );
    const overdrawn = { opening: ':60F:D260301EUR20,00', closing: ':62F:D260302EUR70,00' };
    expect(breakOf(swift({ ...overdrawn, lines: [rent] }))).toBeNull();
    expect(breakOf(swift({ ...overdrawn, lines: [sale] }))).toContain('opening balance of -20.00');
  });

  it.each<[string, Page[]]>([
    ['no movement at all', [{ opening: from, closing: from.replace('60F', '62F') }]],
    [
      'what is only announced',
      [{ opening: from, lines: [rent, sale, rent.replace('D50', 'ED50')], closing: to }],
    ],
    ['a balance that cannot be read', [{ opening: ':60F:C26XX', lines: [rent], closing: to }]],
    ['no opening balance', [{ lines: [rent], closing: to }]],
    ['a line that is refused already', [{ opening: from, lines: [rent, 'nothing'], closing: to }]],
    [
      'pages that carry a balance forward',
      [
        { opening: from, lines: [rent], closing: ':62M:C260302EUR50,00' },
        { opening: ':60M:C260302EUR50,00', lines: [sale], closing: to },
      ],
    ],
    [
      'pages of which only the last closes',
      [
        { opening: from, lines: [rent] },
        { opening: from, lines: [sale], closing: to },
      ],
    ],
    [
      'pages that print the balances of the whole',
      [
        { opening: from, lines: [rent], closing: to },
        { opening: from, lines: [sale], closing: to },
      ],
    ],
    [
      'a statement that is there twice',
      [
        { opening: from, lines: [rent, sale], closing: to },
        { opening: from, lines: [rent, sale], closing: to },
      ],
    ],
    [
      'a closing balance without what is valued later',
      [{ opening: from, lines: [rent, sale, '2603030302C9,00NMSC'], closing: to }],
    ],
    [
      'a balance of binary fractions',
      [{ opening: from, lines: [rent, sale], closing: ':62F:C260302EUR70,0000000000004' }],
    ],
  ])('is in order with %s', (_, pages) => {
    expect(breakOf(swift(...pages))).toBeNull();
  });

  const days: Page[] = [
    { opening: from, lines: [rent, sale], closing: to },
    { opening: ':60F:C260302EUR70,00', lines: ['2603030303D5,00NMSC'], closing: ':62F:C260303EUR65,00' },
    { opening: ':60F:C260303EUR65,00', closing: ':62F:C260304EUR65,00' },
    { opening: ':60F:C260304EUR65,00', lines: ['2603050305C1,00NMSC'], closing: ':62F:C260305EUR66,00' },
  ];

  it('opens with what the one before it closed with, in whatever order the file has them', () => {
    expect(breakOf(swift(...days))).toBeNull();
    expect(breakOf(swift(...[...days].reverse()))).toBeNull();
    const [first = {}, second = {}, third = {}, fourth = {}] = days;
    expect(breakOf(swift(third, first, fourth, second))).toBeNull();
    const lacking =
      'The balances of the statements do not follow from each other: one closes on 2026-03-02 with 70.00, but the next opens with 65.00. A statement between them may be missing.';
    expect(breakOf(swift(first, third, fourth))).toBe(lacking);
    expect(breakOf(swift(fourth, third, first))).toBe(lacking);
  });

  it('is compared with those of its account only', () => {
    const other = swift({ opening: ':60F:C260302EUR9,00', closing: ':62F:C260303EUR9,00' });
    expect(breakOf(`${swift(...days)}\n${other.replace('BANK1', 'BANK2')}`)).toBeNull();
    expect(breakOf(`${swift(...days)}\n${other}`)).toContain('the next opens with 9.00');
  });
});

const balance = (code: string, amount: string, currency = 'EUR') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-02</Dt></Dt></Bal>`;
const entry = (amount: string, status = 'BOOK', valued = '2026-03-02') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt><ValDt><Dt>${valued}</Dt></ValDt></Ntry>`;
const camt = (content: string, [root, element] = ['BkToCstmrStmt', 'Stmt'], header = '') =>
  `<Document><${root}><GrpHdr>${header}</GrpHdr><${element}><Acct><Id><IBAN>NL00BANK1</IBAN></Id><Ccy>EUR</Ccy></Acct>${content}</${element}></${root}></Document>`;
const report: [string, string] = ['BkToCstmrAcctRpt', 'Rpt'];

describe('a statement of CAMT', () => {
  const [opening, closing] = [balance('OPBD', '100.00'), balance('CLBD', '70.00')];

  it('closes with its opening balance, or that of the previous one, and its movements', () => {
    for (const opened of [opening, opening.replace('OPBD', 'PRCD')]) {
      expect(breakOf(camt(opened + closing + entry('30.00')))).toBeNull();
      expect(breakOf(camt(opened + closing + entry('20.00')))).toBe(
        `The balances do not follow from the amounts: a statement closes on 2026-03-02 with 70.00, but its opening balance of 100.00 and its movements of -20.00 make 80.00. ${ending}`,
      );
    }
  });

  it.each([
    ['what is only announced', camt(opening + closing + entry('30.00') + entry('5.00', 'PDNG'))],
    ['what only informs', camt(opening + closing + entry('30.00') + entry('5.00', 'INFO'))],
    ['what is valued later', camt(opening + closing + entry('30.00') + entry('5.00', 'BOOK', '2026-03-03'))],
    ['balances of another kind', camt(balance('OPAV', '1.00') + balance('CLAV', '2.00') + entry('30.00'))],
    ['an interim balance', camt(opening + balance('ITBD', '70.00') + entry('5.00'), report)],
    ['no balances', camt(entry('5.00'), report)],
    ['a balance in another currency', camt(balance('OPBD', '1.00', 'USD') + closing + entry('5.00'))],
    [
      'a page of several messages',
      camt(
        opening + closing + entry('5.00'),
        undefined,
        '<MsgPgntn><PgNb>1</PgNb><LastPgInd>false</LastPgInd></MsgPgntn>',
      ),
    ],
    [
      'a page of several statements',
      camt(
        `<StmtPgntn><PgNb>2</PgNb><LastPgInd>true</LastPgInd></StmtPgntn>${opening}${closing}${entry('5.00')}`,
      ),
    ],
  ])('is in order with %s', (_, text) => {
    expect(breakOf(text)).toBeNull();
  });

  it('of a single page is no page of others', () => {
    const only = '<MsgPgntn><PgNb>1</PgNb><LastPgInd>true</LastPgInd></MsgPgntn>';
    expect(breakOf(camt(opening + closing + entry('5.00'), undefined, only))).toContain('make 95.00');
  });
});
