/** A rule that could be offered: the payee, by its clean description, and the ledger. */
export type RuleOffered = { payee: string; ledgerId: string };

/**
 * Offers that a person declined for good and may still take back: the service keeps what is declined, so it hears of one only
 * once nothing offers to undo it any more. A page that is closed before declines nothing, and the rule is offered again.
 */
export class DeclinesPutOff {
  private readonly waiting: { offer: RuleOffered; isSent: boolean }[] = [];

  constructor(private readonly send: (offer: RuleOffered) => unknown) {}

  /** Whether the offer is declined, though the service may not know it yet. */
  has({ payee, ledgerId }: RuleOffered): boolean {
    return this.waiting.some(({ offer }) => offer.payee === payee && offer.ledgerId === ledgerId);
  }

  /** Gives what takes it back, and what is called once that is no longer offered. */
  decline(offer: RuleOffered): { undo: () => void; settle: () => Promise<void> } {
    const own = { offer, isSent: false };
    this.waiting.push(own);
    const drop = () => {
      const at = this.waiting.indexOf(own);
      if (at !== -1) this.waiting.splice(at, 1);
    };
    return {
      undo: drop,
      settle: async () => {
        if (own.isSent || !this.waiting.includes(own)) return;
        own.isSent = true;
        await this.send(offer);
        drop();
      },
    };
  }
}
