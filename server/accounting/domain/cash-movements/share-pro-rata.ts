/**
 * Shares an amount in proportion to weights by largest remainder: each share is its exact part rounded down (toward minus
 * infinity), and the units left over go to the largest remainders, a tie to the earlier one. The shares sum to the
 * amount.
 * @param amount minor units, not negative
 * @param weights together more than 0; one below 0 has a share below 0
 */
export function shareProRata(amount: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || amount < 0n) throw new Error(`cannot share ${amount} over weights of ${total}`);
  const shares = weights.map((weight) => roundedDown(amount * weight, total));
  const left = Number(amount - shares.reduce((sum, share) => sum + share, 0n));
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: amount * weight - (shares[index] ?? 0n) * total }))
    .sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0n) + 1n;
  return shares;
}

/** A quotient toward minus infinity; the division of bigint rounds toward zero. */
function roundedDown(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return quotient * divisor > dividend ? quotient - 1n : quotient;
}
