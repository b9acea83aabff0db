/** What a header or a line above the table calls a card; a purchase by card in a row is one of any account. */
const CARD =
  /(?<!\p{L})(?:(?:credit ?)?card(?! ?holder)|carte|cart[aã]o|carta di credito|(?:kredit)?karte(?:nnummer)?|kreditkarte\p{L}*|tarjeta|creditcard)(?!\p{L})/iu;

export function namesCard(cells: readonly string[]): boolean {
  return cells.some((cell) => CARD.test(cell.slice(0, 200)));
}
