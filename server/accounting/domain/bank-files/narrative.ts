import { readSentence } from './narrative-sentences';

/** What the text of a movement says, by our metadata names. */
export type Narrative = Record<string, string>;

/** SWIFT lines hold 65 characters: a full one was cut by the program, a shorter one ends where a person would. */
const fullLine = 64;
/** Of `32`, the first half of a name. */
const fullName = 27;
const STRUCTURED = /^\s*(\d{3})([?<>~^|@])(?=\d\d)/;
const SLASHED = /^\s*\/[A-Z]{2,4}\//;
const UNSTRUCTURED_CODE = /^999(?:PN\d+)?/;

/** Keys of the /KEY/ dialects (Dutch, Belgian and other banks); a slash before anything else is text. */
const SLASH_KEYS = new Map([
  ['NAME', 'payee'],
  ['REMI', 'memo'],
  ['EREF', 'end_to_end_id'],
  ['IBAN', 'counterparty_account'],
  ['BIC', 'counterparty_bank'],
  ['TRTP', 'booking_text'],
  ['ADDR', 'address'],
  ['MARF', 'mandate'],
  ['CSID', 'creditor_id'],
  ['PURP', 'purpose_code'],
  ['RTRN', 'return_reason'],
  ['ISDT', 'interest_date'],
  ['CNTP', 'counterparty'],
  ['PREF', 'payment_reference'],
  ['KREF', 'customer_reference'],
  ['CREF', 'creditor_reference'],
  ['OCMT', 'original_amount'],
  ['EXCH', 'exchange_rate'],
  ['CHGS', 'charges'],
  ['ULTB', 'ultimate_beneficiary'],
  ['ULTD', 'ultimate_debtor'],
  ['ULTC', 'ultimate_creditor'],
  ['ID', 'counterparty_id'],
  ['BENM', ''],
  ['ORDP', ''],
  ['USTD', 'memo'],
  ['STRD', 'memo'],
]);

/** Labels of the same bank's tables, in columns of 32 characters: `IBAN: …`, `Naam: …`, `Omschrijving: …`. */
const LABEL = /(IBAN|BIC|Naam|Omschrijving|Kenmerk|Machtiging|Incassant): /;
const LABEL_NAMES = new Map([
  ['IBAN', 'counterparty_account'],
  ['BIC', 'counterparty_bank'],
  ['Naam', 'payee'],
  ['Omschrijving', 'memo'],
  ['Kenmerk', 'end_to_end_id'],
  ['Machtiging', 'mandate'],
  ['Incassant', 'creditor_id'],
]);
/** A payment by card, whose shop stands in the second column of 32 characters: `BEA, Betaalpas …`. */
const CARD_PAYMENT = /^(?:BEA|GEA), \S[^,]*?\s{2,}(\S.*?)(?:,PAS\d+|\s{2,}|$)/;

/** Marks inside the purpose lines of German SEPA statements ("EREF+…SVWZ+…"). */
const SEPA_MARK = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|PURP)\+/;
/** A text that is made of them, without a field plan around it, as in tables. */
const SEPA_TEXT = /^\s*(?:EREF|KREF|MREF|CRED|DEBT|SVWZ)\+|\sSVWZ\+/;
const SEPA_NAMES = new Map([
  ['EREF', 'end_to_end_id'],
  ['KREF', 'customer_reference'],
  ['MREF', 'mandate'],
  ['CRED', 'creditor_id'],
  ['DEBT', 'debtor_id'],
  ['COAM', 'compensation_amount'],
  ['OAMT', 'original_amount'],
  ['SVWZ', 'memo'],
  ['ABWA', 'ultimate_debtor'],
  ['ABWE', 'ultimate_creditor'],
  ['PURP', 'purpose_code'],
]);

/** Whether a text of a table is a narrative of several parts, rather than words. */
export function isNarrative(text: string): boolean {
  const isLabelled =
    (text.startsWith('SEPA ') && LABEL.test(text)) || /^(?:Auftraggeber|Empfänger): ?\S/.test(text);
  return SLASHED.test(text) || isLabelled || CARD_PAYMENT.test(text) || SEPA_TEXT.test(text);
}

/** Reads the lines of a `:86:` in whichever of the dialects they are; plain words become the memo. */
export function readNarrative(lines: readonly string[]): Narrative {
  const text = joinLines(lines);
  const structured = STRUCTURED.exec(text);
  if (structured) {
    const [start, code = '', separator = '?'] = structured;
    return { transaction_code: code, ...readSubfields(text.slice(start.length), separator) };
  }
  if (SLASHED.test(text)) return readSlashKeys(text);
  if (text.startsWith('SEPA ') && LABEL.test(text)) return readLabels(text);
  if (SEPA_TEXT.test(text)) return withoutEmpty(readPurpose(text));
  const shop = CARD_PAYMENT.exec(text)?.[1];
  if (shop) return { memo: text, payee: shop };
  const plain = text.replace(UNSTRUCTURED_CODE, '') || text;
  return withoutEmpty({ memo: plain, ...readSentence(plain) });
}

function joinLines(lines: readonly string[]): string {
  let text = lines[0] ?? '';
  for (let index = 1; index < lines.length; index += 1) {
    const [before = '', line = ''] = [lines[index - 1], lines[index]];
    const isCut = before.length >= fullLine || before.endsWith('?') || /^[?<>~^|@]\d\d/.test(line);
    text += isCut ? line : ` ${line}`;
  }
  return text;
}

/** `00` booking text, `10` batch number, `20`–`29` and `60`–`63` purpose, `30`–`38` counterparty (ZKA's field plan). */
function readSubfields(text: string, separator: string): Narrative {
  const fields = new Map<string, string>();
  for (const part of splitSubfields(text, separator)) {
    const number = part.slice(0, 2);
    // Polish banks fill what is empty with a dot above (U+02D9).
    fields.set(number, (fields.get(number) ?? '') + part.slice(2).replace(/^˙+$/, ''));
  }
  const joined = (pattern: RegExp, glue: string) =>
    [...fields]
      .flatMap(([number, value]) => (pattern.test(number) && value !== '' ? [value] : []))
      .join(glue);
  return withoutEmpty({
    booking_text: fields.get('00') ?? '',
    batch_number: fields.get('10') ?? '',
    ...readPurpose(joined(/^2\d$/, glueOf(fields)) + joined(/^6[0-5]$/, ' ').replace(/^(?=.)/, ' ')),
    counterparty_bank: fields.get('30') ?? '',
    counterparty_account: fields.get('38') ?? fields.get('31') ?? '',
    payee: joined(/^3[23]$/, (fields.get('32') ?? '').length < fullName ? ' ' : ''),
    key: fields.get('34') ?? '',
  });
}

/** SEPA purpose lines are cut anywhere, plain ones are lines of their own. */
function glueOf(fields: Map<string, string>): string {
  return SEPA_MARK.test(fields.get('20') ?? '') ? '' : ' ';
}

/** A separator that no two digits follow is text. */
function splitSubfields(text: string, separator: string): string[] {
  const parts: string[] = [];
  for (const piece of text.split(separator)) {
    const last = parts.length - 1;
    if (/^\d\d/.test(piece) || last === -1) parts.push(piece);
    else parts[last] += separator + piece;
  }
  return parts;
}

function readPurpose(text: string): Narrative {
  const [before = '', ...marked] = text.split(SEPA_MARK);
  const fields: Narrative = { memo: before };
  for (let index = 0; index + 1 < marked.length; index += 2) {
    const name = SEPA_NAMES.get(marked[index] ?? '') ?? 'memo';
    fields[name] = `${fields[name] ?? ''} ${marked[index + 1] ?? ''}`;
  }
  return fields;
}

function readSlashKeys(text: string): Narrative {
  const values = new Map<string, string[]>();
  let name = 'memo';
  for (const token of text.split('/')) {
    const known = SLASH_KEYS.get(token.trim());
    if (known !== undefined) name = known;
    if (known !== undefined || name === '') continue;
    const list = values.get(name) ?? [];
    list.push(token);
    values.set(name, list);
  }
  const fields = Object.fromEntries([...values].map(([key, list]) => [key, joinTokens(list)]));
  return withoutEmpty({ ...readCounterparty(fields.counterparty), ...fields });
}

function readLabels(text: string): Narrative {
  const [before = '', ...labelled] = text.split(LABEL);
  const fields: Narrative = { booking_text: before };
  for (let index = 0; index + 1 < labelled.length; index += 2)
    fields[LABEL_NAMES.get(labelled[index] ?? '') ?? 'memo'] = (labelled[index + 1] ?? '').trim();
  return withoutEmpty(fields);
}

/** Slashes inside a value were text ("01/02"); empty tokens only closed the key before. */
function joinTokens(tokens: string[]): string {
  return tokens.filter((token) => token.trim() !== '').join('/');
}

/** `/CNTP/account/bank/name/city/` in one value. */
function readCounterparty(text: string | undefined): Narrative {
  const [account = '', bank = '', name = ''] = text?.split('/') ?? [];
  return text === undefined ? {} : { counterparty_account: account, counterparty_bank: bank, payee: name };
}

function withoutEmpty(fields: Narrative): Narrative {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));
}
