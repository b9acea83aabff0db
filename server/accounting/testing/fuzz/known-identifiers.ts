import { SomeIdentifier } from './arbitrary-of-schema';

const mostOfAKind = 200;
const nowhere = '';

/** The identifiers met in answers, by business and prefix, so that later requests can name what is really there. */
export class KnownIdentifiers {
  private readonly known = new Map<string, string[]>();

  /**
   * @param homes the businesses that most requests are about
   * @param spared named in no request: the application that asks, whose tokens end when its secret is rotated
   */
  constructor(
    private readonly homes: readonly string[],
    private readonly spared: readonly string[],
  ) {}

  /** Takes every identifier out of the text of an answer about the business. */
  learn(text: string, business = nowhere): void {
    for (const [identifier, prefix] of text.matchAll(/\b([a-z]+(?:_[a-z]+)?)_[1-9A-HJ-NP-Za-km-z]{22}\b/g)) {
      if (this.spared.includes(identifier)) continue;
      for (const place of new Set([business, nowhere])) {
        const same = this.of(prefix ?? '', place);
        if (same.length < mostOfAKind && !same.includes(identifier)) same.push(identifier);
      }
    }
  }

  /** Most often one of the homes. */
  chooseBusiness(choice: number): string {
    return (
      this.homes[choice % (this.homes.length + 1)] ?? this.choose(new SomeIdentifier('biz', choice), nowhere)
    );
  }

  /** The value with every placeholder replaced by an identifier of the business, or now and then of any. */
  fill(value: unknown, business = nowhere): unknown {
    if (value instanceof SomeIdentifier)
      return this.choose(value, value.choice % 20 === 0 ? nowhere : business);
    if (Array.isArray(value)) return value.map((each) => this.fill(each, business));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, this.fill(member, business)]),
    );
  }

  /** A well-formed one that names nothing when none is known. */
  private choose({ prefix, choice }: SomeIdentifier, business: string): string {
    const same = this.of(prefix, business);
    return same[choice % Math.max(same.length, 1)] ?? `${prefix}_1BoatSLRHtKNngkdXEeobR`;
  }

  private of(prefix: string, business: string): string[] {
    const key = `${prefix} ${business}`;
    const same = this.known.get(key) ?? [];
    this.known.set(key, same);
    return same;
  }
}
