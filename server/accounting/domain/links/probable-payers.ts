/** From this chance on, a movement is taken for what is suggested, whichever of several links it is. */
export const probableFrom = 0.5;

/**
 * The transactions that suggested payments together make at least as likely as not to pay something.
 * @param payments one for each bill, invoice, or group that is paid together; `confidence` 0 to 1
 */
export function probablePayers(
  payments: readonly { transactionId: string; confidence: number }[],
): ReadonlySet<string> {
  const chances = new Map<string, number>();
  for (const { transactionId, confidence } of payments)
    chances.set(transactionId, (chances.get(transactionId) ?? 0) + confidence);
  return new Set([...chances].filter(([, chance]) => chance >= probableFrom).map(([id]) => id));
}
