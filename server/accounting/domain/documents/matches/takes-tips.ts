/** Where the payer writes in what is added. */
const TIP_LINE =
  /^\W*(?:(?:add|plus|your|server|staff)\W*)?(?:tips?|gratuity|trinkgeld|propina|pourboire)\b(?!.*\b(?:not\b|includ|for\b|guide|suggest))/i;
/** At the head of the paper: what kind of shop it is. */
const KIND =
  /\b(?:restaurants?|restaurante|ristorante|trattoria|osteria|pizzeria|bistro|brasserie|diner|eatery|grill|grille|steakhouse|taqueria|cantina|sushi|ramen|caf[eé]|coffee|espresso|bakery|bar|pub|tavern|taproom|brewery|brewing|saloon|lounge|taxi|cab|cabs|limousine|rideshare|uber|lyft|salon|barbers?|barbershop|hairdressers?|hair|nails|spa|massage|tattoo|valet)\b/i;
/** What only a place with waiters prints. */
const SERVED = /^\W*(?:(?:table|tbl)\W*#?\W*\d|(?:your )?(?:waiter|waitress)\b|dine[ -]?in\b)/i;
/** A hotel has a bar, too; what it charges is the folio. */
const HOTEL =
  /\b(?:hotel|motel|hostel|inn|resort|folio|room (?:rate|charge|no|number)|check[ -]?out|nights?)\b/i;
const headLines = 8;

/**
 * Whether more may have been paid than the paper says, for a tip: it is of a kind that takes tips, or has a line for one. What
 * is to be paid on account, such as an invoice, is paid as it is.
 */
export function takesTips(text: string): boolean {
  const lines = text.split('\n');
  if (lines.some((line) => TIP_LINE.test(line))) return true;
  const head = lines.slice(0, headLines);
  if (lines.some((line) => HOTEL.test(line)) || head.some((line) => /\binvoice\b/i.test(line))) return false;
  return head.some((line) => KIND.test(line)) || lines.some((line) => SERVED.test(line));
}
