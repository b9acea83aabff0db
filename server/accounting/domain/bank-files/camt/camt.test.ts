import { describe, expect, it } from 'vitest';
import { problemOf, recordsOf, statementsOf } from '../testing/read-text';

const document = (statements: string, version = '02') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr/>${statements}</BkToCstmrStmt></Document>`;
const statementWith = (entries: string, iban = 'NL00BANK1') =>
  `<Stmt><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>\n${entries}</Stmt>`;
const entry = (more = '', amount = '10.00', direction = 'DBIT') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2024-01-31</Dt></BookgDt>${more}</Ntry>\n`;
const details = (content: string) => `<NtryDtls>${content}</NtryDtls>`;

describe('camt.053', () => {
  it('reads an entry with everything around it', () => {
    const more = `<ValDt><Dt>2024-02-01</Dt></ValDt><AcctSvcrRef>B1</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>${details(
      '<TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs><RltdPties><Dbtr><Nm>Us</Nm></Dbtr><Cdtr><Nm>Caf&#233; &amp; Co</Nm></Cdtr><CdtrAcct><Id><IBAN>DE2</IBAN></Id></CdtrAcct></RltdPties><RltdAgts><CdtrAgt><FinInstnId><BIC>BANKDEFF</BIC></FinInstnId></CdtrAgt></RltdAgts><RmtInf><Ustrd>Invoice</Ustrd><Ustrd>7</Ustrd></RmtInf></TxDtls>',
    )}`;
    expect(statementsOf(document(statementWith(entry(more))))).toEqual([
      {
        accountId: 'NL00BANK1',
        kind: 'bank',
        currency: 'EUR',
        refused: [],
        cutOff: null,
        closing: null,
        balanceBreak: null,
        records: [
          {
            line: 3,
            externalId: 'B1',
            date: '2024-01-31',
            amount: '-10.00',
            description: 'Café & Co',
            type: 'pmnt-icdt-esct',
            posted: true,
            metadata: {
              payee: 'Café & Co',
              counterparty_account: 'DE2',
              counterparty_bank: 'BANKDEFF',
              memo: 'Invoice 7',
              date_text: '2024-01-31',
              value_date: '2024-02-01',
              end_to_end_id: 'E1',
              bank_reference: 'B1',
              status: 'BOOK',
            },
          },
        ],
      },
    ]);
  });

  it('reads prefixes and the shapes of version 8', () => {
    const text = document(
      statementWith(
        `<Ntry><Amt Ccy="EUR">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts><BookgDt><DtTm>2024-01-31T23:30:00-05:00</DtTm></BookgDt>${details(
          '<TxDtls><RltdPties><Dbtr><Pty><Nm>Payer</Nm></Pty></Dbtr></RltdPties></TxDtls>',
        )}</Ntry>`,
      ),
      '08',
    ).replace(/<(\/?)([A-Z])/g, '<$1ns2:$2');
    expect(recordsOf(text)[0]).toMatchObject({
      amount: '1',
      date: '2024-01-31',
      description: 'Payer',
      posted: false,
    });
  });

  it.each([
    ['add up', '<Amt Ccy="EUR">6.5</Amt>', '<Amt Ccy="EUR">3.50</Amt>', ['-6.5', '-3.50']],
    [
      'print it in AmtDtls',
      '<AmtDtls><TxAmt><Amt Ccy="EUR">6</Amt></TxAmt></AmtDtls>',
      '<AmtDtls><TxAmt><Amt Ccy="EUR">4</Amt></TxAmt></AmtDtls>',
      ['-6', '-4'],
    ],
    [
      'go both ways',
      '<Amt Ccy="EUR">12</Amt>',
      '<Amt Ccy="EUR">2</Amt><CdtDbtInd>CRDT</CdtDbtInd>',
      ['-12', '2'],
    ],
    ['do not add up', '<Amt Ccy="EUR">6</Amt>', '<Amt Ccy="EUR">3</Amt>', ['-10.00']],
    ['lack an amount', '<Amt Ccy="EUR">10.00</Amt>', '', ['-10.00']],
    ['are in another currency', '<Amt Ccy="USD">6</Amt>', '<Amt Ccy="USD">4</Amt>', ['-10.00']],
  ])('splits a batch only when its details add up: they %s', (_case, first, second, amounts) => {
    const batch = details(`<TxDtls>${first}</TxDtls><TxDtls>${second}</TxDtls>`);
    expect(recordsOf(document(statementWith(entry(batch)))).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('gives the parts of a batch only ids of their own', () => {
    const part = (id: string) =>
      `<TxDtls><Refs><AcctSvcrRef>${id}</AcctSvcrRef></Refs><Amt Ccy="EUR">5</Amt></TxDtls>`;
    const idsOf = (first: string, second: string) =>
      recordsOf(
        document(statementWith(entry(`<AcctSvcrRef>B</AcctSvcrRef>${details(part(first) + part(second))}`))),
      ).map(({ externalId }) => externalId);
    expect(idsOf('1', '2')).toEqual(['1', '2']);
    expect(idsOf('B', 'B')).toEqual([null, null]);
  });

  it('says of the parts of a batch which one they are of', () => {
    const part = '<TxDtls><Amt Ccy="EUR">5</Amt></TxDtls>';
    const more = `<AcctSvcrRef>B</AcctSvcrRef>${details(part + part)}<AddtlNtryInf>Collective credit</AddtlNtryInf>`;
    const of = {
      collective_reference: 'B',
      collective_amount: '10.00',
      collective_text: 'Collective credit',
    };
    const records = recordsOf(document(statementWith(entry(more, '10.00', 'CRDT'))));
    expect(records.map(({ metadata }) => metadata)).toEqual([
      expect.objectContaining(of),
      expect.objectContaining(of),
    ]);
    const [only] = recordsOf(document(statementWith(entry(more.replace(part, ''), '5.00', 'CRDT'))));
    expect(only?.metadata).not.toHaveProperty('collective_amount');
  });

  it('names the original other side of a reversal', () => {
    const parties =
      '<TxDtls><RltdPties><Dbtr><Nm>Us</Nm></Dbtr><Cdtr><Nm>Shop</Nm></Cdtr></RltdPties></TxDtls>';
    const [record] = recordsOf(
      document(statementWith(entry(`<RvslInd>true</RvslInd>${details(parties)}`, '10.00', 'CRDT'))),
    );
    expect(record).toMatchObject({ amount: '10.00', description: 'Shop', metadata: { reversal: 'true' } });
  });

  it('joins the statements of one account and takes the currency from the balances where the account has none', () => {
    const bare = `<Stmt><Acct><Id><Othr><Id>77</Id></Othr></Id></Acct><Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1</Amt></Bal>${entry()}</Stmt>`;
    const statements = statementsOf(document(statementWith(entry()) + statementWith(entry()) + bare));
    expect(
      statements.map(({ accountId, currency, records }) => [accountId, currency, records.length]),
    ).toEqual([
      ['NL00BANK1', 'EUR', 2],
      ['77', 'EUR', 1],
    ]);
  });

  it.each([
    [entry('', ''), /amount \(Amt\) is missing/],
    [entry('', '1.2.3'), /amount \(Amt\) “1.2.3” is not a number/],
    [entry('', '-1.00'), /amount \(Amt\) “-1.00” has a sign beside its direction/],
    [entry('', '1', 'BOTH'), /direction \(CdtDbtInd\) “BOTH”/],
    [entry().replace('EUR', 'USD'), /is in “USD”, the statement in “EUR”/],
    [
      entry().replace('2024-01-31', '2024-02-30'),
      /booking date \(BookgDt\) “2024-02-30” is not a valid calendar date/,
    ],
    [entry().replace(/<BookgDt>.*<\/BookgDt>/, ''), /booking date \(BookgDt\) is missing/],
    ['<Ntry/>\n', /booking date \(BookgDt\) is missing/],
  ])('refuses %j alone', (bad, reason) => {
    const [statement] = statementsOf(document(statementWith(entry() + bad)));
    expect(statement?.records).toHaveLength(1);
    expect(statement?.refused).toEqual([{ line: expect.any(Number), reason: expect.stringMatching(reason) }]);
  });

  it('says where broken or cut XML stops', () => {
    const cut = document(statementWith(entry() + entry()));
    expect(problemOf(cut.replace('</Ntry>', '</Nope>'))).toMatchObject({ code: 'broken_file', line: 3 });
    expect(problemOf(cut.slice(0, -40)).code).toBe('broken_file');
  });

  it.each([
    ['an entity', '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>'],
    ['entities that multiply', '<!DOCTYPE d [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>'],
  ])('refuses %s', (_case, doctype) => {
    const text = document(statementWith(entry())).replace('<Document', `${doctype}<Document`);
    expect(problemOf(text)).toMatchObject({
      code: 'broken_file',
      message: expect.stringContaining('DOCTYPE'),
    });
  });

  it('refuses nesting without end', () => {
    const text = document(`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`);
    expect(problemOf(text)).toMatchObject({ code: 'broken_file', message: expect.stringMatching(/nested/i) });
  });

  it('refuses nesting without end in an entry', () => {
    const text = document(statementWith(entry(`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`)));
    expect(problemOf(text)).toMatchObject({ code: 'broken_file', message: expect.stringMatching(/nested/i) });
  });

  it('reads entries whatever their number, each with its line', () => {
    const ends = '<AddtlNtryInf><![CDATA[</Ntry>]]></AddtlNtryInf><!-- </Ntry> -->';
    const records = recordsOf(document(statementWith(entry(ends).repeat(1200))).replaceAll('\n', '\r\n'));
    expect(records.map(({ line }) => line)).toEqual(Array.from({ length: 1200 }, (_, index) => index + 3));
    expect(records.at(-1)?.description).toBe('</Ntry>');
  });

  it.each([
    [document(''), /without a statement/],
    ['<Document><BkToCstmrAcctRpt><GrpHdr/></BkToCstmrAcctRpt></Document>', /without a report \(<Rpt>\)/],
    ['<Document><BkToCstmrDbtCdtNtfctn/></Document>', /without a notification \(<Ntfctn>\)/],
  ])('has no statement in %s', (text, message) => {
    expect(problemOf(text)).toEqual({ code: 'no_statement', message: expect.stringMatching(message) });
  });

  it('dates an entry without a date by the statement, if that is of a single day', () => {
    const undated = '<Ntry><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts></Ntry>';
    const balance = (code: string, day: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
    const daily = document(
      statementWith(balance('OPBD', '2026-10-10') + balance('CLBD', '2026-10-10') + undated),
    );
    expect(recordsOf(daily)).toMatchObject([{ date: '2026-10-10', amount: '10.00' }]);
    const longer = document(
      statementWith(balance('OPBD', '2026-10-01') + balance('CLBD', '2026-10-31') + undated),
    );
    expect(statementsOf(longer)[0]?.refused).toMatchObject([{ reason: expect.stringMatching(/BookgDt/) }]);
  });
});
