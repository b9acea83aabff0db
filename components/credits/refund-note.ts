/**
 * What becomes of the credit by the refund, in a sentence.
 * @param units minor units to be refunded, or null while none are typed
 * @param credit the unapplied credit now, in minor units
 */
export function noteOfRefund(
  units: bigint | null,
  credit: bigint,
  text: (units: bigint) => string,
): string | undefined {
  if (units === null) return undefined;
  if (units > credit) return `Must be at most ${text(credit)}, the unapplied credit`;
  return units === credit ? 'Refunds all of the credit' : `${text(credit - units)} of credit is left`;
}
