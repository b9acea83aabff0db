/** An own account, as texts of banks may name it. */
export type OwnAccount = {
  id: string;
  ledgerId: string;
  name: string;
  institution: string | null;
  lastFour: string | null;
  /** A card or loan: a transfer to it is a payment. */
  isDebt: boolean;
};

/** What the text of a leg says about a transfer between its account and another. */
export type LegWords = {
  /** A word for a transfer, or for a card payment where one account is a card; null when there is none. */
  transferWord: string | null;
  /** Whether banks print that word of payments to anybody, too: of a wire, or for any credit transfer of their language. */
  isOfAnybody: boolean;
  /** The last digits or the name of the other account. */
  namesOther: string | null;
  /** The last digits of a third own account. */
  namesThird: boolean;
  /** Words that a transfer between own accounts does not explain: a payee, perhaps. */
  foreign: readonly string[];
};

const list = (words: string) => new Set(words.split(/\s+/).filter((word) => word !== ''));

const transferWords =
  list(`transfer transfers transferred xfer trf tfr trsf trnsfr tfer xfr umbuchung uebertrag übertrag
  übertragung eigenübertrag kontoübertrag virement overboeking overschrijving bonifico giroconto transferencia traspaso
  transferência överföring overføring sweep interaccount`);

/** Any payment by bank, in the languages that have no other word for it. */
const creditTransfers = list('virement bonifico transferencia transferência overboeking overschrijving');
/** A transfer beside one of these goes to anybody. */
const wires = list('wire swift sepa fedwire chaps interac');
const TRANSFER = /^(?:\p{L}*transfer\p{L}*|xfer|trf|tfr|trsf|trnsfr|tfer|xfr)$/u;

/** Where one of the two accounts is a card or loan. */
const paymentWords =
  list(`payment payments pymt pmt autopay autopymt autopmt epay epayment thank thanks thankyou merci danke paydown billpay
  repayment zahlung abrechnung kreditkartenabrechnung lastschrift einzug betaling pagamento paiement pago`);

/** Words that banks print around any movement: they name nobody, nor do they in the name of an account or bank. */
const aroundMovements =
  list(`a an the of on at to for from by and or your you via in out into our my own self me is
  online internet mobile web app phone tel telephone banking bank banks branch counter teller electronic electr elec
  ach ppd ccd des id indn co entry descr eff effective date time sec
  deposit deposits deposited dep withdrawal withdraw wd wdl credit credits credited cr debit debits debited dr dbt union
  ref refer reference conf confirmation confirm no nr num number trace seq sequence auth authorization code
  account accounts acct acc accnt konto a c ac
  transaction transactions trans txn tran trn movement booking buchung transf
  recurring scheduled automatic auto monthly weekly daily one onetime between internal external intrabank interbank
  ending end xx xxx xxxx xxxxx received sent incoming outgoing incomming funds fund amount amt balance bal
  wire swift sepa faster fps chaps bacs instant real rtp fedwire iban bic giro einzahlung auszahlung gutschrift überweisung ueberweisung
  jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december
  mon tue wed thu fri sat sun am pm est pst`);

/** Words for kinds of accounts, and banks: no payee either, yet they tell one own account from another. */
const kindsAndBanks =
  list(`savings saving sav svgs checking chk chkg check current share shares money market mm mma mmkt dda
  card cards crd creditcard cc visa mastercard mc amex american express discover
  business personal joint main primary new everyday plus premium basic simple
  chase jpmorgan jpm citi citibank citicard citicards capital wells fargo boa bofa barclays hsbc lloyds natwest santander td usaa
  pnc usbank ally ing dkb sparkasse commerzbank postbank revolut wise n26 monzo starling mercury brex rbc bmo scotiabank`);

/** Whether a word is one that banks print around any movement, or one for a transfer or payment. */
export function isGeneric(word: string): boolean {
  return (
    aroundMovements.has(word) || kindsAndBanks.has(word) || transferWords.has(word) || paymentWords.has(word)
  );
}

/** Words of the text in lower case, with digits kept. */
export function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');
}

const namesKnown = new WeakMap<OwnAccount, ReadonlySet<string>>();

/** The words by which a name tells an account from others: the “credit” of a credit union is in any text of money in. */
function namesOf(account: OwnAccount): ReadonlySet<string> {
  const known = namesKnown.get(account);
  if (known) return known;
  const words = tokensOf(`${account.name} ${account.institution ?? ''}`).filter(
    (word) =>
      /^\p{L}{3,}$/u.test(word) &&
      !aroundMovements.has(word) &&
      !transferWords.has(word) &&
      !paymentWords.has(word),
  );
  const names = new Set(words);
  namesKnown.set(account, names);
  return names;
}

/** Digits printed at the end of masks: `x1234`, `xxxx1234`, `...1234`. */
function endsWith(token: string, lastFour: string): boolean {
  const digits = lastFour.toLowerCase();
  return token.length < 20 && token.endsWith(digits) && /^x*\d*$/.test(token.slice(0, -digits.length));
}

function isOfAnybody(word: string, tokens: readonly string[]): boolean {
  if (creditTransfers.has(word) || word === 'etransfer') return true;
  // E-transfers are mailed to anybody.
  const isMailed = tokens.some((token, at) => token === word && tokens[at - 1] === 'e');
  return TRANSFER.test(word) && (isMailed || tokens.some((token) => wires.has(token)));
}

/**
 * Reads the text of a leg.
 * @param ownWords words of the business's own name
 */
export function readLegWords(
  tokens: readonly string[],
  own: OwnAccount,
  other: OwnAccount,
  accounts: readonly OwnAccount[],
  ownWords: ReadonlySet<string>,
): LegWords {
  const hasDebt = own.isDebt !== other.isDebt;
  const namesOwn = namesOf(own);
  const distinct = [...namesOf(other)].filter((word) => !namesOwn.has(word));
  const named = ({ lastFour }: OwnAccount) =>
    lastFour !== null && tokens.some((token) => endsWith(token, lastFour));
  const namesOther =
    (named(other) && other.lastFour !== own.lastFour ? other.lastFour : null) ??
    tokens.find((token) => distinct.includes(token)) ??
    null;
  const third = accounts.filter(
    ({ id, lastFour }) =>
      id !== own.id && id !== other.id && lastFour !== own.lastFour && lastFour !== other.lastFour,
  );
  const isTransferWord = (word: string) =>
    transferWords.has(word) ||
    (hasDebt && paymentWords.has(word)) ||
    /^\p{L}*(transfer|umbuchung)$/u.test(word);
  const said = tokens.filter(isTransferWord);
  const ofOwn = said.find((word) => !isOfAnybody(word, tokens));
  return {
    transferWord: ofOwn ?? said[0] ?? null,
    isOfAnybody: said.length > 0 && ofOwn === undefined,
    namesOther,
    namesThird: third.some(named),
    foreign: tokens.filter(
      (word) =>
        /^\p{L}{3,}$/u.test(word) &&
        !aroundMovements.has(word) &&
        !kindsAndBanks.has(word) &&
        !isTransferWord(word) &&
        !accounts.some((account) => namesOf(account).has(word)) &&
        !ownWords.has(word),
    ),
  };
}
