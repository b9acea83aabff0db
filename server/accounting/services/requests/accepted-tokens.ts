/** Tokens that were accepted for a business a short while ago. */
export type AcceptedTokens = {
  has(tokenHash: Buffer, businessId: string): boolean;
  add(tokenHash: Buffer, businessId: string): void;
};

/**
 * Remembers so many pairs of a token and a business, each for so long. Nothing is allowed by that: the token is looked up
 * again in the transaction of the request. It only spares a request the look-up before it waits for others.
 */
export function acceptedTokens(most: number, forMs: number, clock = () => performance.now()): AcceptedTokens {
  const until = new Map<string, number>();
  const key = (tokenHash: Buffer, businessId: string) => `${tokenHash.toString('base64')} ${businessId}`;
  return {
    has: (tokenHash, businessId) => (until.get(key(tokenHash, businessId)) ?? 0) > clock(),
    add(tokenHash, businessId) {
      const pair = key(tokenHash, businessId);
      until.delete(pair);
      until.set(pair, clock() + forMs);
      const [oldest] = until.keys();
      if (until.size > most && oldest !== undefined) until.delete(oldest);
    },
  };
}
