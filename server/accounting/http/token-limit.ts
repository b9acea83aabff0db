import { networkOfAddress } from '@/lib/network-of-address';

/** Counts requests for tokens, in this process, over a minute. */
export type TokenLimit = {
  /** Counts one. @returns 0 when it may go on, otherwise the seconds to wait */
  take(clientId: string, address: string): number;
};

const windowMs = 60_000;

/** So many names are counted at once; what is beyond them shares the count of the address. */
const mostNames = 20_000;

/**
 * An application needs a token an hour. Requests are counted per client and address together, so that nobody can use up
 * the tokens of an application from elsewhere, and per address, so that no one tries many clients. Of IPv6, a network
 * counts as one address.
 */
export function tokenLimit(
  { perClient, perAddress } = { perClient: 120, perAddress: 600 },
  clock = () => performance.now(),
): TokenLimit {
  let counts = new Map<string, number>();
  let endsAt = clock() + windowMs;

  function isBeyond(name: string, most: number): boolean {
    const count = (counts.get(name) ?? 0) + 1;
    if (count === 1 && counts.size >= mostNames) return false;
    counts.set(name, Math.min(count, most + 1));
    return count > most;
  }

  return {
    take(clientId, address) {
      if (clock() >= endsAt) {
        counts = new Map();
        endsAt = clock() + windowMs;
      }
      const network = networkOfAddress(address);
      const isAddressBeyond = isBeyond(network, perAddress);
      const isClientBeyond = isBeyond(`${network} ${clientId}`, perClient);
      return isAddressBeyond || isClientBeyond ? Math.max(1, Math.ceil((endsAt - clock()) / 1000)) : 0;
    },
  };
}
