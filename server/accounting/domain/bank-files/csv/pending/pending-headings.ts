const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

const HEADINGS = [
  /(?:pending|unposted|not (?:yet )?posted)(?: (?:transactions?|movements?|items|charges|authori[sz]ations|purchases))?/,
  /(?:vorgemerkte?|(?:noch )?nicht gebuchte)(?: (?:umsätze|buchungen))?/,
  /(?:opérations )?en attente/,
  /(?:movimientos |operaciones )?pendientes?/,
  /(?:movimenti |operazioni )?in attesa/,
];
/** With how many there are: "Pending (3)". */
const HEADING = new RegExp(
  `^(?:${HEADINGS.map(({ source }) => source).join('|')})(?: ?[-–(]{0,2} ?\\d{1,4}\\)?)?:?$`,
  'i',
);

/** Words of what is booked. */
const BOOKED =
  /\b(?:posted|booked|settled|cleared|completed|(?:ver|ge)bucht(?:e[rsn]?)?|comptabilis[ée]e?s?|contabilizad[oa]s?|liquidad[oa]s?|contabilizzat[aeio]|geboekte?|verwerkte?|lan[cç]ad[oa]s?|efetivad[oa]s?)\b/i;
/** Words of movements, booked or not. */
const MOVEMENTS =
  /\b(?:transactions|activity|history|umsätze|buchungen|opérations|movimientos|operaciones|transacciones|movimenti|operazioni|transazioni|transacties|movimentos|lançamentos|transações)\b/i;
const UNBOOKED =
  /\b(?:not (?:(?:yet|been|be) ){0,3}(?:posted|booked|settled|cleared|completed|final)|un(?:posted|booked|settled|cleared)|(?:noch )?nicht gebucht\p{L}{0,2}|non comptabilis\p{L}{1,4}|no contabilizad[oa]s?|non contabilizzat[aeio]|(?:nog )?niet geboekte?|não lançad[oa]s?)\b/giu;
const OPEN =
  /\b(?:pending|processing|vorgemerkte?n?|en attente|venir|pendientes?|in attesa|pendentes?)\b|\b(?:may|might|will|can) (?:be|still|not|change|differ|vary|post|take|appear)\b/i;
const EXCEPT =
  /\b(?:excluding|except|without|not including|other than|ohne|sauf|hors|sin|excepto|senza|zonder|exceto|sem)\b/i;
/** "You have no pending transactions at this time." */
const NOTHING =
  /^(?:none|nothing)\b|\b(?:no|keine|aucune?|ning[uú]n[oa]?|nessun[oa]?|geen|nenhuma?) (?:\p{L}{1,20} ){0,3}(?:transactions?|movements?|items|charges|authori[sz]ations|umsätze|buchungen|movimientos|opérations|operazioni|transacties|movimentos)\b/iu;

const SUM_FIRST =
  /^(?:sub-?|sous-?|zwischen)?(?:totals?|totale|totaal|summe|gesamt(?:summe|betrag)?|somme|suma|soma)\b/i;
const SUM_LAST = /\b(?:totals?|totale|totaal|(?:gesamt|zwischen)?summe|somme)$/i;

const leastWordsOfNote = 7;

/** Names of months alone; the first letters of one are those of other words as well, such as "Settled". */
const MONTHS = new Set(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) =>
        new Date(Date.UTC(2000, index))
          .toLocaleString(language, { month, timeZone: 'UTC' })
          .toLowerCase()
          .replace('.', ''),
      ),
    ),
  ),
);

/** Whether the text is a heading above movements that are not booked yet. */
export function isPendingHeading(text: string): boolean {
  return HEADING.test(text);
}

/** Whether a text, however long, says that what is below it is booked, or that nothing is pending. */
export function endsPendingPart(text: string): boolean {
  if (NOTHING.test(text)) return true;
  const said = text.replace(UNBOOKED, 'pending');
  const [booked, open] = [said.search(BOOKED), said.search(OPEN)];
  if (booked !== -1) return open === -1 || booked < open;
  return MOVEMENTS.test(said) && (open === -1 || EXCEPT.test(said));
}

/** Whether a text is the name of a sum, as it stands below what it is of. */
export function isTotal(text: string): boolean {
  return SUM_FIRST.test(text) || SUM_LAST.test(text);
}

/** Whether a text is a day or a month alone, as it stands above the movements of that. */
export function isDayOrMonth(text: string): boolean {
  const [word = '', ...others] = text.slice(0, 80).match(/\p{L}+/gu) ?? [];
  return others.length === 0 && (MONTHS.has(word.toLowerCase()) || (word === '' && /\d/.test(text)));
}

/** Whether a text may be a note on movements that are not booked yet, which stands between them. */
export function isNote(text: string): boolean {
  return /[.!?]$|^[*(]|^note\b/i.test(text) || isOpenNote(text);
}

/** A sentence without its full stop. */
function isOpenNote(text: string): boolean {
  return text.split(/\s+/, leastWordsOfNote).length === leastWordsOfNote && OPEN.test(text);
}
