import { type EvidenceName, evidenceNames } from './evidence';
import type { Signs } from './trust';

/**
 * How much each kind of evidence weighs before a business has decided anything: fitted on several books by
 * `npm run bench:suggestions -- --fit FILE…`. `spread` is how far the evidence usually lies apart; steps of learning are
 * measured by it.
 */
export const sharedWeights: Record<EvidenceName, { weight: number; spread: number }> = {
  wasUsed: { weight: -3.166, spread: 0.5 },
  usual: { weight: 0.128, spread: 2 },
  daysUnused: { weight: -0.471, spread: 0.8 },
  direction: { weight: 0.882, spread: 0.26 },
  size: { weight: 0.212, spread: 0.67 },
  day: { weight: 0.076, spread: 0.5 },
  accountLift: { weight: 0.065, spread: 2 },
  payeeLift: { weight: -0.348, spread: 0.5 },
  payeePurity: { weight: -0.111, spread: 0.4 },
  payeeLately: { weight: -0.221, spread: 0.1 },
  payeeRun: { weight: -0.054, spread: 0.2 },
  payeeDaysSince: { weight: -0.57, spread: 0.2 },
  payeeFarAmount: { weight: -0.142, spread: 0.2 },
  eitherLift: { weight: 0.275, spread: 0.5 },
  startShare: { weight: 2.631, spread: 0.1 },
  startPurity: { weight: -0.27, spread: 0.7 },
  exactShare: { weight: 2.116, spread: 0.05 },
  nearShare: { weight: -0.11, spread: 0.1 },
  afterShare: { weight: 0.42, spread: 0.1 },
  amountLift: { weight: 0.234, spread: 0.4 },
  tradeLift: { weight: 0.158, spread: 0.5 },
  firstLift: { weight: 0.103, spread: 1.2 },
  firstOnAccountLift: { weight: 0.003, spread: 1 },
  firstOfSizeLift: { weight: 0.031, spread: 0.8 },
  wordModel: { weight: 0.482, spread: 1.1 },
  similarPayee: { weight: 2.895, spread: 0.1 },
  nameBegins: { weight: 1.827, spread: 0.06 },
  nameShare: { weight: 1.789, spread: 0.05 },
  tradeLedger: { weight: 2.44, spread: 0.06 },
};

/** What several books showed, from which every business begins. */
export type Shared = {
  /** By the order of `evidenceNames`. */
  weights: readonly number[];
  /** What the signs of a suggestion weigh, by the order of `Signs`. */
  trust: Signs;
};

export const shared: Shared = {
  weights: evidenceNames.map((name) => sharedWeights[name].weight),
  trust: [-0.19, 0.73, 0.06, 0.45, -0.01, 0.01, 1.12, 0.27],
};
