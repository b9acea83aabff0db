import { addDays, type Day } from '@/lib/dates/instant';
import { type OwnAccount, tokensOf } from '../leg-words';
import type { TransferLeg } from '../transfers/score-transfer';

export const accounts: readonly OwnAccount[] = [
  account('checking', 'Harbor Checking', 'Harbor Bank', '4417'),
  account('savings', 'Harbor Savings', 'Harbor Bank', '9920'),
  account('operating', 'Tide Operating', 'Tide Credit Union', '3308'),
  { ...account('card', 'Tide Visa', 'Tide Credit Union', '7001'), isDebt: true },
];

function account(id: string, name: string, institution: string, lastFour: string): OwnAccount {
  return { id, ledgerId: `ledger ${id}`, name, institution, lastFour, isDebt: false };
}

/** Uniform numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const outTexts = (to: OwnAccount) =>
  to.isDebt
    ? [
        `${to.institution} CARD AUTOPAY PPD ID ${to.lastFour}`,
        'CREDIT CRD EPAY',
        `Payment to card ending in ${to.lastFour}`,
      ]
    : [
        `Online Transfer to ${to.name} ...${to.lastFour}`,
        'ONLINE BANKING TRANSFER CONF 82731',
        `XFER TO X${to.lastFour}`,
        'Transfer',
        'FUNDS TRSF WEB',
      ];
const inTexts = (from: OwnAccount, to: OwnAccount) =>
  to.isDebt
    ? ['PAYMENT - THANK YOU', 'AUTOPAY PAYMENT RECEIVED', 'ONLINE PAYMENT THANK YOU']
    : [
        `Transfer from ${from.name} x${from.lastFour}`,
        'ONLINE TRANSFER',
        'DEPOSIT',
        'Mobile deposit',
        'XFER CREDIT',
      ];

const payees = [
  'Alder Paper',
  'Birch Foods',
  'Cedar Hosting',
  'Dune Airlines',
  'Elm Dental',
  'Fjord Studio',
  'Grove Rentals',
];

/** A chooser among items, and a list of legs that grows. */
function sowing(seed: number) {
  const random = randomOf(seed);
  const legs: TransferLeg[] = [];
  return {
    random,
    legs,
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item,
    add(of: OwnAccount, amount: bigint, day: Day, text: string): string {
      const transactionId = `t${legs.length}`;
      legs.push({ transactionId, account: of, amount, day, tokens: tokensOf(text), isOpen: true, rival: 0 });
      return transactionId;
    },
  };
}

/**
 * Two months of transfers between four accounts, of five amounts only, so that several of the same amount are on their way on
 * the same days; purchases of these amounts, and transfers whose other leg is not there.
 */
export function seedCrowd(seed: number, transfers: number): Pick<Seeded, 'legs' | 'partnerOf'> {
  const { random, legs, pick, add } = sowing(seed);
  const partnerOf = new Map<string, string>();
  for (let count = 0; count < transfers; count += 1) {
    const from = pick(accounts.filter((each) => !each.isDebt));
    const to = pick(accounts.filter((each) => each !== from));
    const amount = pick([10_000n, 25_000n, 50_000n, 100_000n, 123_456n]);
    const day = addDays('2026-03-01', Math.floor(random() * 60));
    const out = add(from, -amount, day, pick(outTexts(to)));
    const into = add(to, amount, addDays(day, Math.floor(random() ** 2 * 5)), pick(inTexts(from, to)));
    partnerOf.set(out, into).set(into, out);
    const chance = random();
    if (chance < 0.3) add(pick(accounts), -amount, addDays(day, Math.floor(random() * 9) - 4), pick(payees));
    else if (chance < 0.4) add(from, -amount, addDays(day, 1), 'Transfer');
  }
  return { legs, partnerOf };
}

export type Seeded = { legs: TransferLeg[]; partnerOf: Map<string, string>; isTwin: Set<string> };

/**
 * A year of movements on four accounts: transfers, up to four days on the way; equal amounts of other movements near them as
 * decoys; transfers whose other leg is not there; and twins, two equal transfers on the same day.
 */
export function seedTransfers(seed: number, transfers: number): Seeded {
  const { random, legs, pick, add } = sowing(seed);
  const partnerOf = new Map<string, string>();
  const isTwin = new Set<string>();
  const amountOf = () => {
    const kind = random();
    if (kind < 0.35) return BigInt(1 + Math.floor(random() * 40)) * 10_000n;
    if (kind < 0.6) return BigInt(1 + Math.floor(random() * 500)) * 1000n;
    return BigInt(100 + Math.floor(random() * 900_000));
  };
  const transfer = (from: OwnAccount, to: OwnAccount, amount: bigint, day: Day) => {
    const out = add(from, -amount, day, pick(outTexts(to)));
    const into = add(to, amount, addDays(day, Math.floor(random() ** 2 * 5)), pick(inTexts(from, to)));
    partnerOf.set(out, into).set(into, out);
    return [out, into];
  };
  for (let count = 0; count < transfers; count += 1) {
    const from = pick(accounts.filter((each) => !each.isDebt));
    const to = pick(accounts.filter((each) => each !== from));
    const day = addDays('2026-01-01', Math.floor(random() * 360));
    const amount = amountOf();
    transfer(from, to, amount, day);
    const chance = random();
    if (chance < 0.01) for (const id of [...transfer(from, to, amount, day)]) isTwin.add(id);
    else if (chance < 0.3) {
      // A purchase and a sale of the same amount, days around, on any accounts.
      add(pick(accounts), -amount, addDays(day, Math.floor(random() * 9) - 4), pick(payees));
      add(pick(accounts), amount, addDays(day, Math.floor(random() * 9) - 4), pick(payees));
    } else if (chance < 0.4) add(pick(accounts), amount, addDays(day, 1), `Zelle from ${pick(payees)}`);
    else if (chance < 0.45) add(from, -amountOf(), day, 'Transfer to brokerage');
  }
  for (let count = 0; count < transfers * 5; count += 1) {
    const day = addDays('2026-01-01', Math.floor(random() * 360));
    add(pick(accounts), random() < 0.7 ? -amountOf() : amountOf(), day, pick(payees));
  }
  return { legs, partnerOf, isTwin };
}
