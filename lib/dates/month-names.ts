/** The month's place by the first letters of its name: English, German, French, Spanish, Italian, Dutch, Portuguese, Nordic. */
const COMMON: readonly string[] = [
  'jan ene gen',
  'feb fev',
  'mar mrz mae mrt maa',
  'apr avr abr',
  'may mai mag mei maj',
  'juin jun giu',
  'juil jul lug',
  'aug aou ago',
  'sep set',
  'oct okt ott out',
  'nov',
  'dec dez dic des',
];

/**
 * In the other languages in which banks print months. Words of receipts begin like some of them, so they count in bank files only. What is
 * another month in a second language ("listopad" is October in Croatian, and November in Polish and Czech) is left out.
 */
const OTHERS: readonly string[] = [
  'sty ian oca tammi led янв січ јан яну ιαν',
  'lut sub helmi uno фев лют φεβ',
  'bre мар бер μαρ',
  'kwi nis huhti dub апр кві απρ',
  'touko kve маи мая мај тра μαι',
  'cze haz iun kesa lipanj lipnja июн чер јун юни ιουν',
  'lipca lipiec tem iul heina srpanj srpnja cervenc cervenec июл лип јул юли ιουλ',
  'sie agu agt elo srpen srpna авг сер αυγ',
  'wrz eyl syys zar сен вер сеп σεπ',
  'paz eki loka rij окт жов οκτ',
  'noi noe kas marras ноя ное лис νοε',
  'gru ara joulu pro дек гру дец δεκ',
];

type Beginning = { letters: string; month: number };

/** Of several beginnings the longest comes first: "marraskuuta" is November in Finnish. */
function beginningsOf(...lists: (readonly string[])[]): Beginning[] {
  return lists
    .flatMap((list) =>
      list.flatMap((beginnings, index) =>
        beginnings.split(' ').map((letters) => ({ letters, month: index + 1 })),
      ),
    )
    .sort((left, right) => right.letters.length - left.letters.length);
}

const common = beginningsOf(COMMON);
const all = beginningsOf(COMMON, OTHERS);

/** The month's number for a name in one of the known languages, else 0. */
export function monthNumber(name: string): number {
  return monthAmong(common, name);
}

/** The same in a bank's file, where nothing else stands between a day and a year. */
export function monthInBankFile(name: string): number {
  return monthAmong(all, name);
}

function monthAmong(beginnings: readonly Beginning[], name: string): number {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return beginnings.find(({ letters }) => plain.startsWith(letters))?.month ?? 0;
}
