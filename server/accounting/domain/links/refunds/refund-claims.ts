/**
 * What may give back one payment: amounts, each with its odds. They are thousands where one payee pays and is paid thousands of times, so
 * what is asked of each is answered by sums.
 */
export class Claims {
  readonly #paid: bigint;
  readonly #units: bigint[] = [];
  readonly #odds: number[] = [];
  #sums: { units: bigint[]; ofFirst: number[] } | null = null;

  /** @param paid in minor units, more than 0 */
  constructor(paid: bigint) {
    this.#paid = paid;
  }

  add(units: bigint, odds: number): void {
    this.#units.push(units);
    this.#odds.push(odds);
    this.#sums = null;
  }

  /** The odds of all others that the payment is too small to give back beside these units, which were added with these odds. */
  besides(units: bigint, odds: number): number {
    this.#sums ??= this.#sumUp();
    const sum = this.#sums.ofFirst[this.#tooLargeBeside(this.#sums.units, units)] ?? 0;
    return units + units > this.#paid ? sum - odds : sum;
  }

  #sumUp() {
    const order = [...this.#units.keys()].sort((left, right) => this.#compare(left, right));
    const units = order.map((at) => this.#units[at] ?? 0n);
    const ofFirst = [0];
    for (const at of order) ofFirst.push((ofFirst.at(-1) ?? 0) + (this.#odds[at] ?? 0));
    return { units, ofFirst };
  }

  /** The largest first. */
  #compare(left: number, right: number): number {
    const [one = 0n, other = 0n] = [this.#units[left], this.#units[right]];
    return one > other ? -1 : one < other ? 1 : 0;
  }

  /** How many of the largest are more than what these units leave of the payment. */
  #tooLargeBeside(largestFirst: readonly bigint[], units: bigint): number {
    let [low, high] = [0, largestFirst.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((largestFirst[middle] ?? 0n) + units > this.#paid) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
